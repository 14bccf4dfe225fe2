import type { CardId, Evaluation, EventType, PlayerId } from '#lib/rules/index'

/** Something that may happen on the way: an event of a kind, to or because of an object or a player. */
export interface Occasion {
  readonly event: EventType
  readonly object?: CardId
  readonly player?: PlayerId
}

/** What an occasion is called among those that are put in order: `damage orso`. */
export const occasionId = ({ event, object, player }: Occasion): string =>
  [event, object, player].filter((x) => x !== undefined).join(' ')

const labelOf = (x: unknown): string | undefined => (typeof x === 'string' ? x.split(/[#!/]/)[0] : undefined)

/** The source of a trigger stands inside it; any other event names what it is about itself. */
function isAbout(event: Readonly<Record<string, unknown>>, { object, player }: Occasion): boolean {
  const trigger = event.trigger as { readonly source?: unknown } | undefined
  const things = [event.object, event.source, event.spell, trigger?.source].map(labelOf)
  return (
    (object === undefined || things.includes(object)) &&
    (player === undefined || [event.player, event.on, event.target].includes(player))
  )
}

/**
 * The ids of occasions in the order in which each happened first; undefined where one did not happen, or two happened together and so
 * have no order.
 */
export function occasionsInOrder(of: readonly Occasion[], e: Evaluation): readonly string[] | undefined {
  const happened = e.trace?.happenings.filter((h) => h.fate === 'happened') ?? []
  const found = of.map((occasion) => {
    const first = happened.find((h) => h.event.type === occasion.event && isAbout({ ...h.event }, occasion))
    return first && { id: occasionId(occasion), batch: first.batch }
  })
  const all = found.filter((f) => f !== undefined)
  if (all.length < of.length || new Set(all.map((f) => f.batch)).size < all.length) return undefined
  return all.toSorted((a, b) => a.batch - b.batch).map((f) => f.id)
}
