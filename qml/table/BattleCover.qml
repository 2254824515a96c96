import QtQuick
import Sumter.Panels
import Sumter.Table

/// Over a battle while the other player sits down.
HandOverPage {
    id: root

    required property SeatedPlay play
    required property bool ofCampaign
    /// What has the keys afterwards.
    required property Item table

    anchors.fill: parent
    visible: play.handOver
    side: play.side
    sideName: play.sideName
    mayGiveBack: play.mayGiveBack
    handOvers: play.handOvers
    onTaken: {
        play.takeOver();
        table.forceActiveFocus();
    }
    onGivenBack: {
        play.giveBack();
        table.forceActiveFocus();
    }
    onBothSidesChosen: both => play.handOvers = !both
    wayOut: ofCampaign ? qsTr("Back to the campaign") : qsTr("Back to the battles")
}
