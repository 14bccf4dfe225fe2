import { anteing } from '../cr/407/407.1-ante'
import { commandZone } from '../cr/408/408.1-command-zone'
import { variantActions } from '../cr/704/704.6-variants'
import { leavingTheGame } from '../cr/800/800.4-leaving-the-game'
import { sharedTurns } from '../cr/805/805.4-shared-turns'
import { sharedLife } from '../cr/810/810.4-shared-life'
import { teamsWinAndLose } from '../cr/810/810.8-winning-and-losing'
import { individualAndTeam } from '../cr/810/810.9-individual-and-team'
import { handModifiers } from '../cr/902/902.5-hand-modifiers'
import { commanderTax } from '../cr/903/903.8-commander-tax'
import { backToCommand } from '../cr/903/903.9-back-to-command'
import { commanderDamage } from '../cr/903/903.10-commander-damage'
import { variantsStores } from '../kernel/stores/variants'
import type { Volume } from './volume'

/** Games of more than two players, and commanders. */
export const volume: Volume = {
  rooms: [
    anteing,
    commandZone,
    variantActions,
    leavingTheGame,
    sharedTurns,
    sharedLife,
    teamsWinAndLose,
    individualAndTeam,
    handModifiers,
    commanderTax,
    backToCommand,
    commanderDamage,
  ],
  verbs: [],
  actions: {},
  stores: variantsStores,
}
