import type { Verb } from '../kernel/effect'
import type { VerbImpl } from '../kernel/verb'
import type { Keys } from '../language/schema'
import * as arrivals from './arrivals'
import * as cards from './cards'
import * as cast from './cast'
import * as change from './change'
import * as combat from './combat'
import * as control from './control'
import * as controllers from './controllers'
import * as copies from './copies'
import * as countering from './countering'
import * as damage from './damage'
import * as discard from './discard'
import * as emblems from './emblems'
import * as faces from './faces'
import * as hands from './hands'
import * as lasting from './lasting'
import * as later from './later'
import * as library from './library'
import * as life from './life'
import * as mana from './mana'
import * as paid from './paid'
import * as permanents from './permanents'
import * as piles from './piles'
import * as sacrifice from './sacrifice'
import * as search from './search'
import * as seeing from './seeing'
import * as sequence from './sequence'
import * as tokens from './tokens'
import * as totals from './totals'
import * as until from './until'

const files = [
  arrivals,
  cards,
  combat,
  change,
  control,
  later,
  controllers,
  damage,
  emblems,
  hands,
  discard,
  library,
  search,
  faces,
  lasting,
  life,
  totals,
  mana,
  cast,
  paid,
  permanents,
  piles,
  sacrifice,
  seeing,
  sequence,
  countering,
  copies,
  tokens,
  until,
] as const
const all = files.flatMap((file): readonly unknown[] => file.verbs) as readonly VerbImpl<Verb>[]

/** Verbs of the language that no file carries out: there is none, or the table below is no table of all. */
type Missing = Exclude<Verb, (typeof files)[number]['verbs'][number]['verb']>

/** What every verb does. */
export const verbs: Missing extends never ? ReadonlyMap<Verb, VerbImpl<Verb>> : Missing = new Map(
  all.map((impl) => [impl.verb, impl] as const),
)

/** The words that each verb is written with. */
export const verbWords: Readonly<Record<Verb, Keys>> = Object.assign({}, ...files.map(({ words }) => words))
