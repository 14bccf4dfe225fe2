import 'server-only'
import { shuffled } from '#lib/base/seed'
import type { Db } from '#lib/db/client'
import { listReady, readReady } from '#lib/db/ready-items'
import { bank } from '../ports'
import type { Drawing, Offer } from '../work/tasks'

/** A draw of one template. */
export type TemplateDrawing = Drawing & { readonly wish: { readonly template: string } }

/**
 * What each draw of a template asks for: out of what was made while it was quiet, and only where that is not enough from a thread, in whose
 * row `who` waits. Which of the ready ones it is follows from the seed.
 */
export async function drawReady(
  db: Db,
  drawings: readonly TemplateDrawing[],
  who: string,
): Promise<readonly (readonly Offer[])[]> {
  const ready = await listReady(db, bank.version, [...new Set(drawings.map(({ wish }) => wish.template))])
  const chosen = drawings.map(({ seed, wish: { template, rules }, without, n = 1 }) => {
    const fit = ready.filter(
      (one) =>
        one.template === template &&
        !without.includes(template) &&
        (!rules || one.claims.some((claim) => rules.includes(claim))),
    )
    return fit.length < n ? null : shuffled(seed, fit).slice(0, n)
  })
  const read = await readReady(
    db,
    bank.version,
    chosen.flatMap((some) => some?.map(({ itemId }) => itemId) ?? []),
  )
  const offers = chosen.map((some): readonly Offer[] | null => {
    const found = some?.flatMap(({ itemId }) => read.get(itemId) ?? [])
    // One that went meanwhile leaves too few.
    return found && found.length === some?.length ? found : null
  })
  const missing = drawings.filter((_, n) => !offers[n])
  const made = missing.length === 0 ? [] : await bank.draw(missing, who)
  return drawings.map((drawing, n) => offers[n] ?? made[missing.indexOf(drawing)] ?? [])
}
