import type { Ability, Entering, Lasting } from '../../kernel/card'
import { chosenOne, nameAll } from '../../kernel/choose'
import { copyOf } from '../../kernel/copying'
import { type Enters, type Entrant, entering, entrantOf } from '../../kernel/entering'
import type { ObjectId } from '../../kernel/ids'
import { amount, contextOf, labelOf, matches, players, spokenOf } from '../../kernel/look'
import { believes, type Offer, type Rule, replacement, room, rule } from '../../kernel/rule'
import type { Arrival } from '../../kernel/state'
import type { Active, View } from '../../kernel/view'

type EntersEffect = Extract<Lasting, { enters: Entering }>
type Applying = Active & { readonly effect: EntersEffect }

const isOfItself = (effect: Lasting): effect is EntersEffect => 'enters' in effect && effect.what.self === true

/** What the entering permanent says of its own entering: as itself, or as what it enters as a copy of. */
function own(
  { id, controller, printed }: Entrant,
  copied: boolean,
  abilities: readonly Ability[],
): readonly Applying[] {
  return printed.abilities.flatMap((a, n) =>
    a.type !== 'static' || !abilities.includes(a)
      ? []
      : a.effects.flatMap((effect, m) =>
          isOfItself(effect)
            ? [{ id: `${id}/enters/${n}/${m}${copied ? '/copied' : ''}`, effect, controller, source: id, timestamp: 0 }]
            : [],
        ),
  )
}

/** What is left of its abilities on the battlefield, where others may take them: looked for where one is about its entering. */
function abilitiesThere(v: View, e: Enters, { as, printed: { abilities } }: Entrant): readonly Ability[] {
  if (!abilities.some((a) => a.type === 'static' && a.effects.some(isOfItself))) return []
  return thenOf(v, e, as).characteristics(as).abilities
}

const printedOn: typeof abilitiesThere = (_, __, { printed }) => printed.abilities

/** The state as it will be once the permanent is on the battlefield. */
const thenOf = (v: View, e: Enters, as: ObjectId): View => v.after(e.type === 'move' ? { ...e, as } : e)

const entersEffect = (a: Active): a is Applying => 'enters' in a.effect

/** Effects of others about permanents such as this will be on the battlefield (614.12). */
function ofOthers(v: View, e: Enters, { as }: Entrant): readonly Applying[] {
  const all = v.lasting().filter(entersEffect)
  if (!all.length) return []
  const then = thenOf(v, e, as)
  return all.filter((a) => a.source !== as && matches(then, as, a.effect.what, a.controller, a.source))
}

/** The same, of a card as it is where it comes from. */
const ofOthersBefore: typeof ofOthers = (v, e, entrant) =>
  e.type !== 'move'
    ? ofOthers(v, e, entrant)
    : v
        .lasting()
        .filter(entersEffect)
        .filter((a) => matches(v, e.object, a.effect.what, a.controller, a.source, 'anywhere'))

/** Tapped, and with counters. */
function plain(v: View, { tapped, counters }: Entering, of: Active): Arrival {
  const read = Object.entries(counters ?? {}).map(([name, n]) => [name, amount(v, n, contextOf(of))])
  return { ...(tapped ? { tapped } : {}), ...(counters ? { counters: Object.fromEntries(read) } : {}) }
}

/** What it may enter as a copy of: permanents that are there before it, or cards of the zone that it names. */
const originals = (v: View, { effect, controller, source }: Applying): readonly ObjectId[] => {
  const { copy } = effect.enters
  return copy ? spokenOf(v, copy, controller, source) : []
}

/** The permanent that its controller chooses, or none where that is allowed. */
function chosen(v: View, a: Applying, { id, controller }: Entrant): ObjectId | undefined {
  const named = nameAll(originals(v, a), (x) => labelOf(v, x))
  const { optional } = a.effect.enters
  const all = new Map<string, ObjectId>([...named, ...(optional ? [['none', ''] as const] : [])])
  const one = all.size ? chosenOne(v, { choose: 'copy', player: controller, of: labelOf(v, id) }, all) : ''
  return one === '' ? undefined : one
}

function asCopy(v: View, e: Enters, a: Applying, entrant: Entrant): Enters {
  const of = chosen(v, a, entrant)
  if (of === undefined) return e
  const printed = copyOf(v, of, a.effect.enters.except)
  const status = v.ask('copiesStatus', {}) === false ? {} : { tapped: v.state.objects[of]?.tapped ?? false }
  if (e.type === 'createToken') return entering({ ...e, what: printed }, status)
  return entering(e, { ...status, printed, itself: entrant.printed })
}

/** Under somebody else's control, or with its back face up. */
function turned(v: View, e: Enters, of: Applying): Enters {
  const { under, transformed } = of.effect.enters
  const [player] = under === undefined ? [] : players(v, under, contextOf(of))
  if (e.type === 'createToken') return player === undefined ? e : { ...e, controller: player }
  const controlled = player === undefined ? e : { ...e, controller: player }
  const back = transformed && v.state.objects[e.object]?.sides?.layout === 'transforming'
  return back ? { ...controlled, facing: { ...e.facing, up: 'other' } } : controlled
}

/** Whoever is to control it, what it is to be a copy of and which face is up come first: that decides what else applies (616.1b–d). */
const offers =
  (others = ofOthers, left = abilitiesThere) =>
  (v: View, e: Enters): readonly Offer[] => {
    const entrant = entrantOf(v, e)
    if (!entrant) return []
    const copied = e.entry?.itself !== undefined
    const all = [...own(entrant, copied, left(v, e, entrant)), ...others(v, e, entrant)]
    return all.flatMap((of): readonly Offer[] => {
      const { copy, under, transformed } = of.effect.enters
      if (copy) return originals(v, of).length ? [{ of, apply: () => [asCopy(v, e, of, entrant)] }] : []
      const one = { of, apply: () => [entering(turned(v, e, of), plain(v, of.effect.enters, of))] }
      return under === undefined && !transformed ? [{ ...one, commutes: true }] : [one]
    })
  }

const applying = (found: (v: View, e: Enters) => readonly Offer[]): Rule =>
  rule('614.12', replacement('614.12', 'move', found), replacement('614.12', 'createToken', found))

/** As though counters came too late for a creature that is nothing without them. */
const withoutCounters = (v: View, e: Enters): readonly Offer[] =>
  offers()(v, e).filter(
    ({ of: { effect } }) => !('enters' in effect && effect.enters.counters) || entrantOf(v, e)?.printed.toughness !== 0,
  )

/** How a permanent enters: tapped, with counters, as a copy. What it will be on the battlefield decides which effects have a say. */
export const enteringTheBattlefield = room(
  '614.12',
  'Entering the battlefield',
  [applying(offers())],
  [
    believes('entering-as-printed', applying(offers(ofOthersBefore, printedOn))),
    believes('enters-then-counters', applying(withoutCounters)),
  ],
)
