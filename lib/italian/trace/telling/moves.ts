import { type EventOf, type ObjectId, type RuleId, rulesAnswering } from '#lib/rules/index'
import { keywordOf } from '../../card/text'
import {
  and,
  carte,
  del,
  ed,
  figure,
  nel,
  noun,
  type Phrase,
  phrase,
  sentence,
  un,
  verb,
  verbatim,
} from '../../grammar/index'
import { cardTypes, inZone, steps, type ZoneId, zones } from '../../names/terms'
import { answering, has, naming, object, player, type Saying, type Tale } from './context'
import { meanwhile } from './simultaneous'
import type { Place } from './teller'
import { all as below, is, isOfStep, type Node, outcome, rulesOf } from './tree'

type Move = Node<EventOf<'move'>>

/** Whether a card is put somewhere by an effect, and nothing else tells it. */
export const isPut = (n: Node): n is Move => is(n, 'move') && n.h.event.verb === 'put'

/** Cards that an effect puts into one zone together: «Orso e Lince vanno nella mano di Nora.» */
export function put(t: Tale, group: readonly Move[]): readonly Saying[] {
  const [first] = group
  if (!first) return []
  const all = group.map((n) => object(t, n.h.event.object))
  const nameless = all.every((x) => x.text === 'una carta')
  // Hands that are shuffled into libraries go without saying.
  if (nameless && first.h.event.to === 'library' && first.h.event.position === undefined) return []
  const who = nameless && all.length > 1 ? [carte(all.length)] : all
  const base = { rules: rulesOf(...group), batch: first.h.batch }
  if (first.h.fate === 'impossible') {
    const o = t.frames[Math.max(0, first.h.batch - 1)]?.objects[first.h.event.object]
    const owner = o && player(t, o.owner)
    const at = o && o.zone in zones ? phrase` ${inZone(o.zone as ZoneId, owner)}` : verbatim('')
    const stays = phrase`${keptOut(t, group)} non ${verb('può', who)} entrare ${ed(verb('resta', who))}${at}`
    const rules = base.rules.includes(CHOSEN) ? [HEXPROOF, KEPT_OUT] : base.rules
    return [{ ...base, rules, sentence: sentence(stays) }]
  }
  if (first.h.fate !== 'happened') return []
  const { to, controller } = first.h.event
  if (!(to in zones)) return []
  const owner = controller === undefined ? undefined : player(t, controller)
  if (nameless && owner && to === 'library' && first.h.event.position === -1) {
    const bottom = phrase`${owner} mette ${carte(all.length)} in fondo al proprio grimorio`
    const rules = t.evaluation.trace?.happenings.some((h) => h.event.type === 'mulligan')
      ? answering(t, 'mulligan')
      : []
    return [{ ...base, rules: [...rules, ...base.rules], sentence: sentence(bottom) }]
  }
  const goal = where(
    first,
    to as ZoneId,
    owner,
    group.some((n) => strays(t, n)),
  )
  const back = to === 'hand' && group.every((n) => zoneOf(t, n) === 'battlefield')
  const goes = verb(back ? 'torna' : 'va', who)
  const text = nameless
    ? phrase`${goes} ${goal} ${and(who)}`
    : isArranged(t, group)
      ? phrase`${and(first.h.event.position === 0 ? who.toReversed() : who)} ${verb('va', who)} ${goal}, in quest'ordine dalla cima`
      : phrase`${and(who)} ${goes} ${goal}`
  return [{ ...base, sentence: sentence(text) }]
}

/** Whether cards come into a library together, on top or at the bottom, in an order that is known. */
function isArranged(t: Tale, group: readonly Move[]): boolean {
  const [first] = group
  const { to, position, controller } = first?.h.event ?? {}
  const { loose } = t.view(first?.h.batch ?? 0).state
  return group.length > 1 && to === 'library' && (position === 0 || position === -1) && !loose[controller ?? '']
}

