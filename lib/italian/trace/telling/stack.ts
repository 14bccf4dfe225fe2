import {
  type Ability,
  type EventOf,
  type GameObject,
  type ObjectId,
  type PlayerId,
  type RuleId,
  rulesAbout,
  rulesAnswering,
  type View,
} from '#lib/rules/index'
import {
  agree,
  and,
  del,
  ed,
  il,
  type Noun,
  noun,
  type Phrase,
  phrase,
  sentence,
  verb,
  verbatim,
} from '../../grammar/index'
import { labelOf } from '../../names/people'
import { inZone, stageOf, steps, type ZoneId, zones } from '../../names/terms'
import { namesOfHalves } from '../../situation/stem/faces'
import { chosenAtLast } from './at-last'
import { answering, naming, object, origin, player, type Saying, spell, type Tale } from './context'
import { doer } from './effects'
import { carried } from './ends'
import { arriving, copiedEntry, countedAlready, statusKept } from './entered'
import { illegalAt } from './illegal'
import { inVain, waited } from './in-vain'
import { child, is, type Node, outcome, rulesOf } from './tree'
import { abilityOf, keywordOf } from './triggers'

type Put = Node<EventOf<'putOnStack'>>

/** «Lupo è ancora un bersaglio legale», «Lupo e Nora sono ancora bersagli legali». */
const stillLegal = (who: readonly Noun[]): Phrase =>
  phrase`${and(who)} ${verb('è', who)} ancora ${verbatim(who.length > 1 ? 'bersagli legali' : 'un bersaglio legale')}`

/** «L'abilità di Veglia non ha bersagli legali: tolta dalla pila, non fa niente.» */
export function unstacked(t: Tale, n: Node<EventOf<'unchosen'>>): readonly Saying[] {
  const { source, lacks } = n.h.event
  const none = verbatim(lacks === 'target' ? 'non trova un bersaglio legale' : 'non ha un modo da scegliere')
  return [
    {
      sentence: sentence(phrase`${abilityOf(t, source)} ${none} e viene rimossa dalla pila`),
      rules: lacks === 'target' ? answering(t, 'stacksUntargeted') : naming(t, n),
      batch: n.h.batch,
    },
  ]
}

/** Rules on whose turn it is in a team. */
const SHARING: readonly string[] = rulesAbout('query', 'sharedTurns')

/** Whether nobody else's ability goes on the stack together with this one: nothing resolves in between. */
function isAlone(t: Tale, { h }: Put): boolean {
  const all = t.evaluation.trace?.happenings ?? []
  const from = all.findLastIndex(({ id, event }) => id < h.id && event.type === 'resolve')
  const to = all.findIndex(({ id, event }) => id > h.id && event.type === 'resolve')
  const together = all.slice(from + 1, to < 0 ? all.length : to)
  return together.every(({ event: e }) => e.type !== 'putOnStack' || e.controller === h.event.controller)
}

/** Triggered abilities of one player going on the stack, one after the other. */
export function stacked(t: Tale, run: readonly Put[]): readonly Saying[] {
  const [first] = run
  if (!first) return []
  const who = player(t, first.h.event.controller)
  const sources = [...new Set(run.map((n) => n.h.event.source))]
  // One that waits alone has no order: that it goes on the stack is all there is.
  // Where all that wait are one player's, whose turn it is orders nothing.
  const ordered = rulesOf(...run).filter((rule) => !SHARING.includes(rule) || !isAlone(t, first))
  const base = { rules: ordered.length > 0 ? ordered : naming(t, first), batch: run.at(-1)?.h.batch ?? first.h.batch }
  const [only] = sources
  if (sources.length > 1) {
    const order = run.map((n) => il(origin(t, n.h.event.source, n.h.event.ability)))
    return [
      { ...base, sentence: sentence(phrase`le abilità ${del(who)} vanno in pila nell'ordine scelto: ${and(order)}`) },
    ]
  }
  if (only === undefined) return []
  const lifelink = t.lifelinks.has(labelOf(only))
  const of = origin(t, only, first.h.event.ability)
  if (run.length > 1 && !lifelink) {
    const many = noun(`${run.length} abilità innescate`, 'f', 'p')
    return [
      {
        ...base,
        sentence: sentence(phrase`${il(many)} ${del(of)} vanno in pila sotto il controllo ${del(who)}`),
      },
    ]
  }
  if (run.length > 1)
    return [
      {
        ...base,
        sentence: sentence(
          phrase`${il(noun(`${run.length} inneschi del legame vitale`, 'm', 'p'))} ${del(of)} vanno in pila sotto il controllo ${del(who)}`,
        ),
      },
    ]
  const { ability } = first.h.event
  const what =
    lifelink || keywordOf(t, only, ability) ? abilityOf(t, only, ability) : phrase`l'abilità innescata ${del(of)}`
  return [{ ...base, sentence: sentence(phrase`${what} va in pila sotto il controllo ${del(who)}`) }]
}

