import {
  type EventOf,
  type EventType,
  type GameEvent,
  type Happening,
  rulesAbout,
  type StepName,
} from '#lib/rules/index'

/** A happening with what followed from it in the same batch. */
export interface Node<E extends GameEvent = GameEvent> {
  readonly h: Happening & { readonly event: E }
  readonly children: readonly Node[]
}

/** Happenings as trees, in the order in which they came. Abilities that trigger stand by themselves: they wait. */
export function treesOf(happenings: readonly Happening[]): readonly Node[] {
  const children = new Map<number, Node[]>()
  const roots: Node[] = []
  for (const h of happenings) {
    const own: Node[] = []
    children.set(h.id, own)
    const node = { h, children: own }
    const parent = h.parent === undefined || h.event.type === 'trigger' ? undefined : children.get(h.parent)
    if (parent) parent.push(node)
    else roots.push(node)
  }
  return roots
}

/** Whether a node is an event of a type. */
export const is = <T extends EventType>(n: Node | undefined, type: T): n is Node<EventOf<T>> => n?.h.event.type === type

/** The first child of a type. */
export const child = <T extends EventType>(n: Node, type: T): Node<EventOf<T>> | undefined =>
  n.children.find((c): c is Node<EventOf<T>> => is(c, type))

/** What comes of an event in the end, where replacements leave one of its type: the last of them, if it happens. */
export function outcome<E extends GameEvent>(n: Node<E>): Node<E> | undefined {
  if (n.h.fate === 'happened') return n
  const next = n.h.fate === 'replaced' ? n.children.find((c) => c.h.event.type === n.h.event.type) : undefined
  return next && outcome(next as Node<E>)
}

/** A node with everything below it. */
export const all = (n: Node): readonly Node[] => [n, ...n.children.flatMap(all)]

/** Questions whose general answer only refines what other rules say; one that departs from it is worth as much as they are. */
const REFINED = [
  'redundant',
  'triggerController',
  'damageToPlayer',
  'newObject',
  'owner',
  'zoneOwner',
  'replacementTimes',
  'tokenOwner',
  'tokenIs',
] as const

/** Rules that only refine: what they refine comes first. */
const REFINING: ReadonlySet<string> = new Set([
  ...REFINED.flatMap((question) => rulesAbout('query', question).slice(0, 1)),
  ...rulesAbout('query', 'layers'),
])

/** Rules by which the state itself brings something about. */
const CHECKS: ReadonlySet<string> = new Set(rulesAbout('stateBased'))

/** Whether an event comes of a check of the state. */
export const isCheck = (n: Node): boolean => isChecked(n.h)

/** The same of a happening. */
export const isChecked = (h: Happening): boolean => h.rules.some((r) => CHECKS.has(r))

/** Whether a happening comes of a check: it is one, or part of one. */
export function isWithinCheck(all: readonly Happening[], id: number | undefined): boolean {
  const h = id === undefined ? undefined : all[id]
  return h !== undefined && (isChecked(h) || isWithinCheck(all, h.parent))
}

/** Whether an event comes of a step, as it begins. */
export const isOfStep = (n: Node, step: StepName): boolean => {
  const all: readonly string[] = rulesAbout('turnBased', step)
  return n.h.rules.some((r) => all.includes(r))
}

/** Rules that say that what damage does to a creature is read off its source. */
export const DOOMING: readonly string[] = rulesAbout('query', 'dooms')

/** The first of them, of any source: what deathtouch does to a creature is told where it is done, at the check. */
export const DOOMED_AT_CHECK: readonly string[] = DOOMING.slice(0, 1)

/** The rules by which damage is dealt, without what comes of it only at the check. */
export const undoomed = (rules: readonly string[]): readonly string[] =>
  rules.filter((rule) => !DOOMED_AT_CHECK.includes(rule))

/** That static abilities hold at once is asked of whatever comes about where there are some: it is said by itself where it decides. */
const SAID_APART = '113.3d'

/** Every rule that gave, forbade or replaced a node or what is below it, each once, in the order in which they acted. */
export function rulesOf(...nodes: readonly (Node | undefined)[]): readonly string[] {
  const acted = nodes
    .flatMap((n) => (n ? all(n) : []))
    .flatMap(({ h }) => [...h.rules, ...h.by])
    .filter((rule) => rule !== SAID_APART)
  return [...new Set([...acted.filter((r) => !REFINING.has(r)), ...acted])]
}

/** The numbers of all that nodes and what is below them tell. */
export const numbersOf = (...nodes: readonly Node[]): readonly number[] => nodes.flatMap(all).map(({ h }) => h.id)
