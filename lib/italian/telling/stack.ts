import type { Ability, EventOf, ObjectId, PlayerId } from '#lib/rules/index'
import { and, del, ed, il, lo, type Noun, noun, type Phrase, phrase, sentence, verbatim, volte } from '../grammar/index'
import { labelOf } from '../people'
import { steps } from '../terms'
import { citing, object, origin, player, type Saying, spell, type Tale } from './context'
import { doer } from './effects'
import { arriving } from './entered'
import { type Node, outcome, rulesOf } from './tree'

type Put = Node<EventOf<'putOnStack'>>

/** What the ability of an object is called: «l'abilità di Veglia», or for who believes it «il legame vitale di Angelo». */
const abilityOf = (t: Tale, id: ObjectId, ability?: Ability): Phrase =>
  t.lifelinks.has(labelOf(id))
    ? phrase`il legame vitale ${del(object(t, id))}`
    : phrase`l'abilità ${del(origin(t, id, ability))}`

/** Abilities that triggered on one batch: «L'abilità di Veglia si innesca 2 volte.» */
export function triggered(t: Tale, roots: readonly Node<EventOf<'trigger'>>[]): readonly Saying[] {
  const by = new Map<ObjectId, Node<EventOf<'trigger'>>[]>()
  for (const n of roots) {
    const { source } = n.h.event.trigger
    if (n.h.rules.includes('702.15b')) t.lifelinks.add(labelOf(source))
    by.set(source, [...(by.get(source) ?? []), n])
  }
  const when = (n: Node<EventOf<'trigger'>> | undefined): Phrase => {
    const e = n?.h.event.trigger.event
    return e?.type === 'step' ? phrase`all'inizio ${del(steps[e.step].it)} ` : verbatim('')
  }
  return [...by].map(([source, nodes]) => ({
    sentence: sentence(
      phrase`${when(nodes[0])}${abilityOf(t, source, nodes[0]?.h.event.trigger.ability)} si innesca${nodes.length > 1 ? phrase` ${volte(nodes.length)}` : verbatim('')}`,
    ),
    rules: rulesOf(...nodes),
    batch: Math.min(nodes[0]?.h.batch ?? 0, t.frames.length - 1),
  }))
}

/** «L'abilità di Veglia non ha bersagli legali: tolta dalla pila, non fa niente.» */
export function unstacked(t: Tale, n: Node<EventOf<'unchosen'>>): readonly Saying[] {
  const { source, lacks } = n.h.event
  const none = verbatim(lacks === 'target' ? 'non trova un bersaglio legale' : 'non ha un modo da scegliere')
  return [
    {
      sentence: sentence(phrase`${abilityOf(t, source)} ${none} e viene rimossa dalla pila`),
      rules: citing(t, lacks === 'target' ? '603.3d' : '603.3c'),
      batch: n.h.batch,
    },
  ]
}

/** Triggered abilities of one player going on the stack, one after the other. */
export function stacked(t: Tale, run: readonly Put[]): readonly Saying[] {
  const [first] = run
  if (!first) return []
  const who = player(t, first.h.event.controller)
  const sources = [...new Set(run.map((n) => n.h.event.source))]
  const base = { rules: rulesOf(...run), batch: run.at(-1)?.h.batch ?? first.h.batch }
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
  const what = lifelink ? abilityOf(t, only) : phrase`l'abilità innescata ${del(of)}`
  return [{ ...base, sentence: sentence(phrase`${what} va in pila sotto il controllo ${del(who)}`) }]
}

/** «L'abilità di Altare si risolve.» A permanent spell is told as it enters. */
export function resolved(
  t: Tale,
  n: Node<EventOf<'resolve'>>,
  enters: Node<EventOf<'move'>> | undefined,
): readonly Saying[] {
  const id = n.h.event.object
  const o = t.frames[n.h.batch]?.objects[id]
  const rules = citing(t, '405.5')
  const end = enters && outcome(enters)
  if (end?.h.event.to === 'battlefield') {
    const after = t.view(end.h.batch)
    const there = end.h.event.as === undefined ? undefined : after.state.objects[end.h.event.as]
    const who = player(t, there ? after.controller(there.id) : (end.h.event.controller ?? o?.controller ?? 'A'))
    const token = o?.kind === 'copy'
    const x = spell(t, id, n.h.batch)
    const as = phrase`${verbatim(token ? ' come pedina' : '')}${arriving(t, end, x)}`
    return [
      {
        sentence: sentence(phrase`${il(x)} si risolve ed entra${as} sotto il controllo ${del(who)}`),
        rules: [...citing(t, '608.3'), ...(token ? citing(t, '608.3f') : []), ...rulesOf(enters)],
        batch: end.h.batch,
      },
    ]
  }
  const targets = o?.onStack?.targets ?? []
  const gone = targets.filter((x) => !t.people.players[x] && t.frames[n.h.batch]?.objects[x] === undefined)
  if (gone.length > 0 && gone.length < targets.length && o?.kind !== 'ability') {
    const lost = gone.map((x) => object(t, x))
    const illegal = phrase`${and(lost)} ${lost.length > 1 ? phrase`sono bersagli illegali` : phrase`è un bersaglio illegale`}`
    const skips = phrase`${il(spell(t, id, n.h.batch))} si risolve ${ed(phrase`${lo(lost)} salta`)}`
    return [{ sentence: sentence(phrase`${illegal}: ${skips}`), rules: citing(t, '608.2b'), batch: n.h.batch }]
  }
  const what =
    o?.kind === 'ability' ? abilityOf(t, o.onStack?.source ?? id, o.onStack?.ability) : il(spell(t, id, n.h.batch))
  return [{ sentence: sentence(phrase`${what} si risolve`), rules, batch: n.h.batch }]
}