/** What changes a permanent spell goes on to apply to the permanent that it becomes. */
const CARRIED: RuleId = '400.7a'

/** «: l'effetto sulla magia vale anche per il permanente», where there is one. */
function alongWith(t: Tale, to: ObjectId, batch: number): Phrase | undefined {
  const from = carried(t).find((e) => e.to === to)?.from
  const many = t.view(batch).state.floating.filter((f) => from !== undefined && f.fixed?.includes(from)).length
  if (many === 0) return undefined
  return verbatim(
    many === 1
      ? ": l'effetto sulla magia vale anche per il permanente"
      : ': gli effetti sulla magia valgono anche per il permanente',
  )
}

/** «L'abilità di Altare si risolve.» A permanent spell is told as it enters. */
export function resolved(
  t: Tale,
  n: Node<EventOf<'resolve'>>,
  enters: Node<EventOf<'move'>> | undefined,
): readonly Saying[] {
  const id = n.h.event.object
  const o = t.frames[n.h.batch]?.objects[id]
  const rules = answering(t, 'stackTop')
  const end = enters && outcome(enters)
  if (end?.h.event.to === 'battlefield') {
    const after = t.view(end.h.batch)
    const there = end.h.event.as === undefined ? undefined : after.state.objects[end.h.event.as]
    const who = player(t, there ? after.controller(there.id) : (end.h.event.controller ?? o?.controller ?? 'A'))
    const token = o?.kind === 'copy'
    const x = spell(t, id, n.h.batch)
    const as = phrase`${verbatim(token ? ' come pedina' : '')}${arriving(t, end, x)}`
    const status = statusKept(t, end, x)
    // What a copy does not take is said by itself where there is something of it to say.
    const rules = rulesOf(enters).filter((rule) => !status.some((s) => s.rules.includes(rule)))
    const along = there ? alongWith(t, there.id, n.h.batch) : undefined
    return [
      ...copiedEntry(end, x),
      {
        sentence: sentence(
          phrase`${il(x)} si risolve ed entra${as} sotto il controllo ${del(who)}${along ?? verbatim('')}`,
        ),
        rules: [...(along ? [CARRIED] : []), ...naming(t, n), ...rules],
        batch: end.h.batch,
      },
      ...status,
      ...countedAlready(t, end, x),
    ]
  }
  const what =
    waited(o?.onStack?.ability) ??
    (o?.kind === 'ability' ? abilityOf(t, o.onStack?.source ?? id, o.onStack?.ability) : il(spell(t, id, n.h.batch)))
  const lost = illegalAt(t, n.h.batch, id)
  if (lost && lost.legal.length > 0)
    return [
      {
        sentence: sentence(
          phrase`${lost.why}, ma ${stillLegal(lost.legal)}: ${what} si risolve e salta ${and(lost.targets)}`,
        ),
        rules: [...answering(t, 'failsWithoutTargets'), ...lost.rules],
        batch: n.h.batch,
      },
    ]
  if (o?.facing?.up === 'both')
    return [
      {
        sentence: sentence(phrase`${what} si risolve: ${halves(t.view(n.h.batch), o)}`),
        rules: [
          ...rulesAnswering(t.evaluation.rules, t.view(n.h.batch), 'copiable', { object: o }).slice(-1),
          ...rules,
        ],
        batch: n.h.batch,
      },
    ]
  const chosen = o && chosenAtLast(t, n.h.batch, o)
  const vain = o && chosen === undefined ? inVain(t, n.h.batch, o) : undefined
  return [
    {
      sentence: sentence(phrase`${what} si risolve${chosen ?? vain?.text ?? verbatim('')}`),
      rules: [...(vain?.rules ?? []), ...rules],
      batch: n.h.batch,
      ...(vain?.decides ? { decides: true } : {}),
    },
  ]
}

