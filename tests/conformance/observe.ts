import { type Probe, readProbe } from '#lib/questions/index'
import {
  citedRules,
  compareRules,
  type Evaluation,
  type GameObject,
  type ObjectId,
  type Scenario,
} from '#lib/rules/index'

type ByPlayer<T> = Readonly<Record<string, T>>
type ByLabel<T> = Readonly<Record<string, T>>

/** What is stated of an outcome: only what is written is looked at. Lists and keys of actions follow the script. */
export interface Outcome {
  readonly life?: ByPlayer<number>
  readonly poison?: ByPlayer<number>
  /** False; true; or why the player has lost: `life`, `poison`, `empty-library`, `concede`. */
  readonly lost?: ByPlayer<boolean | string>
  readonly won?: ByPlayer<boolean>
  /** Whether the game has ended. */
  readonly over?: boolean
  readonly hand?: ByPlayer<number>
  readonly library?: ByPlayer<number>
  readonly graveyard?: ByPlayer<number>
  /** `battlefield`, `stack`, `exile`, `graveyard:N`, `gone`. */
  readonly zone?: ByLabel<string>
  readonly controller?: ByLabel<string>
  readonly pt?: ByLabel<string>
  readonly marked?: ByLabel<number>
  readonly counters?: ByLabel<Readonly<Record<string, number>>>
  readonly tapped?: ByLabel<boolean>
  /** How often an ability of the object triggered. */
  readonly triggers?: ByLabel<number>
  /** All the creatures on the battlefield. */
  readonly survivors?: readonly string[]
  /** Spells by label and abilities by that of their source, the bottom first. */
  readonly stack?: readonly string[]
  readonly step?: string
  readonly active?: string
  readonly priority?: string
  /** Whether an action was taken, by its place in the script; `skipped` where the game was over. */
  readonly legal?: Readonly<Record<string, boolean | 'skipped'>>
  /** The rules that forbid an action, by its place in the script. */
  readonly refusedBy?: Readonly<Record<string, readonly string[]>>
  readonly status?: Evaluation['status']
  /** What an undecided evaluation waits for: kind, player, options. */
  readonly choice?: readonly [string, string, readonly string[]]
}

/** Keys whose names are players, labels of the scenario, or places in its script. */
export const NAMES = {
  life: 'player',
  poison: 'player',
  lost: 'player',
  won: 'player',
  hand: 'player',
  library: 'player',
  graveyard: 'player',
  zone: 'object',
  controller: 'object',
  pt: 'object',
  marked: 'object',
  counters: 'object',
  tapped: 'object',
  triggers: 'object',
  legal: 'action',
  refusedBy: 'action',
} as const satisfies Partial<Record<keyof Outcome, 'player' | 'object' | 'action'>>
type Named = keyof typeof NAMES

const probing =
  (probe: (name: string) => Probe) =>
  (e: Evaluation, name: string): unknown =>
    readProbe(probe(name), e)

const objectOf = ({ outcome: s }: Evaluation, label: string): GameObject | undefined => s.objects[s.cards[label] ?? '']

const named: Readonly<Record<Named, (e: Evaluation, name: string, stated: unknown) => unknown>> = {
  life: probing((player) => ({ ask: 'life', player })),
  poison: probing((player) => ({ ask: 'poison', player })),
  hand: probing((player) => ({ ask: 'hand', player })),
  zone: probing((object) => ({ ask: 'zone', object })),
  pt: probing((object) => ({ ask: 'pt', object })),
  marked: probing((object) => ({ ask: 'marked', object })),
  triggers: probing((object) => ({ ask: 'triggers', object })),
  lost: ({ outcome }, player, stated) => {
    const why = outcome.players[player]?.lost
    return stated === true ? why !== undefined : (why ?? false)
  },
  won: ({ outcome }, player) => outcome.players[player]?.won ?? false,
  library: ({ outcome }, player) => (outcome.own.library[player]?.length ?? 0) + (outcome.unknown[player] ?? 0),
  graveyard: ({ outcome }, player) => outcome.own.graveyard[player]?.length,
  controller: (e, label) => e.look(e.outcome).controller(e.outcome.cards[label] ?? ''),
  counters: (e, label) => objectOf(e, label)?.counters,
  tapped: (e, label) => objectOf(e, label)?.tapped,
  legal: (e, n) => {
    const type = e.reports[Number(n)]?.type
    return type === undefined || type === 'skipped' ? type : type === 'done'
  },
  refusedBy: (e, n) => {
    const report = e.reports[Number(n)]
    if (report?.type !== 'refused') return report?.type ?? 'not reached'
    return [...new Set(report.violations.map((v) => v.rule))].sort(compareRules)
  },
}

const whole: Readonly<Record<Exclude<keyof Outcome, Named>, (e: Evaluation) => unknown>> = {
  survivors: (e) => {
    const { objects, shared } = e.outcome
    const v = e.look(e.outcome)
    return shared.battlefield.flatMap((id) =>
      v.characteristics(id).types.includes('creature') ? (objects[id]?.card ?? []) : [],
    )
  },
  stack: ({ outcome: s }) => s.shared.stack.map((id) => cardOf(s.objects[id]?.onStack?.source ?? id)),
  over: ({ outcome }) => outcome.over,
  step: ({ outcome }) => outcome.turn.step,
  active: ({ outcome }) => outcome.turn.active,
  priority: ({ outcome }) => outcome.priority.player,
  status: (e) => e.status,
  choice: (e) => (e.status === 'undecided' ? [e.choice.choose, e.choice.player, e.choice.options] : undefined),
}

/** The card that an object is or was: `orso` of `orso#2`. */
const cardOf = (id: ObjectId): string | undefined => id.split('#')[0]

const isNamed = (key: string): key is Named => Object.hasOwn(NAMES, key)
const isWhole = (key: string): key is keyof typeof whole => Object.hasOwn(whole, key)
export const isOutcomeKey = (key: string): boolean => isNamed(key) || isWhole(key)

/** What an evaluation says wherever something is stated of it, in the same form: equal when all of it is so. */
export function observe(stated: Outcome, e: Evaluation): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(stated).map(([key, value]) => {
      if (isNamed(key))
        return [key, Object.fromEntries(Object.entries(value).map(([name, of]) => [name, named[key](e, name, of)]))]
      return [key, isWhole(key) ? whole[key](e) : undefined]
    }),
  )
}

/** Actions that are refused though the outcome does not say so, with the rules that forbid them. */
export function refusals({ legal = {}, refusedBy = {} }: Outcome, e: Evaluation): Record<string, unknown> {
  const unsaid = [...e.reports.keys()].filter(
    (n) => !(n in legal) && !(n in refusedBy) && e.reports[n]?.type !== 'done',
  )
  return Object.fromEntries(unsaid.map((n) => [n, named.refusedBy(e, String(n), undefined)]))
}

/** Names in an outcome that the scenario does not know: what is said of them would be said of nothing. */
export function strangers(stated: Outcome, e: Evaluation, { script = [] }: Scenario): readonly string[] {
  const known = { player: e.start.order, object: Object.keys(e.start.cards), action: [...script.keys()].map(String) }
  return Object.entries(stated).flatMap(([key, value]) =>
    isNamed(key) ? Object.keys(value).filter((name) => !known[NAMES[key]].includes(name)) : [],
  )
}

/** Of some rules, those that acted. */
export const citedAmong = (rules: readonly string[], e: Evaluation): readonly string[] => {
  const cited: readonly string[] = citedRules(e)
  return rules.filter((r) => cited.includes(r))
}
