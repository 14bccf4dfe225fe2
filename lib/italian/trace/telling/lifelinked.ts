import type { EventOf, ObjectId } from '#lib/rules/index'
import { and, del, ed, il, name, noun, type Phrase, phrase } from '../../grammar/index'
import { has, source, stating, type Tale } from './context'
import type { Node } from './tree'

type Gain = EventOf<'gainLife'>

/** Whether the source of something has left the battlefield, so that what it last was counts. */
export const isGone = (t: Tale, { h: { batch } }: Pick<Node, 'h'>, id: string | undefined): boolean => {
  const zone = id === undefined ? undefined : t.frames[Math.max(0, batch - 1)]?.objects[id]?.zone
  return zone === undefined ? id !== undefined && id !== '' : zone === 'graveyard' || zone === 'exile'
}

/** Whose lifelink makes a gain: one source, or (for who takes them together) all that deal damage at once and have it. */
function linkedOf(t: Tale, n: Node, e: Gain): readonly ObjectId[] {
  const own = e.source === undefined ? [] : [e.source]
  if (stating(t, 'query', 'lifelinkApart').length > 0) return own
  const v = t.view(n.h.batch - 1)
  const dealing = (t.evaluation.trace?.happenings ?? []).flatMap(({ event, batch, fate }) =>
    event.type === 'damage' &&
    batch === n.h.batch &&
    fate === 'happened' &&
    v.state.objects[event.source] &&
    has(v, event.source, 'lifelink') &&
    v.controller(event.source) === e.player
      ? [event.source]
      : [],
  )
  return dealing.length > 0 ? [...new Set(dealing)] : own
}

/** « per il legame vitale di Angelo», of a gain that lifelink makes. */
export function byLifelink(t: Tale, n: Node, e: Gain, rules: readonly string[]): Phrase {
  const [id, ...more] = linkedOf(t, n, e)
  if (more.length > 0)
    return phrase` per il legame vitale ${del(name(and([id ?? '', ...more].map((x) => source(t, x))), 'f', 'p'))}`
  return isGone(t, n, id) && !rules.includes('702.15d')
    ? phrase` per il legame vitale che ${source(t, id)} aveva`
    : phrase` per il legame vitale ${del(source(t, id))}`
}

/**
 * When lifelink gives life: in the event of the damage; where several sources of a player deal damage at once, with an event for each, since
 * what is asked may turn on how many those are.
 */
export function whenLinked(t: Tale, n: Node, e: Gain): Phrase {
  const sources = (t.evaluation.trace?.happenings ?? []).flatMap(({ event, batch }) =>
    event.type === 'gainLife' && event.lifelink && batch === n.h.batch && event.player === e.player
      ? [event.source]
      : [],
  )
  if (new Set(sources).size < 2) return phrase`nello stesso evento `
  // Only where something looks at gains are they told apart (702.15e).
  const isSeen = JSON.stringify(t.people.scenario).includes('"event":"gainLife"')
  return sources[0] === e.source || !isSeen ? phrase`insieme al danno ` : phrase`con un evento distinto `
}

/** Such a gain that an effect changes: «per il legame vitale di Angelo e l'effetto di Calice»; undefined of any other event. */
export function changedByLifelink(t: Tale, n: Node, effect: Phrase): Phrase | undefined {
  const e = n.h.event
  if (e.type !== 'gainLife' || !e.lifelink) return undefined
  const linked = linkedOf(t, n, e)
  const whose =
    linked.length > 1
      ? il(noun(`${linked.length} legami vitali`, 'm', 'p'))
      : phrase`il legame vitale ${del(source(t, e.source))}`
  return phrase`per ${whose} ${ed(effect)}`
}
