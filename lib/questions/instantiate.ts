import { err, type Result } from '#lib/base/result'
import type { Item, ItemError, PublicItem } from './item'
import { formatItemId, parseItemId, pointAt } from './item-id'
import { piecesOf } from './pieces'
import type { Template } from './template'
import { templates } from './templates/index'
import { writeItem } from './write-item'

/** Makes the item of an id: the scenario, the right answer, and one wrong answer per belief that leads elsewhere. */
export function instantiate(id: string): Result<Item, ItemError> {
  const parsed = parseItemId(id)
  if (!parsed.ok) return parsed
  const t = templates.find((x) => x.id === parsed.value.template)
  if (!t) return err('unknown-template')
  if (parsed.value.version !== t.version) return err(parsed.value.version < t.version ? 'old-version' : 'out-of-range')
  const point = pointAt(t.axes, parsed.value.indices)
  if (!point || formatItemId(t, parsed.value.indices) !== id) return err('out-of-range')
  return itemAt(t, point, id)
}

/** The item of a template at a point, or why there is none. */
export function itemAt(
  t: Template,
  point: Record<string, string | number | boolean>,
  id: string,
): Result<Item, ItemError> {
  if (t.valid && !t.valid(point)) return err('not-sound')
  const claims = t.claimsAt?.(point) ?? t.claims
  const because = typeof t.because === 'function' ? t.because(point) : (t.because ?? t.claims[0] ?? '')
  const written = writeItem(
    { id, template: t.id, version: t.version, claims },
    {
      scenario: t.scenario(point),
      probe: t.probe(point),
      form: t.form,
      beliefs: t.beliefs,
      because,
      idle: t.idle,
      fits: (belief) => t.fits?.(belief, point) !== false,
    },
  )
  return written.ok ? written : err('not-sound')
}

/** What may leave the server before the answer is locked: no key, no belief, and for a number no value at all. */
export function toPublic(item: Item): PublicItem {
  const { id, edition, scenario, probe, form, introduction } = item
  return {
    id,
    edition,
    scenario,
    probe,
    form,
    options: piecesOf(item),
    ...(introduction === undefined ? {} : { introduction }),
  }
}
