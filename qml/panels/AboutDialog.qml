import QtQuick
import QtQuick.Controls

/// Who made it, and from what.
Dialog {
    id: root

    title: qsTr("About Sumter")
    modal: true
    standardButtons: Dialog.Close
    anchors.centerIn: Overlay.overlay
    width: Math.min(Look.sized(560), (parent ? parent.width : 560) - 40)
    height: Math.min(implicitHeight, (parent ? parent.height : 270) - 40)

    contentItem: Label {
        objectName: "aboutText"
        wrapMode: Text.WordWrap
        textFormat: Text.StyledText
        text: qsTr("<b>Sumter %1</b>: the American Civil War at the strategic scale, 1861 to 1865. Under the MIT licence.<br><br>" + "The map was drawn from public sources:<br>" + "rivers, lakes and coasts: Natural Earth, public domain;<br>" + "heights: ETOPO5, NOAA;<br>" + "places: GeoNames (www.geonames.org), CC BY 4.0, some moved to the hex that the game names.<br><br>" + "Made with Qt, SQLite, Boost and the DejaVu fonts.").arg(Qt.application.version)
    }
}
