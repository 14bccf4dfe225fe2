import type { Color, EventOf, ObjectId, RuleId } from '#lib/rules/index'
import { agree, al, and, dal, daSolo, ed, phrase, sentence, verb, verbatim } from '../../grammar/index'
import { colored, fromColor } from '../../names/terms'
import { naming, object, player, type Saying, type Tale, target } from './context'
import { wardedOff } from './guarded'
import { all, is, isCheck, type Node, rulesOf } from './tree'

const said = (n: Node, text: Saying['sentence'], rules: readonly string[] = rulesOf(n)): readonly Saying[] => [
  { sentence: sentence(text), rules, batch: n.h.batch },
]

/** «Ascia viene assegnata a Orso», or what it is attached to stays as it is. */
export function attached(t: Tale, n: Node<EventOf<'attach'>>): readonly Saying[] {
  const x = object(t, n.h.event.object)
  const to = target(t, n.h.event.to)
  if (n.h.fate !== 'happened') return said(n, phrase`${x} non può essere ${agree('assegnato', x)} ${al(to)}`, n.h.by)
  const was = t.frames[Math.max(0, n.h.batch - 1)]?.objects[n.h.event.object]?.attachedTo
  if (was === n.h.event.to)
    return said(n, phrase`${x} è già ${agree('assegnato', x)} ${al(to)} e ci resta`, naming(t, n))
  return said(n, phrase`${x} viene ${agree('assegnato', x)} ${al(to)}`, naming(t, n))
}

/** «Ascia non può restare assegnata a Orso: un'azione generata dallo stato la stacca.» It stays where it is. Of one more of the same check: that, then why. */
export function unattached(t: Tale, n: Node<EventOf<'unattach'>>, again: boolean): readonly Saying[] {
  const e = n.h.event
  const x = object(t, e.object)
  const before = t.view(n.h.batch - 1)
  const to = before.state.objects[e.object]?.attachedTo
  // Who believes that it goes to the graveyard has been told so.
  if (
    t.frames[n.h.batch]?.objects[e.object]?.zone !== 'battlefield' &&
    before.state.objects[e.object]?.zone === 'battlefield'
  )
    return []
  if (!isCheck(n))
    return to === undefined
      ? []
      : said(n, phrase`${x} si stacca ${ed(verbatim('resta sul campo di battaglia'))}`, naming(t, n))
  const host = to === undefined ? undefined : target(t, to)
  const there = to !== undefined && before.state.objects[to]?.zone === 'battlefield'
  const { types, subtypes } = before.characteristics(e.object)
  const barred = to !== undefined && before.ask('mayAttach', { object: e.object, to }) === false
  const creature = barred && types.includes('creature') && subtypes.includes('Equipment')
  const guard = host && there ? wardedOff(before, { id: to, noun: host }, { id: e.object, noun: x }) : undefined
  const why = !host
    ? phrase`${x} non è più ${agree('assegnato', x)} a niente`
    : there
      ? creature
        ? phrase`${x} è anche una creatura e non può equipaggiare ${host}`
        : !before.characteristics(to).types.includes('creature')
          ? phrase`un Equipaggiamento sta solo su una creatura`
          : (guard ?? phrase`${x} non può restare ${agree('assegnato', x)} ${al(host)}`)
      : phrase`${host} non è più sul campo di battaglia`
  // What a creature leaves behind stays there without it.
  const where = host && !there ? phrase`anche ${daSolo(x)}` : verbatim('sul campo di battaglia')
  const so = phrase`un'azione generata dallo stato stacca ${x}, che resta ${where}`
  const text = again ? phrase`${so}: ${why}` : phrase`${why}: ${so}`
  // The check alone does not say why what is a creature as well equips nothing.
  return said(n, text, creature ? ['301.5c', ...rulesOf(n)] : rulesOf(n))
}

/** «Lupo va fuori fase con Ascia»: what phases, with what is attached to it. */
export function phased(t: Tale, group: readonly Node<EventOf<'phaseOut' | 'phaseIn'>>[]): readonly Saying[] {
  const [first] = group
  if (!first) return []
  const nodes = group.flatMap(all).filter((n) => is(n, 'phaseOut') || is(n, 'phaseIn'))
  const who = nodes.map((n) => object(t, n.h.event.object))
  const out = first.h.event.type === 'phaseOut'
  const text = out
    ? phrase`${and(who)} ${verb('va', who)} fuori fase`
    : phrase`${and(who)} ${verb('torna', who)} in fase: non ${verb('entra', who)}`
  const rules = [...naming(t, first), ...rulesOf(...group)]
  return [{ sentence: sentence(text), rules, batch: first.h.batch }]
}

/** «Da ora Carla protegge Assedio»: the controller of a battle has chosen anew. */
export const protectedBy = (t: Tale, n: Node<EventOf<'protect'>>): readonly Saying[] =>
  said(n, phrase`da ora ${player(t, n.h.event.player)} protegge ${object(t, n.h.event.object)}`)

/** «Manto è verde: la protezione dal rosso non stacca Manto da Orso»: what a creature that gains protection from colours keeps. */
export function kept(t: Tale, id: ObjectId, batch: number, from: readonly Color[]): readonly Saying[] {
  if (!from.length) return []
  const v = t.view(batch)
  return v.state.shared.battlefield.flatMap((worn): readonly Saying[] => {
    if (v.state.objects[worn]?.attachedTo !== id) return []
    const { colors, types } = v.characteristics(worn)
    if (colors.some((c) => from.includes(c))) return []
    const x = object(t, worn)
    const rule: RuleId = types.includes('artifact') ? '702.16d' : '702.16c'
    return [
      {
        sentence: sentence(
          phrase`${x} è ${colored(colors, x)}: la protezione ${and(from.map(fromColor))} non stacca ${x} ${dal(object(t, id))}`,
        ),
        rules: [rule],
        batch,
        explains: true,
      },
    ]
  })
}