/** «Prima le istruzioni di Fiamma, la metà sinistra, poi quelle di Marea»: of a fused spell, in the order in which they are followed. */
function halves(v: View, o: GameObject): Phrase {
  const effectOf = (abilities: readonly Ability[]): string | undefined =>
    abilities.flatMap((a) => (a.type === 'spell' && 'effect' in a ? [JSON.stringify(a.effect)] : []))[0]
  const [left, right] = namesOfHalves(o)
  const whole = effectOf(v.characteristics(o.id).abilities)
  const ofLeft = effectOf(o.printed.abilities)
  if (left === undefined || right === undefined || whole === undefined || ofLeft === undefined)
    return verbatim("prima le istruzioni di una metà, poi quelle dell'altra")
  const fromLeft = whole.startsWith(`{"do":"sequence","steps":[${ofLeft}`)
  return fromLeft
    ? phrase`prima le istruzioni della metà sinistra, ${left}, poi quelle ${del(right)}`
    : phrase`prima le istruzioni della metà destra, ${right}, poi quelle ${del(left)}`
}

/** Where a spell really goes that leaves the stack: «va nel cimitero di Anna», «va in esilio invece che nel cimitero». */
export function ending(t: Tale, move: Node<EventOf<'move'>> | undefined): Phrase | undefined {
  const end = move && outcome(move)
  if (!move || !end || !(end.h.event.to in zones)) return undefined
  const [meant, to] = [move.h.event.to as ZoneId, end.h.event.to as ZoneId]
  const { controller } = end.h.event
  const place = inZone(to, to === 'exile' || controller === undefined ? undefined : player(t, controller))
  return to === meant ? phrase`va ${place}` : phrase`va ${place} invece che ${inZone(meant)}`
}

/** Costs of what is countered are not given back. */
const NO_REFUND: RuleId = '701.6b'

/** «Diniego neutralizza Brace, che senza effetto va nel cimitero di Anna.»; one that cannot be countered stays where it is. */
export function countered(t: Tale, n: Node<EventOf<'counter'>>, by: Noun): readonly Saying[] {
  const id = n.h.event.object
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[id]
  const ability = o?.kind === 'ability'
  const what = ability
    ? phrase`l'abilità ${del(origin(t, o.onStack?.source ?? id, o.onStack?.ability))}`
    : il(spell(t, id))
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (n.h.fate === 'impossible') {
    const done = agree('neutralizzato', ability ? noun('abilità', 'f') : spell(t, id))
    return [{ ...base, sentence: sentence(phrase`${what} non può essere ${done} e resta in pila`) }]
  }
  const move = child(n, 'move')
  const to = o?.kind === 'copy' ? verbatim('cessa di esistere') : ending(t, move)
  const end = ability || !to ? verbatim('che lascia la pila senza effetto') : phrase`che senza effetto ${to}`
  const back = refunded(t, n)
  // That nothing comes back of what was paid is said where it is asked.
  const own = [...base.rules, ...(move?.h.by ?? [])].filter((rule) => rule !== NO_REFUND || back.length > 0)
  return [{ ...base, rules: own, sentence: sentence(phrase`${doer(t, n, by)} neutralizza ${what}`, end) }, ...back]
}

/** What was paid with comes back, for who believes that costs are given back: «Volpe torna sul campo di battaglia.» */
function refunded(t: Tale, n: Node): readonly Saying[] {
  const back = n.children.filter(
    (c): c is Node<EventOf<'move'>> => is(c, 'move') && c.h.event.to === 'battlefield' && c.h.fate === 'happened',
  )
  const who = back.map((c) => object(t, c.h.event.object))
  if (!who.length) return []
  const text = phrase`il costo viene restituito: ${and(who)} ${verb('torna', who)} ${inZone('battlefield')}`
  return [{ sentence: sentence(text), rules: rulesOf(...back), batch: n.h.batch }]
}

/** «Anna passa e Nora riceve priorità.» */
export function passed(t: Tale, n: Node<EventOf<'pass'>>, to: PlayerId | undefined): readonly Saying[] {
  const anna = player(t, n.h.event.player)
  if (to !== undefined)
    return [
      {
        sentence: sentence(phrase`${anna} passa ${ed(player(t, to))} riceve priorità`),
        rules: answering(t, 'priorityAfterPass'),
        batch: n.h.batch,
      },
    ]
  const state = t.frames[n.h.batch]
  const base = { rules: [...answering(t, 'allPassed'), ...naming(t, n)], batch: n.h.batch }
  if (state?.shared.stack.length)
    return [{ ...base, rules: answering(t, 'allPassed'), sentence: sentence(verbatim('tutti i giocatori passano')) }]
  const id = state?.turn.step ?? 'main1'
  // After a combat phase it is the second that ends.
  const step = id === 'main2' ? steps.main2.it : stageOf(id)
  return [{ ...base, sentence: sentence(phrase`tutti i giocatori passano e la pila è vuota: ${il(step)} finisce`) }]
}