/** An Aura is kept off what is protected from it. */
const PROTECTED: RuleId = '702.16c'

/** What an Aura will enchant is chosen; who takes that for a target is kept from it by hexproof. */
const CHOSEN: RuleId = '303.4f'

/** An Aura with nothing to enchant stays where it is. */
const KEPT_OUT: RuleId = '303.4g'

/** Opponents do not target what has it. */
const HEXPROOF: RuleId = '702.11b'

/** What keeps cards from entering, and who they are: «Scossa è un istantaneo:», «Lince ha protezione dal nero: Catena». */
function keptOut(t: Tale, group: readonly Move[]): Phrase {
  const who = group.map((n) => object(t, n.h.event.object))
  const v = t.view((group[0]?.h.batch ?? 1) - 1)
  const [type, ...others] = new Set(group.flatMap((n) => v.state.objects[n.h.event.object]?.printed.types ?? []))
  if ((type === 'instant' || type === 'sorcery') && others.length === 0 && who.length === 1)
    return phrase`${and(who)} è ${un(cardTypes[type].it)}:`
  const [first] = group
  if (group.length === 1 && first && v.state.objects[first.h.event.object]?.kind === 'token')
    return phrase`${and(who)} è una pedina che ha lasciato il campo di battaglia:`
  const rules = rulesOf(...group)
  const by = rules.includes(PROTECTED) ? 'protection' : rules.includes(CHOSEN) ? 'hexproof' : undefined
  const guarded = v.state.shared.battlefield.flatMap((id) =>
    v.characteristics(id).keywords.flatMap((k) => (k.keyword === by ? [[id, k] as const] : [])),
  )
  const [one, ...more] = guarded
  if (one && more.length === 0) return phrase`${object(t, one[0])} ha ${verbatim(keywordOf(one[1]))}: ${and(who)}`
  return phrase`${and(who)}`
}

/** Cards that are put together into one place of a library lie in an order. */
const ARRANGED: RuleId = '401.4'

/** Cards that stay in their library, somewhere else in it: «Anna mette Torre in cima al proprio grimorio», «2 carte in fondo». */
export function placed(t: Tale, group: readonly Node<EventOf<'place'>>[]): readonly Saying[] {
  const [first] = group
  const o = first && t.frames[Math.max(0, first.h.batch - 1)]?.objects[first.h.event.object]
  if (!first || !o || first.h.event.position > 0) return []
  const at = verbatim(first.h.event.position < 0 ? 'in fondo al' : 'in cima al')
  const one = group.length === 1
  const card = object(t, o.id)
  const what = one && card.text !== 'una carta' ? card : carte(group.length)
  const own = [...rulesOf(first), ...(one && isSetAside(t, o.id) ? answering(t, 'setsAside') : [])]
  // One card has no order among others: it is put there by what is said to be done.
  const named = naming(t, first).filter((rule) => (rule === ARRANGED) !== one)
  return [
    {
      sentence: sentence(phrase`${player(t, o.owner)} mette ${what} ${at} proprio grimorio`),
      rules: one && own.length > 0 ? own : named,
      batch: first.h.batch,
    },
  ]
}

/** Whether a card has stayed out of a shuffle of the action that is told. */
function isSetAside(t: Tale, id: ObjectId): boolean {
  const all = t.evaluation.trace?.happenings ?? []
  return all.some(({ event: e, action }) => action === t.action && e.type === 'shuffle' && e.but?.includes(id))
}

/** Where a card is before it moves. */
const zoneOf = (t: Tale, { h }: Move): string | undefined =>
  t.frames[Math.max(0, h.batch - 1)]?.objects[h.event.object]?.zone