/** The condition of a triggered ability does not hold any more, or somebody believes that it needs its source. */
function idle(t: Tale, n: Node<EventOf<'fail'>>): readonly Saying[] {
  const { object: id, why } = n.h.event
  const on = t.frames[n.h.batch]?.objects[id]?.onStack
  const ability = abilityOf(t, on?.source ?? id, on?.ability)
  const because =
    why === 'condition' ? verbatim('la sua condizione non è più vera') : verbatim('la sua fonte non esiste più')
  return [
    {
      sentence: sentence(phrase`${ability} lascia la pila senza fare niente: ${because}`),
      rules: citing(t, why === 'condition' ? '608.2a' : '113.7a'),
      batch: n.h.batch,
    },
  ]
}

/** All targets have become illegal, or nothing comes of it for another reason. */
export function failed(t: Tale, n: Node<EventOf<'fail'>>): readonly Saying[] {
  if (n.h.event.why !== 'targets') return idle(t, n)
  const id = n.h.event.object
  const o = t.frames[n.h.batch]?.objects[id]
  const base = { rules: citing(t, '608.2b'), batch: n.h.batch }
  const many = (o?.onStack?.targets.length ?? 1) > 1
  const thing = spell(t, id)
  const copy = o?.kind === 'copy'
  if (o?.kind === 'ability') {
    const of = origin(t, o.onStack?.source ?? id, o.onStack?.ability)
    const all = many
      ? phrase`tutti i bersagli dell'abilità ${del(of)} sono illegali`
      : phrase`l'unico bersaglio dell'abilità ${del(of)} è illegale`
    return [{ ...base, sentence: sentence(phrase`${all}: l'abilità non si risolve`) }]
  }
  const all = many
    ? phrase`tutti i bersagli ${del(thing)} sono illegali`
    : phrase`l'unico bersaglio ${del(thing)} è illegale`
  const owner = player(t, o?.owner ?? 'A')
  const goes = copy ? verbatim('cessa di esistere') : phrase`va nel cimitero ${del(owner)}`
  return [{ ...base, sentence: sentence(phrase`${all}: ${il(thing)} non si risolve ${ed(goes)}`) }]
}

/** «Diniego neutralizza Brace, che va nel cimitero di Anna senza effetto.» */
export function countered(t: Tale, n: Node<EventOf<'counter'>>, by: Noun): readonly Saying[] {
  const id = n.h.event.object
  const o = t.frames[Math.max(0, n.h.batch - 1)]?.objects[id]
  const base = { rules: rulesOf(n), batch: n.h.batch }
  if (o?.kind === 'ability')
    return [
      {
        ...base,
        sentence: sentence(
          phrase`${doer(t, n, by)} neutralizza l'abilità ${del(origin(t, o.onStack?.source ?? id, o.onStack?.ability))}, che lascia la pila senza effetto`,
        ),
      },
    ]
  return [
    {
      ...base,
      sentence: sentence(
        phrase`${doer(t, n, by)} neutralizza ${object(t, id)}, che va nel cimitero ${del(player(t, o?.owner ?? 'A'))} senza effetto`,
      ),
    },
  ]
}

/** «Anna passa e Nora riceve priorità.» */
export function passed(t: Tale, n: Node<EventOf<'pass'>>, to: PlayerId | undefined): readonly Saying[] {
  const anna = player(t, n.h.event.player)
  if (to !== undefined)
    return [
      {
        sentence: sentence(phrase`${anna} passa ${ed(player(t, to))} riceve priorità`),
        rules: citing(t, '117.3d'),
        batch: n.h.batch,
      },
    ]
  const state = t.frames[n.h.batch]
  const base = { rules: citing(t, '117.4', '500.2'), batch: n.h.batch }
  if (state?.shared.stack.length)
    return [{ ...base, rules: citing(t, '117.4'), sentence: sentence(verbatim('tutti i giocatori passano')) }]
  const step = steps[state?.turn.step ?? 'main1'].it
  return [{ ...base, sentence: sentence(phrase`tutti i giocatori passano e la pila è vuota: ${il(step)} finisce`) }]
}
