import type { Reading } from '#lib/questions/index'
import type { Ask, Saying, Sayings } from '../saying'
import { ofGame } from './game'
import { ofObjects } from './objects'
import { ofOrders } from './orders'
import { ofPlayers } from './players'
import { asVerdicts } from './verdicts'
import { ofZones } from './zones'

const sayings: Sayings<Ask> = { ...ofPlayers, ...ofObjects, ...asVerdicts, ...ofGame, ...ofOrders, ...ofZones }

/** How a reading is asked and its values are said. */
export const sayingOf = (reading: Reading): Saying<Reading> => sayings[reading.ask] as unknown as Saying<Reading>