/** «In fondo al grimorio di Nora», «nella mano di Nora», «nel grimorio del proprietario, cioè di Nora». */
function where({ h }: Move, to: ZoneId, owner: Parameters<typeof inZone>[1], home: boolean): Phrase {
  const at = to === 'library' ? h.event.position : undefined
  const whose =
    home && owner && (to === 'library' || to === 'hand') ? noun(`proprietario, cioè ${del(owner)}`, 'm') : owner
  if (whose && (at === 0 || at === -1))
    return phrase`${verbatim(at === 0 ? 'in cima' : 'in fondo')} al grimorio ${del(whose)}`
  return inZone(to, whose)
}

/** Whether a permanent goes to its owner from under the control of somebody else: then it is said whose library it is, and why. */
function strays(t: Tale, { h }: Move): boolean {
  const v = t.view(Math.max(0, h.batch - 1))
  const o = v.state.objects[h.event.object]
  return o?.zone === 'battlefield' && v.controller(o.id) !== o.owner && h.event.controller === o.owner
}

/** Moves that end in one sentence: the same zone, of the same player, in the same moment. */
export function movesTogether({ roots, i }: Place): readonly Move[] {
  const first = roots[i]
  if (!first || !isPut(first)) return []
  const same = (n: Node): n is Move =>
    isPut(n) &&
    n.h.batch === first.h.batch &&
    (n.h.fate === 'impossible') === (first.h.fate === 'impossible') &&
    outcome(n)?.h.event.to === outcome(first)?.h.event.to &&
    n.h.event.to === first.h.event.to &&
    n.h.event.controller === first.h.event.controller
  const rest = roots.slice(i)
  const end = rest.findIndex((n) => !same(n))
  return (end < 0 ? rest : rest.slice(0, end)).filter(same)
}

/** To discard a card is to put it from the hand into the graveyard: who does not see that somebody discards misreads it. */
const DISCARDING: RuleId = '701.9a'

/** «Nella sottofase di cancellazione Anna scarta 2 carte.» */
export function discarded(t: Tale, group: readonly Node<EventOf<'discard'>>[]): readonly Saying[] {
  const [first] = group
  if (!first) return []
  const state = t.frames[Math.max(0, first.h.batch - 1)]
  const owners = [...new Set(group.map((n) => state?.objects[n.h.event.object]?.owner ?? ''))]
  // Only who believes it has the maximum hand size looked at in another step, or that of others in this one.
  const step = (owner: string): Phrase =>
    owners.length === 1 && state?.turn.step === 'cleanup' && state.turn.active === owner && isOfStep(first, 'cleanup')
      ? phrase`${nel(steps.cleanup.it)} `
      : verbatim('')
  return owners.flatMap((owner, n) => {
    const all = group.filter((n) => (state?.objects[n.h.event.object]?.owner ?? '') === owner)
    const elsewhere = all.filter((n) => exiledInstead(n) || isDiverted(n))
    const mine = all.filter((n) => !elsewhere.includes(n))
    const mad = (n: (typeof all)[number]): Phrase =>
      n.h.fate === 'happened' && has(t.view(n.h.batch - 1), n.h.event.object, 'madness')
        ? phrase`: lo scarto c'è stato lo stesso`
        : verbatim('')
    // What goes to the graveyard is told first, of the same moment.
    const once = verbatim(mine.length > 0 ? 'nello stesso momento ' : '')
    const exiled = elsewhere.map((n) => ({
      sentence: sentence(
        rulesOf(n).includes(DISCARDING)
          ? phrase`${once}${player(t, owner)} scarta ${object(t, n.h.event.object)}, che va ${exiledInstead(n) ? inZone('exile') : diversion(t, n)} invece che nel cimitero${mad(n)}`
          : phrase`${once}${object(t, n.h.event.object)} va dalla mano ${del(player(t, owner))} ${exiledInstead(n) ? inZone('exile') : diversion(t, n)} invece che nel cimitero`,
      ),
      rules: rulesOf(n),
      batch: n.h.batch,
    }))
    if (!mine.length) return exiled
    const over = overfull(t, first, owner)
    const most =
      over === undefined
        ? []
        : rulesAnswering(t.evaluation.rules, t.view(first.h.batch - 1), 'handLimit', { player: owner })
    const said = {
      sentence: sentence(phrase`${step(owner)}${player(t, owner)}${over ?? verbatim('')} scarta ${carte(mine.length)}`),
      rules: [...rulesOf(...mine), ...most],
      batch: first.h.batch,
    }
    return [...(n > 0 ? meanwhile(t, [said]) : [said]), ...exiled]
  })
}

