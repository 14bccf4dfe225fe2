import { cantBeatsCan } from '../cr/101/101.2-cant'
import { winning } from '../cr/104/104.2-winning'
import { losing } from '../cr/104/104.3-losing'
import { drawingTheGame } from '../cr/104/104.4-drawing-the-game'
import { permanents } from '../cr/110/110.1-permanents'
import { permanentTypes } from '../cr/110/110.4-permanent-types'
import { status } from '../cr/110/110.5-status'
import { tokens } from '../cr/111/111.2-tokens'
import { priority } from '../cr/117/117.3-priority'
import { startingLife } from '../cr/119/119.1-starting-life'
import { damageIsLoss } from '../cr/119/119.2-damage-is-loss'
import { gainingAndLosing } from '../cr/119/119.3-gaining-and-losing'
import { noLife } from '../cr/119/119.6-no-life'
import { gainTriggers } from '../cr/119/119.9-gain-triggers'
import { gainReplacements } from '../cr/119/119.10-gain-replacements'
import { receivingDamage } from '../cr/120/120.1-receiving'
import { damageResults } from '../cr/120/120.3-results'
import { excessDamage } from '../cr/120/120.4-excess'
import { lethalDamage } from '../cr/120/120.6-lethal-damage'
import { zeroDamage } from '../cr/120/120.8-zero-damage'
import { drawing } from '../cr/121/121.1-drawing'
import { counters } from '../cr/122/122.1-counters'
import { manaValues } from '../cr/202/202.3-mana-value'
import { summoningSickness } from '../cr/302/302.6-summoning-sickness'
import { zones } from '../cr/400/400.1-zones'
import { ownersZones } from '../cr/400/400.3-owners-zones'
import { whatStaysOut } from '../cr/400/400.4-what-stays-out'
import { moving } from '../cr/400/400.6-moving'
import { newObjects } from '../cr/400/400.7-new-objects'
import { exiledAgain } from '../cr/400/400.8-exiled-again'
import { arranging } from '../cr/401/401.4-arranging'
import { arrangingGraveyards } from '../cr/404/404.3-arranging'
import { withoutTheStack } from '../cr/405/405.6-without-the-stack'
import { endsOfSteps } from '../cr/500/500.2-ends-of-steps'
import { staticAbilities } from '../cr/604/604.1-static'
import { floatingEffects } from '../cr/611/611.2-floating'
import { layers } from '../cr/613/613.1-layers'
import { dying } from '../cr/700/700.4-dying'
import { destroying } from '../cr/701/701.8-destroying'
import { discarding } from '../cr/701/701.9-discarding'
import { exiling } from '../cr/701/701.13-exiling'
import { sacrificing } from '../cr/701/701.21-sacrificing'
import { tapping } from '../cr/701/701.26-tapping'
import { deathtouch } from '../cr/702/702.2-deathtouch'
import { haste } from '../cr/702/702.10-haste'
import { indestructible } from '../cr/702/702.12-indestructible'
import { lifelink } from '../cr/702/702.15-lifelink'
import { infect } from '../cr/702/702.90-infect'
import { checking } from '../cr/704/704.3-checking'
import { stateBasedActions } from '../cr/704/704.5-actions'
import { cardVerbs } from '../effects/cards'
import { damageVerbs } from '../effects/damage'
import { lifeVerbs } from '../effects/life'
import { permanentVerbs } from '../effects/permanents'
import { sequenceVerbs } from '../effects/sequence'
import { plainActions } from '../kernel/flow'
import type { Volume } from './volume'

/** What every table needs. */
export const volume: Volume = {
  rooms: [
    cantBeatsCan,
    winning,
    losing,
    drawingTheGame,
    permanents,
    permanentTypes,
    status,
    tokens,
    priority,
    startingLife,
    damageIsLoss,
    gainingAndLosing,
    noLife,
    gainTriggers,
    gainReplacements,
    receivingDamage,
    damageResults,
    excessDamage,
    lethalDamage,
    zeroDamage,
    drawing,
    counters,
    manaValues,
    summoningSickness,
    zones,
    ownersZones,
    whatStaysOut,
    moving,
    newObjects,
    exiledAgain,
    arranging,
    arrangingGraveyards,
    withoutTheStack,
    endsOfSteps,
    staticAbilities,
    floatingEffects,
    layers,
    dying,
    destroying,
    discarding,
    exiling,
    sacrificing,
    tapping,
    deathtouch,
    haste,
    indestructible,
    lifelink,
    infect,
    checking,
    stateBasedActions,
  ],
  verbs: [...lifeVerbs, ...damageVerbs, ...sequenceVerbs, ...cardVerbs, ...permanentVerbs],
  actions: plainActions,
}
