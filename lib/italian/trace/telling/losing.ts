import { type EventOf, type PlayerId, type RuleId, rulesForbidding } from '#lib/rules/index'
import { and, danni, ed, figure, il, type Phrase, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { hasTotal, holderOf } from '../../names/people'
import { segnalini } from '../../names/terms'
import { answering, naming, object, player, poolOf, type Saying, type Tale } from './context'
import { is, type Node, numbersOf, rulesOf } from './tree'

type Loss = Node<EventOf<'loseGame'>>
type LossReason = EventOf<'loseGame'>['reason']

/** By which a player at 0 loses. */
const BY_LIFE: RuleId = '704.5a'

/** Whether a player at 0 loses at once: so it is for who believes it. */
export const losesAtOnce = (t: Tale): boolean =>
  (t.view(t.last).ask('stateBasedChecks', {}) ?? []).some((rule) => rule === BY_LIFE)

/** When the check happens: after a payment the next thing would be priority; for who believes it, at once. */
function opening(t: Tale, by: LossReason, paid: boolean): { readonly when: Phrase; readonly atOnce: boolean } {
  const atOnce = by === 'life' && losesAtOnce(t)
  if (atOnce) return { when: verbatim(''), atOnce }
  return {
    when: verbatim(
      paid ? 'prima che un giocatore riceva priorità, ' : 'al controllo delle azioni generate dallo stato ',
    ),
    atOnce,
  }
}

/** Whether two losses are one: those of a team, by the total that it shares. An empty library is each player's own. */
const alike = (t: Tale, { h: { event: a } }: Loss, { h: { event: b } }: Loss): boolean =>
  a.reason === b.reason && a.reason !== 'empty-library' && poolOf(t, a.player) === poolOf(t, b.player)

const AT_CHECK = /^Al controllo delle azioni generate dallo stato /

/** What is found at a check is found at the same one as what has been told just before. */
export const atSameCheck = (said: Phrase, before: Phrase | undefined): Phrase =>
  before !== undefined && AT_CHECK.test(before) ? verbatim(said.replace(AT_CHECK, 'Allo stesso controllo ')) : said

/** Players who lose together: «Al controllo delle azioni generate dallo stato Nora ha 0 punti vita e perde la partita.» */
export const losses = (t: Tale, roots: readonly Loss[], paid: boolean): readonly Saying[] => [
  ...lossOfEach(t, roots, paid),
  ...drawn(t, roots),
]

/** By which a game is drawn that nobody is left in. */
const DRAWN: RuleId = '104.4a'

/** «Perdono insieme tutti i giocatori rimasti: la partita finisce patta.» Where more than one has lost, and nobody is left. */
function drawn(t: Tale, roots: readonly Loss[]): readonly Saying[] {
  const lost = roots.filter(({ h }) => h.fate === 'happened')
  const batch = lost.at(-1)?.h.batch ?? 0
  const isOver = Object.values(t.view(batch).state.players).every((p) => p.lost !== undefined)
  const sides = new Set(lost.map(({ h }) => poolOf(t, h.event.player))).size
  if (!isOver || sides < 2 || !t.evaluation.rules.has(DRAWN)) return []
  const said = sentence(verbatim('perdono insieme tutti i giocatori rimasti: la partita finisce patta'))
  return [{ sentence: said, rules: [DRAWN], batch, of: [] }]
}

function lossOfEach(t: Tale, roots: readonly Loss[], paid: boolean): readonly Saying[] {
  const told = new Set<string>()
  return roots.flatMap((n): readonly Saying[] => {
    const e = n.h.event
    const nora = player(t, e.player)
    const base = {
      rules: n.h.fate === 'impossible' ? rulesOf(n) : n.h.rules,
      batch: n.h.batch,
      of: numbersOf(...roots.filter((r) => r === n || alike(t, r, n))),
    }
    if (n.h.fate === 'impossible') return [{ ...base, sentence: sentence(phrase`${nora} non può perdere la partita`) }]
    if (e.reason === 'concede') return [{ ...base, sentence: sentence(phrase`${nora} concede e perde la partita`) }]
    if (e.reason === 'effect') return [{ ...base, sentence: sentence(phrase`${nora} perde la partita`) }]
    const pool = poolOf(t, e.player)
    if (told.has(`${pool}/${e.reason}`) && e.reason !== 'empty-library') return []
    const { when, atOnce } = opening(t, e.reason, paid)
    const again = told.size > 0 && when !== '' ? verbatim('allo stesso controllo ') : when
    told.add(`${pool}/${e.reason}`)
    return [{ ...base, sentence: loss(t, e, n.h.batch, { when: again, atOnce }) }]
  })
}

/** What goes with a player who leaves a game that goes on: «Con Nora lascia la partita anche Folgore.» */
export function left(t: Tale, n: Node<EventOf<'leaveGame'>>): readonly Saying[] {
  const gone = n.children.filter(({ h }) => 'object' in h.event && h.fate === 'happened')
  // What they controlled without owning it, and keep, is exiled.
  const [kept, theirs] = [gone.filter((c) => is(c, 'move')), gone.filter((c) => !is(c, 'move'))]
  const named = (nodes: readonly Node[]) =>
    [...new Set(nodes.flatMap(({ h }) => ('object' in h.event ? [h.event.object] : [])))].map((id) => object(t, id))
  const nora = player(t, n.h.event.player)
  const base = { rules: rulesOf(n), batch: n.h.batch }
  const [with_, exiled] = [named(theirs), named(kept)]
  return [
    ...(with_.length
      ? [{ ...base, sentence: sentence(phrase`con ${nora} ${verb('lascia', with_)} la partita anche ${and(with_)}`) }]
      : []),
    ...(exiled.length
      ? [
          {
            ...base,
            sentence: sentence(phrase`${and(exiled)}, che ${nora} controllava, ${verb('va', exiled)} in esilio`),
          },
        ]
      : []),
  ]
}

/** Somebody wins by an effect; who is left alone has won without more words. */
export function won(t: Tale, n: Node<EventOf<'winGame'>>): readonly Saying[] {
  const nora = player(t, n.h.event.player)
  const acted = rulesOf(n)
  const base = { rules: acted.length ? acted : naming(t, n), batch: n.h.batch }
  if ('lastStanding' in n.h.event) return []
  const wins = n.h.fate === 'impossible' ? phrase`${nora} non può vincere la partita` : phrase`${nora} vince la partita`
  return [{ ...base, sentence: sentence(wins) }]
}

function loss(t: Tale, e: EventOf<'loseGame'>, batch: number, { when, atOnce }: ReturnType<typeof opening>): Phrase {
  const holder = e.reason === 'empty-library' ? player(t, e.player) : holderOf(t.people, e.player)
  const who = il(holder)
  const now = atOnce ? verbatim('perde subito la partita') : verbatim('perde la partita')
  const state = t.frames[batch - 1]
  const pool = poolOf(t, e.player)
  if (e.reason === 'empty-library') return sentence(phrase`${when}${who} ${now}`)
  if (e.reason === 'poison')
    return sentence(
      phrase`${when}${who} ha ${segnalini(state?.poison[pool] ?? 0, 'poison')} ${ed(phrase`${poisonLimit(t, e.player, batch)}${now}`)}`,
    )
  if (e.reason === 'commander-damage')
    return sentence(phrase`${when}${who} ha subito ${byCommanders(t, e.player, batch)} e con almeno 21 ${now}`)
  const life = state?.life[pool] ?? 0
  if (life < 0) return sentence(phrase`${when}${hasTotal(holder, life)}: ${who} ${now}`)
  return sentence(phrase`${when}${hasTotal(holder, life)} ${ed(now)}`)
}

/** With how many poison counters a player or a team loses: «con almeno 10 ». */
function poisonLimit(t: Tale, player: PlayerId, batch: number): Phrase {
  const limit = t.view(batch - 1).ask('lethalPoison', { player })
  return limit === undefined ? verbatim('') : phrase`con almeno ${figure(limit)} `
}

/** Which damage has come to 21: only who believes it counts that of two commanders together, or damage that is not combat damage. */
function byCommanders(t: Tale, player: PlayerId, batch: number): Phrase {
  const before = t.evaluation.start.players[player]?.tallies?.damage ?? {}
  const [combat, any] = [new Map(Object.entries(before)), new Map(Object.entries(before))]
  for (const { event: e, fate, batch: at } of t.evaluation.trace?.happenings ?? []) {
    if (e.type !== 'damage' || e.target !== player || fate !== 'happened' || at > batch) continue
    const card = t.view(at - 1).state.objects[e.source]?.card ?? e.source
    any.set(card, (any.get(card) ?? 0) + e.amount)
    if (e.combat) combat.set(card, (combat.get(card) ?? 0) + e.amount)
  }
  const most = (to: ReadonlyMap<string, number>): number => Math.max(0, ...to.values())
  if (most(combat) >= 21) return phrase`${danni(most(combat))} da combattimento dallo stesso comandante`
  if (most(any) >= 21) return phrase`${danni(most(any))} dallo stesso comandante`
  // Of all that struck it is the commanders whose damage is added.
  const counted = Object.values(t.frames[batch - 1]?.players[player]?.tallies?.damage ?? {})
  return phrase`${danni(counted.reduce((sum, n) => sum + n, 0))} da più comandanti`
}

/** Who came to 0 during an action and is above it, or cannot lose, when the check comes. */
export function stillInTheGame(t: Tale): readonly Saying[] {
  const end = t.view(t.last)
  const told = new Set<string>()
  return t.people.order.flatMap((p: PlayerId): readonly Saying[] => {
    const pool = poolOf(t, p)
    if (end.state.players[p]?.lost || told.has(pool)) return []
    told.add(pool)
    const during = t.frames.slice(t.first + 1, t.last + 1).map((f) => f.life[pool] ?? 0)
    const life = end.state.life[pool] ?? 0
    const limit = end.ask('lethalLife', { player: p })
    if (limit === undefined || !during.some((n) => n <= limit)) return []
    const holder = holderOf(t.people, p)
    const base = { batch: t.last }
    const has = hasTotal(holder, life)
    if (life > limit && t.last - t.first > 1)
      return [
        {
          ...base,
          rules: answering(t, 'lethalLife', 'stateBasedChecks'),
          sentence: sentence(
            phrase`al controllo delle azioni generate dallo stato ${has} ${ed(verbatim('resta in partita'))}`,
          ),
        },
      ]
    const losing = { type: 'loseGame', player: p, reason: 'life' } as const
    if (life > limit || !end.impossible(losing)) return []
    // Whoever the sentence has begun with is its subject still.
    const cannot = life < 0 ? phrase`${il(holder)} non può perdere la partita` : phrase`non può perdere la partita`
    return [
      {
        ...base,
        rules: rulesForbidding(t.evaluation.rules, end, losing),
        sentence: sentence(phrase`${has}, ma ${cannot}`),
      },
    ]
  })
}
