import { type EventOf, type ObjectId, totalMana } from '#lib/rules/index'
import {
  agree,
  and,
  danni,
  del,
  ed,
  figure,
  ilDanno,
  lo,
  type Noun,
  type Phrase,
  phrase,
  pt,
  sul,
  verb,
  verbatim,
} from '../../grammar/index'
import { labelOf, thingCalled } from '../../names/people'
import { since } from '../telling/before/beforehand'
import { has, object, type Tale } from '../telling/context'
import { withItsCounters } from '../telling/copied-size'
import { now, objectOf, overtakenBy } from '../why/scene'
import { type Held, objectAsked, ofObject, type Parting } from './held'

/** The creature that an Equipment is attached to, or was when the game began. */
function hostOf({ t }: Parting, id: ObjectId): Noun | undefined {
  const on = now(t).state.objects[id]?.attachedTo ?? t.evaluation.start.objects[id]?.attachedTo
  return on === undefined ? undefined : object(t, on)
}

/** The first source with a keyword that has dealt damage. */
function dealer(t: Tale, keyword: string): Noun | undefined {
  const dealt = t.evaluation.trace?.happenings.find(
    ({ event: e, batch }) => e.type === 'damage' && hadKeyword(t, e.source, batch, keyword),
  )
  const source = (dealt?.event as EventOf<'damage'> | undefined)?.source
  return source === undefined ? undefined : object(t, source)
}

function hadKeyword(t: Tale, id: ObjectId, batch: number, keyword: string): boolean {
  const then = [t.view(batch - 1), t.view(0)].find((v) => v.state.objects[id] !== undefined)
  return then !== undefined && has(then, id, keyword)
}

/** What an object that became a copy became a copy of, last, and how large that was then. */
function originalOf(t: Tale, label: string | undefined) {
  const copied = t.people.scenario.script?.flatMap((s, action) =>
    typeof s === 'object' && 'effect' in s && s.effect.do === 'becomeCopy' && s.effect.what === label
      ? [{ of: s.effect.of, action }]
      : [],
  )
  const { of, action } = copied?.at(-1) ?? {}
  if (typeof of !== 'string') return undefined
  const began = t.evaluation.trace?.happenings.find((h) => h.action === action && h.event.type === 'begin')
  const then = t.view((began?.batch ?? 1) - 1)
  const o = then.state.objects[objectOf(then, of)]
  const { power, toughness } = o ? then.characteristics(o.id) : {}
  const size = power === undefined || toughness === undefined ? undefined : pt(power, toughness)
  return {
    x: object(t, objectOf(now(t), of)),
    size,
    counters: o ? withItsCounters(o) : verbatim('con i suoi segnalini'),
  }
}

/** What an object that entered as a copy took, as somebody believes that it did. */
const enteredAs = (t: Tale, label: string | undefined) =>
  t.evaluation.trace?.happenings.flatMap(({ event: e, fate }) =>
    e.type === 'move' && fate === 'happened' && e.entry?.printed && labelOf(e.object) === label
      ? [e.entry.printed]
      : [],
  )[0]

/** «: {1}{R} vale 2, non più di 3», of the half by which a split card is counted. */
function halfCounted(t: Tale, id: ObjectId): Phrase {
  const { printed, sides } = now(t).state.objects[id] ?? {}
  const measures = (t.evaluation.trace?.happenings ?? []).flatMap(({ measured = [] }) => measured)
  const most = measures.flatMap(({ filter }) => filter?.manaValue?.atMost ?? [])[0]
  const halves = [printed?.manaCost, sides?.other.manaCost].flatMap((cost) => (cost ? [cost] : []))
  const half = halves.find((cost) => typeof most === 'number' && totalMana(cost) <= most)
  return half === undefined
    ? verbatim('')
    : phrase`: ${verbatim(half)} vale ${figure(totalMana(half))}, ${verbatim(`non più di ${figure(Number(most))}`)}`
}

/** The creatures that arrived in this turn on the side that blocks, as the game began. */
function lateBlockers(t: Tale): readonly ObjectId[] {
  const { start } = t.evaluation
  return Object.values(start.objects).flatMap((o) =>
    o.zone === 'battlefield' && !o.ready && o.controller !== start.turn.active && o.printed.types.includes('creature')
      ? [o.id]
      : [],
  )
}

