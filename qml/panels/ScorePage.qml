pragma ComponentBehavior: Bound
import QtQuick
import QtQuick.Controls
import QtQuick.Dialogs
import QtQuick.Layouts
import Sumter.Models

/// How the game stands: what counts, who has it, what each side is short of. When the game is over it
/// comes by itself and says who has won.
Dialog {
    id: root

    required property Play play
    /// Whether the map is shown: else it waits.
    property bool shown: true
    /// The end that has been told already.
    property string told
    /// An end that is to be told: of another game, or of another line of play, it is another.
    readonly property string end: play.over ? `${play.saveFile}|${play.line}|${play.length}` : ""
    readonly property bool isEnd: score.over
    /// Opens the page that was written, or its folder.
    property var openPage: page => Qt.openUrlExternally(page)
    /// Asks where the report is to lie, and writes it there; a place is proposed.
    property var askFile: askInDialog
    readonly property alias reportFile: reportFile
    /// What was asked for: it is done once the page is gone.
    property var then: null

    signal hexAsked(string hex)
    signal caseAsked(string number)
    signal replayAsked
    signal gamesAsked
    /// Closed, and nothing else was asked for.
    signal left

    function leave(then) {
        root.then = then;
        close();
    }

    function show(page) {
        const open = openPage;
        open(page);
    }

    function askPlace(proposed) {
        const ask = askFile;
        ask(proposed);
    }

    function askInDialog(proposed) {
        const place = String(proposed);
        reportFile.currentFolder = place.slice(0, place.lastIndexOf("/"));
        reportFile.selectedFile = proposed;
        reportFile.open();
    }

    function writeReport(page) {
        report.write(page);
    }

    function tellEnd() {
        if (end.length === 0 || !shown || told === end)
            return;
        told = end;
        open();
    }

    objectName: "scorePage"
    title: isEnd ? qsTr("The game is over") : play.replaying ? qsTr("How the game stood, %1").arg(play.date) : qsTr("How the game stands, %1").arg(play.date)
    // A click beside it closes it and does what is clicked: with a modal page it would only close it,
    // and a tab beside the map stayed as it was. The keys of the game rest meanwhile.
    modal: false
    dim: true
    focus: true
    parent: Overlay.overlay
    // On whole pixels: thin lines vanish between them.
    x: Math.round(((parent ? parent.width : 0) - width) / 2)
    y: Math.round(((parent ? parent.height : 0) - height) / 2)
    width: Math.min(Look.sized(680), (parent ? parent.width : 680) - 20)
    height: Math.min(Math.ceil(implicitHeight), (parent ? parent.height : 600) - 20)
    onOpened: {
        then = null;
        report.forget();
        list.currentIndex = 0;
        if (isEnd)
            replay.forceActiveFocus();
        else
            list.forceActiveFocus();
    }
    onClosed: {
        const asked = then;
        then = null;
        if (asked)
            asked();
        else
            root.left();
    }
    onEndChanged: {
        if (end.length === 0)
            told = "";
        later.restart();
    }
    onShownChanged: {
        if (!shown)
            close();
        later.restart();
    }

    Timer {
        id: later

        // Once the map has taken the place of the list of games, and the keys.
        interval: 0
        onTriggered: root.tellEnd()
    }

    ScoreModel {
        id: score

        play: root.play
        onChanged: {
            // The table is turned, or the game is left.
            if (!known)
                root.close();
        }
    }

    ReportWriter {
        id: report

        objectName: "reportWriter"
        play: root.play
        onWritten: page => root.show(page)
    }

    FileDialog {
        id: reportFile

        title: qsTr("Write the report to")
        fileMode: FileDialog.SaveFile
        defaultSuffix: "html"
        acceptLabel: qsTr("Write")
        nameFilters: [qsTr("Pages (*.html)")]
        onAccepted: report.write(selectedFile)
    }

    ColumnLayout {
        anchors.fill: parent
        spacing: Look.gap

        SideBadge {
            objectName: "winner"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Look.gap
            visible: root.isEnd && score.winner.length > 0
            side: score.winner
            name: qsTr("%1 victory").arg(score.winnerName)
            says: name
            textSize: Look.huge
        }

        Label {
            objectName: "draw"
            Layout.alignment: Qt.AlignHCenter
            Layout.topMargin: Look.gap
            visible: root.isEnd && score.winner.length === 0
            font.family: Look.serif
            font.pixelSize: Look.huge
            font.bold: true
            color: Look.accent
            text: qsTr("A draw")
        }

        Label {
            objectName: "scoreResult"
            Layout.fillWidth: true
            visible: root.isEnd
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.family: Look.serif
            font.pixelSize: Look.large
            text: score.result
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        component Short: Label {
            Layout.fillWidth: true
            visible: !root.isEnd
            wrapMode: Text.Wrap
            font.bold: true
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        Short {
            objectName: "unionShort"
            text: score.unionShort
        }

        Short {
            objectName: "confederateShort"
            text: score.confederateShort
        }

        Label {
            objectName: "scoreIncomplete"
            Layout.fillWidth: true
            visible: !score.complete
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: Look.inkSoft
            text: qsTr("What only the Enemy can know is not counted.")
        }

        DoubleRule {
            Layout.fillWidth: true
        }

        component Head: Label {
            Layout.preferredWidth: columns.column
            horizontalAlignment: Text.AlignRight
            font.pixelSize: Look.small
            font.bold: true
        }

        RowLayout {
            id: columns

            readonly property int column: Math.ceil(Math.max(unionWidth.advanceWidth, confederateWidth.advanceWidth)) + Look.gapSmall

            Layout.fillWidth: true
            Layout.rightMargin: Look.scrollWidth + Look.gapSmall
            spacing: Look.gap

            TextMetrics {
                id: unionWidth

                font: unionHead.font
                text: unionHead.text
            }

            TextMetrics {
                id: confederateWidth

                font: confederateHead.font
                text: confederateHead.text
            }

            Label {
                Layout.fillWidth: true
                Layout.leftMargin: Look.gap
                font.pixelSize: Look.small
                font.bold: true
                text: qsTr("What counts")
            }

            Head {
                id: unionHead

                text: qsTr("Union")
            }

            Head {
                id: confederateHead

                text: qsTr("Confederate")
            }
        }

        FittingList {
            id: list

            objectName: "scoreList"
            Layout.fillWidth: true
            Layout.fillHeight: true
            // Without a height of its own it would make no row to be measured.
            implicitHeight: Math.min(Math.max(fitted, Look.sized(80)), Look.sized(360))
            clip: true
            spacing: 2
            model: score
            keyNavigationEnabled: true
            activeFocusOnTab: true
            ScrollBar.vertical: ScrollBar {
            }
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What counts")
            Keys.onReturnPressed: showCurrent()
            Keys.onEnterPressed: showCurrent()
            Keys.onSpacePressed: showCurrent()

            function showCurrent() {
                if (currentItem)
                    (currentItem as ScoreDelegate).show();
            }

            delegate: ScoreDelegate {
                column: columns.column
                onShown: {
                    const place = hex;
                    root.leave(() => {
                        root.hexAsked(place);
                        root.left();
                    });
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.rightMargin: Look.scrollWidth + Look.gapSmall
            spacing: Look.gap

            Label {
                Layout.fillWidth: true
                Layout.leftMargin: Look.gap
                font.bold: true
                text: qsTr("Points")
            }

            Label {
                objectName: "unionPoints"
                Layout.preferredWidth: columns.column
                horizontalAlignment: Text.AlignRight
                font.bold: true
                font.pixelSize: Look.large
                text: score.unionPoints
                Accessible.name: qsTr("Points of the Union: %1").arg(score.unionPoints)
            }

            Label {
                objectName: "confederatePoints"
                Layout.preferredWidth: columns.column
                horizontalAlignment: Text.AlignRight
                font.bold: true
                font.pixelSize: Look.large
                text: score.confederatePoints
                Accessible.name: qsTr("Points of the Confederate: %1").arg(score.confederatePoints)
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.rightMargin: Look.scrollWidth + Look.gapSmall
            spacing: Look.gap

            Label {
                Layout.fillWidth: true
                Layout.leftMargin: Look.gap
                text: qsTr("Strength points lost in battle")
            }

            Label {
                objectName: "unionLost"
                Layout.preferredWidth: columns.column
                horizontalAlignment: Text.AlignRight
                text: score.unionLost
                Accessible.name: qsTr("Lost by the Union: %1").arg(score.unionLost)
            }

            Label {
                objectName: "confederateLost"
                Layout.preferredWidth: columns.column
                horizontalAlignment: Text.AlignRight
                text: score.confederateLost
                Accessible.name: qsTr("Lost by the Confederate: %1").arg(score.confederateLost)
            }
        }

        Label {
            objectName: "reportTold"
            Layout.fillWidth: true
            visible: text.length > 0
            wrapMode: Text.Wrap
            font.pixelSize: Look.small
            color: report.error.length > 0 ? Look.bad : Look.inkSoft
            text: report.busy ? qsTr("The report is being written …") : report.error.length > 0 ? qsTr("No report: %1").arg(report.error) : report.file.length > 0 ? qsTr("The report is here: %1").arg(report.file) : ""
            Accessible.role: Accessible.StaticText
            Accessible.name: text
        }

        RowLayout {
            objectName: "reportLinks"
            visible: report.file.length > 0
            spacing: Look.gap

            Button {
                objectName: "reportOpen"
                text: qsTr("Open the report")
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: root.show(report.page)
            }

            Button {
                objectName: "reportFolder"
                text: qsTr("Open its folder")
                Keys.onReturnPressed: clicked()
                Keys.onEnterPressed: clicked()
                onClicked: root.show(report.folder)
            }
        }
    }

    footer: Flow {
        padding: Look.margin
        topPadding: Look.gapSmall
        spacing: Look.gap
        layoutDirection: Qt.RightToLeft

        component Choice: Button {
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
        }

        Choice {
            id: replay

            objectName: "scoreReplay"
            visible: root.isEnd
            highlighted: true
            text: qsTr("Look through the game")
            onClicked: root.leave(() => root.replayAsked())
        }

        Choice {
            objectName: "scoreGames"
            visible: root.isEnd
            text: qsTr("Back to the games")
            onClicked: root.leave(() => root.gamesAsked())
        }

        Choice {
            objectName: "scoreReport"
            enabled: root.play.saveFile.length > 0 && !report.busy
            text: qsTr("Report …")
            Accessible.description: qsTr("Writes a page with maps, curves, battles and the dice where you want it, and opens it")
            onClicked: root.askPlace(report.proposed())
        }

        Choice {
            objectName: "scoreClose"
            text: qsTr("Close (Esc)")
            onClicked: root.close()
        }

        Choice {
            objectName: "scoreCase"
            text: score.cited
            Accessible.name: qsTr("Open case %1").arg(score.cited)
            onClicked: {
                const number = score.cited;
                root.leave(() => {
                    root.caseAsked(number);
                    root.left();
                });
            }
        }
    }
}
