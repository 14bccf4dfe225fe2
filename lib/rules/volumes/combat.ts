import { leavingCombat } from '../cr/506/506.4-leaving-combat'
import { attacking } from '../cr/508/508.1-attacking'
import { blocking } from '../cr/509/509.1-blocking'
import { assigning } from '../cr/510/510.1-assigning'
import { dealing } from '../cr/510/510.2-dealing'
import { twoSteps } from '../cr/510/510.4-two-steps'
import { endOfCombat } from '../cr/511/511.3-end-of-combat'
import { defender } from '../cr/702/702.3-defender'
import { doubleStrike } from '../cr/702/702.4-double-strike'
import { firstStrike } from '../cr/702/702.7-first-strike'
import { flying } from '../cr/702/702.9-flying'
import { reach } from '../cr/702/702.17-reach'
import { trample } from '../cr/702/702.19-trample'
import { vigilance } from '../cr/702/702.20-vigilance'
import { menace } from '../cr/702/702.111-menace'
import { combatVerbs } from '../effects/combat'
import { combatActions } from '../kernel/combat'
import { dealCombatDamage } from '../kernel/damage'
import { combatStores } from '../kernel/stores/combat'
import type { Volume } from './volume'

/** Attackers, blockers and combat damage, with the keywords that matter in it. */
export const volume: Volume = {
  rooms: [
    leavingCombat,
    attacking,
    blocking,
    assigning,
    dealing,
    twoSteps,
    endOfCombat,
    defender,
    doubleStrike,
    firstStrike,
    flying,
    reach,
    trample,
    vigilance,
    menace,
  ],
  verbs: [...combatVerbs],
  actions: combatActions,
  stores: combatStores,
  deals: dealCombatDamage,
}
