import { nearest } from '#lib/base/nearest'
import { drawItem } from './bank'
import { instantiate } from './instantiate'
import type { ItemError, ItemId } from './item'
import { formatItemId, parseItemId } from './item-id'
import { templates } from './templates/index'

/** Why an address has no question, and one that stands near it. */
export interface Instead {
  readonly why: ItemError
  readonly item?: ItemId
}

/**
 * What to offer in place of an item that cannot be made: the same point of the newest version; else a sound item of the template
 * that is named, or of the one whose name is nearest. Undefined where the item can be made.
 */
export function insteadOf(id: string): Instead | undefined {
  const made = instantiate(id)
  if (made.ok) return undefined
  const parsed = parseItemId(id)
  const named = parsed.ok ? parsed.value.template : (id.split('.')[0] ?? '')
  const ids = templates.map((t) => t.id)
  const t = templates.find((x) => x.id === (ids.includes(named) ? named : nearest(named, ids)))
  if (!t) return { why: made.error }
  const same = parsed.ok ? formatItemId(t, parsed.value.indices) : ''
  const item = instantiate(same).ok ? same : drawItem(t, id)
  return { why: made.error, ...(item === undefined ? {} : { item }) }
}