/** What is held of permanents, damage and combat. */
export const heldOfPermanents: Readonly<Record<string, Held>> = {
  'copy-copies-counters': ofObject((x, { t, objects: [label] }) => {
    const of = originalOf(t, label)
    const taken = of ? undefined : enteredAs(t, label)
    if (taken)
      return phrase`${x} copia la grandezza che ${thingCalled(taken)} ha in quel momento, ${pt(taken.power ?? 0, taken.toughness ?? 0)}, segnalini compresi`
    if (of?.size) return phrase`${of.x} in quel momento è ${of.size} ${of.counters}: ${x} copia questi valori`
    return of
      ? phrase`${x} copia la grandezza che ${of.x} ha in quel momento, ${of.counters}`
      : phrase`${x} copia anche i segnalini di ciò che copia`
  }),
  'sick-cannot-block': ({ t }) => {
    const late = lateBlockers(t)
    // Where a block is refused for it, that says who it is.
    const refused = t.evaluation.reports.some((r) => r.type === 'refused')
    return late.length === 0 || refused
      ? undefined
      : phrase`${since(
          t,
          late,
          late.map((id) => object(t, id)),
        )}: chi è appena arrivato resta fuori dai blocchi`
  },
  'split-compare-either-half': ({ t }) => {
    const v = now(t)
    const [id, ...others] = Object.values(v.state.objects).flatMap((o) => (o.sides?.layout === 'split' ? [o.id] : []))
    const worth = id === undefined || others.length ? undefined : v.ask('manaValue', { object: id })
    return id === undefined || worth === undefined
      ? undefined
      : phrase`il valore di mana ${del(object(t, id))} è ${figure(worth)}, ma nei confronti basta una metà${halfCounted(t, id)}`
  },
  'damage-clears-after-combat': ofObject((x, s) => {
    const marked = now(s.t).state.objects[objectAsked(s) ?? '']?.damage ?? 0
    return marked > 0
      ? phrase`finito il combattimento, ${ilDanno(marked)} ${sul(x)} ${verb('sparisce', danni(marked))}`
      : undefined
  }),
  'copy-loses-counters': ofObject((x) => phrase`diventando una copia ${x} perde i segnalini che aveva`),
  'copy-resets-status': ofObject((x) => phrase`diventando una copia ${x} non è più ${agree('ruotato', x)}`),
  'transform-new-object': ofObject(
    (x) => phrase`trasformandosi ${x} diventa un nuovo oggetto: ciò che ${lo(x)} riguardava prima non conta più`,
  ),
  // Melded permanents have another rule of their own, and are said beside it not to transform.
  'transform-single-faced': () => phrase`anche un permanente con una faccia sola si trasforma`,
  'set-pt-removes-counters': ofObject((x, { t, objects: [label] }) => {
    const counters = now(t).state.objects[objectOf(now(t), label ?? '')]?.counters ?? {}
    const one = Object.values(counters).reduce((a, b) => a + b, 0) === 1
    const gone = verbatim(one ? 'il segnalino non conta più' : 'i segnalini non contano più')
    return phrase`forza e costituzione ${del(x)} sono fissate: ${gone}`
  }),
  'equipment-follows-creature': ofObject((x, s) => {
    const host = hostOf(s, objectAsked(s) ?? '')
    return host && phrase`${x} segue ${host}: chi controlla la creatura controlla anche ciò che le è assegnato`
  }),
  'equipment-stays-on': ofObject((x, s) => {
    const host = hostOf(s, objectAsked(s) ?? '')
    return host && phrase`${x} resta ${sul(host)} anche se ${host} non è più una creatura`
  }),
  'equip-unattaches-first': ({ t }) => {
    const used = t.people.scenario.script?.flatMap((s) =>
      typeof s === 'object' && 'activate' in s ? [s.activate] : [],
    )
    const x = used?.[0] === undefined ? undefined : object(t, objectOf(now(t), used[0]))
    return x && phrase`${x} si stacca appena si attiva la sua abilità`
  },
  'infect-cancels-lifelink': ({ t }) => {
    const x = dealer(t, 'infect')
    return x && phrase`con infettare il legame vitale ${del(x)} non fa guadagnare punti vita`
  },
  'lifelink-source-gone': ({ t }) => {
    const x = dealer(t, 'lifelink')
    return x && phrase`${x} non c'è più, e il suo legame vitale non vale più`
  },
  'lifelink-only-lethal': () =>
    phrase`quando il danno va a una creatura, legame vitale conta solo quello letale, e non quello in più`,
  'excess-ignores-marked': ({ t }) => {
    const dealt = t.evaluation.trace?.happenings.find(
      ({ event: e, fate, batch }) =>
        e.type === 'damage' && fate === 'happened' && t.frames[batch - 1]?.objects[e.target] !== undefined,
    )
    return dealt?.event.type === 'damage'
      ? phrase`il danno già segnato non conta: per ${object(t, dealt.event.target)} ${verb('serve', dealt.event.amount)} ${danni(dealt.event.amount)}`
      : undefined
  },
  'deathtouch-planeswalker': ofObject(
    (x) =>
      phrase`tocco letale vale anche per un planeswalker: un'azione generata dallo stato distrugge ${x}, che ne ha subito il danno`,
  ),
  'equip-only-unattached': () => phrase`un Equipaggiamento già assegnato non si può spostare`,
  // Where it is toughness that has come down to the damage, none is dealt any more.
  'damage-destroys-directly': ({ t }) =>
    t.evaluation.trace?.happenings.some((h) => overtakenBy(t, h))
      ? phrase`il danno già segnato distrugge da sé appena è letale, senza azioni generate dallo stato`
      : undefined,
  'zero-toughness-is-destroy': (s) => {
    const { t } = s
    const v = now(t)
    // Also where something else is asked, as how often deaths are seen: what stays is what its answer turns on.
    const sturdy = v.state.shared.battlefield.filter(
      (id) => (v.characteristics(id).toughness ?? 1) <= 0 && has(v, id, 'indestructible'),
    )
    const who = sturdy.map((id) => object(t, id))
    const below = sturdy.some((id) => (v.characteristics(id).toughness ?? 0) < 0)
    if (who.length > 0)
      return phrase`costituzione 0${verbatim(below ? ' o meno' : '')} è una distruzione, ${ed(phrase`${and(who)} ${verb('è', who)} ${agree('indistruttibile', who)}`)}`
    const id = objectAsked(s)
    return id !== undefined && t.evaluation.start.objects[id]?.printed.types.includes('creature')
      ? phrase`per ${object(t, id)} costituzione 0 è una distruzione come le altre`
      : phrase`costituzione 0 è una distruzione come le altre`
  },
  'legend-rule-destroys': ({ t }) => {
    const sturdy = Object.values(now(t).state.objects).filter(
      ({ zone, id }) => zone === 'battlefield' && has(now(t), id, 'indestructible'),
    )
    const [legend, ...more] = sturdy
    if (legend && more.length > 0 && more.every(({ kind }) => kind === 'token'))
      return phrase`la regola delle leggende distrugge, ${ed(object(t, legend.id))} e le sue copie sono indistruttibili`
    return legend
      ? phrase`la regola delle leggende distrugge, ${ed(object(t, legend.id))} è indistruttibile`
      : phrase`la regola delle leggende distrugge ciò che non si tiene`
  },
  'sba-uses-stack': ofObject(
    (x) => phrase`l'azione generata dallo stato che riguarda ${x} va in pila e aspetta di risolversi`,
  ),
  'regenerate-after-destroy': ofObject((x) => phrase`${x} si rigenera anche se è già ${participle(x)}`),
  'replacement-after-event': ofObject((x) => phrase`lo scudo toglie anche il danno che ${x} ha già subito`),
  'shield-counter-no-damage': ofObject(
    (x) =>
      phrase`un segnalino scudo ferma solo la distruzione: il danno resta segnato, e a ogni controllo ${x} sta per essere ${agree('distrutto', x)} di nuovo`,
  ),
  'shield-counter-each-source': ofObject((x) => phrase`per ogni fonte di danno ${x} perde un segnalino scudo`),
  'shield-counter-stays': ofObject((x) => phrase`il segnalino scudo ${del(x)} resta anche dopo aver prevenuto danno`),
  'morph-etb': ({ t }) => {
    const turned = t.evaluation.trace?.happenings.find(({ event }) => event.type === 'turnUp')
    const id = turned && 'object' in turned.event ? turned.event.object : undefined
    return id === undefined
      ? phrase`chi viene girato a faccia in su entra`
      : phrase`${object(t, id)} si gira a faccia in su, e questo è entrare sul campo di battaglia`
  },
  'simultaneous-death-in-turn': ({ t }) => {
    const destroyed = t.evaluation.trace?.happenings.filter(({ event }) => event.type === 'destroy') ?? []
    const first = destroyed.find(({ batch }, n) => destroyed[n + 1]?.batch === batch)
    const x = first?.event.type === 'destroy' ? object(t, first.event.object) : undefined
    const order = x ? phrase`, ${x} per ${agree('primo', x)}` : verbatim('')
    return phrase`le creature muoiono una dopo l'altra${order}: chi è già morto non vede morire le altre`
  },
  'tap-blocker-no-damage': ({ t }) => {
    const tapped = t.frames
      .flatMap(({ objects }) => Object.values(objects))
      .find((o) => o.zone === 'battlefield' && o.tapped && blocks(t, o.id))
    return tapped && phrase`${object(t, tapped.id)} è ${agree('TAPpato', object(t, tapped.id))} e non infligge danno`
  },
  'trample-ignores-marked': ({ t }) => {
    // Who gives a yes for it only says that it does not count.
    if (!t.evaluation.reports.some(({ type }) => type === 'refused')) return undefined
    const short = (t.people.scenario.choices ?? [])
      .flatMap((c) =>
        c.choose === 'assign-damage' ? Object.entries(c.answer as Readonly<Record<string, number>>) : [],
      )
      .map(([label, n]) => ({ id: objectOf(now(t), label), n }))
      .find(({ id, n }) => (t.evaluation.start.objects[id]?.damage ?? 0) > 0 && n < toughness(t, id))
    return (
      short &&
      phrase`il danno già segnato non si conta nel calcolare il danno letale: ${object(t, short.id)} ha costituzione ${figure(toughness(t, short.id))}, ${ed(danni(short.n))} non ${verb('basta', danni(short.n))}`
    )
  },
}

const toughness = (t: Tale, id: ObjectId): number =>
  t.view(0).state.objects[id] ? (t.view(0).characteristics(id).toughness ?? 0) : 0

const participle = (x: Noun) => phrase`${agree('stato', x)} ${agree('distrutto', x)}`

/** Whether a creature has blocked. */
const blocks = (t: Tale, id: ObjectId): boolean =>
  t.evaluation.trace?.happenings.some(
    ({ event: e }) => e.type === 'block' && e.blocks.some(({ blocker }) => blocker === id),
  ) === true