/** «ha 8 carte in mano e il massimo è 7:»: of whoever discards down to a maximum hand size, in the step in which it is looked at. */
function overfull(t: Tale, n: Node<EventOf<'discard'>>, owner: string): Phrase | undefined {
  if (!isOfStep(n, 'cleanup')) return undefined
  const v = t.view(n.h.batch - 1)
  const most = v.ask('handLimit', { player: owner })
  const cards = Object.values(v.state.objects).filter((o) => o.zone === 'hand' && o.owner === owner).length
  return most === undefined || cards <= most
    ? undefined
    : phrase` ha ${carte(cards)} in mano e il massimo è ${figure(most)}:`
}

/** Whether something sends a discarded card to exile instead: madness. */
const exiledInstead = (n: Node): boolean =>
  below(n).some((x) => is(x, 'move') && x.h.fate === 'happened' && x.h.event.to === 'exile')

/** Where a discarded card goes in the end. */
function diversion(t: Tale, n: Node): Phrase {
  const end = below(n).find((x): x is Move => is(x, 'move') && x.h.fate === 'happened')
  const { to, controller } = end?.h.event ?? {}
  return to !== undefined && to in zones
    ? inZone(to as ZoneId, controller === undefined ? undefined : player(t, controller))
    : verbatim('altrove')
}

/** «Anna e Nora rimescolano il proprio mazzo.» */
export function shuffled(t: Tale, group: readonly Node<EventOf<'shuffle'>>[]): Saying {
  const who = group.map((n) => player(t, n.h.event.player))
  return {
    sentence: sentence(phrase`${and(who)} ${verb('rimescola', who)} il proprio mazzo`),
    rules: [...naming(t, ...group), ...rulesOf(...group)],
    batch: group[0]?.h.batch ?? 0,
  }
}

/** Whether something is sent elsewhere than it was meant to go. */
export const isDiverted = (n: Node): boolean =>
  below(n).some((x) => is(x, 'move') && x.h.fate === 'replaced' && outcome(x)?.h.event.to !== x.h.event.to)

/** Where something goes that an effect sends elsewhere: «Orso e Lince vanno in esilio invece che nel cimitero.» */
export function divertedFrom(t: Tale, group: readonly Node[]): readonly Saying[] {
  const ends = group.flatMap((n) => {
    const meant = below(n).find((x): x is Move => is(x, 'move') && x.h.fate === 'replaced')
    const end = meant && outcome(meant)
    return meant && end && end.h.event.to !== meant.h.event.to && end.h.event.to in zones ? [{ meant, end }] : []
  })
  const places = ends.map(({ meant, end }) => {
    const { to, controller } = end.h.event
    const place = inZone(to as ZoneId, controller === undefined ? undefined : player(t, controller))
    const not =
      meant.h.event.to === 'battlefield'
        ? verbatim('di entrare')
        : phrase`che ${inZone(meant.h.event.to as ZoneId, undefined)}`
    return phrase`${place} invece ${not}`
  })
  return [...new Set(places)].map((place) => {
    const here = ends.filter((_, k) => places[k] === place)
    const who = here.map(({ end }) => object(t, end.h.event.object))
    return {
      sentence: sentence(phrase`${and(who)} ${verb('va', who)} ${place}`),
      rules: [...new Set(here.flatMap(({ meant }) => meant.h.by))],
      batch: here[0]?.end.h.batch ?? 0,
    }
  })
}
