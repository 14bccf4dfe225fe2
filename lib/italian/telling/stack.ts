import type { Ability, EventOf, ObjectId, PlayerId } from '#lib/rules/index'
import { and, del, ed, il, lo, type Noun, noun, type Phrase, phrase, sentence, verbatim, volte } from '../grammar/index'
import { labelOf } from '../people'
import { modesNamed } from '../stem/announcing'
import { castName } from '../stem/faces'
import { steps } from '../terms'
import { citing, object, origin, player, type Saying, spell, stepOf, type Tale, target } from './context'
import { arriving } from './entered'
import { is, type Node, outcome, rulesOf } from './tree'

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

const aims = (t: Tale, targets: readonly string[]): Phrase =>
  targets.length
    ? phrase` con ${verbatim(targets.length > 1 ? 'bersagli' : 'bersaglio')} ${and(targets.map((id) => target(t, id)))}`
    : verbatim('')

/** «Anna copia Brace: la copia va in pila senza essere lanciata.» */
export const copiedSpell = (t: Tale, n: Node<EventOf<'copySpell'>>): readonly Saying[] => [
  {
    sentence: sentence(
      phrase`${player(t, n.h.event.player)} copia ${object(t, n.h.event.object)}: la copia va in pila senza essere lanciata`,
    ),
    rules: ['707.10'],
    batch: n.h.batch,
  },
]

/** A card that an ability lets its player cast, and that stays where it is. */
export function notCast(t: Tale, n: Node<EventOf<'resolve'>>): readonly Saying[] {
  const on = t.frames[n.h.batch]?.objects[n.h.event.object]?.onStack
  const ability = on?.ability
  if (on?.source === undefined || ability?.type !== 'triggered' || !('effect' in ability)) return []
  if (ability.effect.do !== 'cast' || t.frames[n.h.batch]?.objects[on.source]?.zone !== 'exile') return []
  const who = player(t, t.frames[n.h.batch]?.objects[n.h.event.object]?.controller ?? 'A')
  const card = object(t, on.source)
  return [
    {
      sentence: sentence(phrase`${who} non lancia ${card}, che resta in esilio`),
      rules: citing(t, '702.62a'),
      batch: n.h.batch,
    },
  ]
}

/** «Anna lancia Brace con bersaglio Orso.» */
export function cast(t: Tale, n: Node<EventOf<'cast'>>, paid: Node<EventOf<'payMana'>> | undefined): readonly Saying[] {
  const o = t.frames[n.h.batch]?.objects[n.h.event.object]
  const { player: who, object: id } = n.h.event
  const cost = paid?.h.event.cost
  const step = stepOf(t)
  const said = typeof step === 'object' && 'cast' in step && step.cast === labelOf(id) ? step : undefined
  const what = said ? castName(t.people, said) : phrase`${object(t, id)}`
  const targets = o?.onStack?.targets ?? []
  const x = said?.x === undefined ? '' : `${targets.length ? ' e' : ' con'} X = ${said.x}`
  const modes = modesNamed(said?.modes ?? [])
  const does = [
    phrase`lancia ${what}${aims(t, targets)}${verbatim(x)}`,
    ...(modes === undefined ? [] : [phrase`sceglie ${modes}`]),
    ...(cost ? [verbatim(`paga ${cost}`)] : []),
  ]
  return [
    {
      sentence: sentence(phrase`${player(t, who)} ${and(does)}`),
      rules: citing(t, '601.2'),
      batch: n.h.batch,
    },
  ]
}

/** An activation once it is paid. A payment of life has been told; other costs are told here. */
export function activated(t: Tale, n: Node<EventOf<'activate'>>, costs: readonly Node[]): readonly Saying[] {
  const { source, player: who, object: id } = n.h.event
  const o = t.frames[n.h.batch]?.objects[id]
  const altare = object(t, source)
  const base = { rules: citing(t, '602.2'), batch: n.h.batch }
  const goal = aims(t, o?.onStack?.targets ?? [])
  const ability = o?.onStack?.ability
  const life = ability?.type === 'activated' && ability.cost.some((c) => c.pay === 'life')
  if (life) return [{ ...base, sentence: sentence(phrase`l'abilità ${del(altare)} è attivata${goal} e sta in pila`) }]
  const paid = costs.flatMap((c) =>
    is(c, 'tap')
      ? [verbatim('TAPpa')]
      : is(c, 'untap')
        ? [verbatim('STAPpa')]
        : is(c, 'sacrifice')
          ? [verbatim('sacrifica')]
          : [],
  )
  if (paid.length)
    return [
      { ...base, sentence: sentence(phrase`${player(t, who)} ${and(paid)} ${altare} e ne attiva l'abilità${goal}`) },
    ]
  return [{ ...base, sentence: sentence(phrase`${player(t, who)} attiva l'abilità ${del(altare)}${goal}`) }]
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
  const thing: Noun = object(t, id)
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
  return [{ ...base, sentence: sentence(phrase`${all}: ${thing} non si risolve e va nel cimitero ${del(owner)}`) }]
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
          phrase`${il(by)} neutralizza l'abilità ${del(origin(t, o.onStack?.source ?? id, o.onStack?.ability))}, che lascia la pila senza effetto`,
        ),
      },
    ]
  return [
    {
      ...base,
      sentence: sentence(
        phrase`${il(by)} neutralizza ${object(t, id)}, che va nel cimitero ${del(player(t, o?.owner ?? 'A'))} senza effetto`,
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
