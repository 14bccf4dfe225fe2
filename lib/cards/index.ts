import type { Pool } from '#lib/rules/index'
import { divination } from './divination'
import { mendingTouch } from './mending-touch'
import { planarCleansing } from './planar-cleansing'
import { runeclawBear } from './runeclaw-bear'

const list = [divination, mendingTouch, planarCleansing, runeclawBear] as const

export type CardSlug = (typeof list)[number]['slug']

/** Every card that scenarios and lessons may name, by slug. */
export const cards: Pool & Readonly<Record<CardSlug, (typeof list)[number]>> = Object.fromEntries(
  list.map((c) => [c.slug, c]),
) as Record<CardSlug, (typeof list)[number]>
