import type { ObjectId, ScriptStep } from '#lib/rules/index'
import { and, ordinal, type Phrase, phrase, puntiVita, verbatim } from '../../grammar/index'
import type { People } from '../../names/people'
import { aimed, type Teller } from './teller'

type Said = Extract<ScriptStep, { cast: unknown }>

/** Costs that are paid instead of the mana cost, by their name where it is a keyword. */
const ALTERNATIVES: Readonly<Record<string, string>> = { emerge: 'con emergere' }

const one = (n: number): string => `il ${ordinal(n + 1, 'm')}`

/** «Il primo e il secondo modo», «2 volte il primo modo»; undefined where no mode is chosen. */
export function modesNamed(modes: readonly number[]): Phrase | undefined {
  const [first] = modes
  if (first === undefined) return undefined
  return modes.length > 1 && modes.every((m) => m === first)
    ? verbatim(`${modes.length} volte ${one(first)} modo`)
    : phrase`${and(modes.map((m) => verbatim(one(m))))} modo`
}

/** Which modes are chosen; nothing where the targets tell it, since one is chosen and only one has any. */
function modesSaid({ people }: Teller, { cast, modes = [], targets = [] }: Said): Phrase {
  const named = modesNamed(modes)
  const told = modes.length === 1 && targets.length > 0 && aiming(people, cast) === 1
  if (named === undefined || told) return verbatim('')
  return phrase` scegliendo ${named}`
}

/** How many modes of a spell have targets. */
function aiming({ start: { state } }: People, id: ObjectId): number {
  const printed = state.objects[state.cards[id] ?? id]?.printed.abilities ?? []
  const modes = printed.flatMap((a) => (a.type === 'spell' && 'modes' in a && a.modes ? a.modes.list : []))
  return modes.filter(({ targets }) => targets !== undefined).length
}

/** All that is announced with a spell or ability, after its name: « con bersaglio Orso e X = 3 scegliendo il primo modo». */
export function announced(t: Teller, s: Said): Phrase {
  const { targets = [], alternative, additional = [], x, free } = s
  const word = verbatim(targets.length > 1 ? 'bersagli' : 'bersaglio')
  return phrase`${alternativeSaid(alternative, free)}${targets.length ? phrase` con ${word} ${and(targets.map((id) => aimed(t, id)))}` : verbatim('')}${x === undefined ? verbatim('') : verbatim(`${targets.length ? ' e' : alternative || free ? ' e con' : ' con'} X = ${x}`)}${modesSaid(t, s)}${additional.length ? verbatim(', pagando il costo addizionale') : verbatim('')}${s.phyrexian ? phrase` pagando ${puntiVita(2 * s.phyrexian)}` : verbatim('')}`
}

/** « con emergere», « pagando il costo alternativo», « senza pagarne il costo di mana». */
function alternativeSaid(alternative: string | undefined, free: boolean | undefined): Phrase {
  const instead = alternative === undefined ? '' : ` ${ALTERNATIVES[alternative] ?? 'pagando il costo alternativo'}`
  return verbatim(`${free ? ' senza pagarne il costo di mana' : ''}${free && instead ? ' e' : ''}${instead}`)
}

/** The same where no story is told: targets by their names alone. */
export const announcement = (people: People, s: Said): Phrase =>
  announced({ people, known: new Set(Object.keys(people.things)) }, s)
