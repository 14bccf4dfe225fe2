import 'server-only'
import { z } from 'zod'
import type { Json } from '#lib/base/json'
import { FORMS } from '#lib/questions/form'
import type { Item, PublicItem } from '#lib/questions/item'
import { LEVELS, type Level } from '#lib/questions/level'
import { type Blueprint, type Given, REASONS, type Reason, SCORES } from '#lib/study/index'

/**
 * What JSON columns hold. Every value carries `schema: n`; a change of shape adds a variant here and a sample in
 * `tests/db/snapshots`, and every earlier one is still read: nobody's past answers become unreadable.
 * Scenarios and probes are opaque at this level: the evaluator checks them when it sets them up.
 */

const form = z.enum(FORMS)

const shown1 = z.object({
  schema: z.literal(1),
  item: z.object({
    id: z.string(),
    edition: z.string(),
    scenario: z.json(),
    probe: z.json(),
    form,
    options: z.array(z.object({ key: z.string(), value: z.json() })),
  }),
})

/** With what an instructor says before a question of their own. */
const shown2 = z.object({
  schema: z.literal(2),
  item: shown1.shape.item.extend({ introduction: z.string() }),
})
const shown = z.discriminatedUnion('schema', [shown1, shown2])

const option1 = z.object({ key: z.string(), value: z.json(), beliefs: z.array(z.string()) })

const secret1 = z.object({
  schema: z.literal(1),
  template: z.string(),
  version: z.number().int(),
  claims: z.array(z.string()),
  options: z.array(option1),
  right: z.string(),
})

const snapshot1 = z.object({
  schema: z.literal(1),
  /** Decided the order of the options and the players' names. */
  seed: z.string(),
  item: z.object({
    id: z.string(),
    template: z.string(),
    version: z.number().int(),
    edition: z.string(),
    claims: z.array(z.string()),
    scenario: z.json(),
    probe: z.json(),
    form,
    options: z.array(option1),
    right: z.string(),
  }),
})

const snapshot2 = z.object({
  schema: z.literal(2),
  seed: z.string(),
  item: snapshot1.shape.item.extend({ introduction: z.string() }),
})
const snapshot = z.discriminatedUnion('schema', [snapshot1, snapshot2])

const answer1 = z.discriminatedUnion('type', [
  z.object({ schema: z.literal(1), type: z.literal('option'), option: z.string() }),
  z.object({ schema: z.literal(1), type: z.literal('number'), number: z.number() }),
  z.object({ schema: z.literal(1), type: z.literal('statements'), statements: z.array(z.string()) }),
  z.object({ schema: z.literal(1), type: z.literal('order'), order: z.array(z.string()) }),
  z.object({ schema: z.literal(1), type: z.literal('parts'), parts: z.array(z.union([z.string(), z.number()])) }),
  z.object({ schema: z.literal(1), type: z.literal('give-up') }),
])

const wish1 = z.object({
  schema: z.literal(1),
  rules: z.array(z.string()).optional(),
  template: z.string().optional(),
  level: z.enum(LEVELS).optional(),
  items: z.array(z.string()).optional(),
  length: z.number().int().optional(),
})

const reason = z.enum(REASONS)

const wish2 = wish1.extend({
  schema: z.literal(2),
  lessons: z.array(z.string()).optional(),
  practice: z.enum(['next', 'missed']).optional(),
  plan: z.array(z.object({ rule: z.string(), reason })).optional(),
})

const wish3 = wish2.extend({ schema: z.literal(3), practice: z.literal('first') })

/** A blueprint of an exam, as it is kept. */
export const blueprintShape = z.object({
  id: z.string(),
  parts: z.array(
    z.object({
      area: z.string().optional(),
      level: z.enum(LEVELS).optional(),
      forms: z.array(form).optional(),
      count: z.number().int(),
    }),
  ),
  pass: z.number(),
  minutes: z.number().nullable(),
  wait: z.number(),
  scores: z.enum(SCORES),
})

const plan1 = z.object({ schema: z.literal(1), blueprint: blueprintShape, areas: z.array(z.string()) })
const draft1 = z.object({
  schema: z.literal(1),
  introduction: z.string(),
  scenario: z.json(),
  probe: z.json(),
})

/** A question of one's own as it is being written: a document of any shape, and what is asked of it (null for nothing yet). */
export interface Draft {
  readonly introduction: string
  readonly scenario: Json
  readonly probe: Json
}

/** An exam as it was made: its blueprint, and what each question is about, in order (empty for anything). */
export interface Plan {
  readonly blueprint: Blueprint
  readonly areas: readonly string[]
}

/** What a quiz was asked to be about; nothing means everything. */
export interface Wish {
  readonly rules?: readonly string[] | undefined
  readonly template?: string | undefined
  readonly level?: Level | undefined
  /** Exactly these questions, in this order. */
  readonly items?: readonly string[] | undefined
  readonly length?: number | undefined
  /** Lessons, by their addresses: about the rules that they teach. */
  readonly lessons?: readonly string[] | undefined
  /** What this person needs next, only what they missed, or what somebody new begins with: each question after the answer to the one before. */
  readonly practice?: 'next' | 'missed' | 'first' | undefined
  /** For a practice: why each question is asked, in order. It is not part of what was asked for. */
  readonly plan?: readonly Why[] | undefined
}

/** Why a question of a practice is asked, and about which rule. */
export interface Why {
  readonly rule: string
  readonly reason: Reason
}

/** An item as it was answered. */
export interface Snapshot {
  readonly seed: string
  readonly item: Item
}

/** The first shape is still written where nothing of the second is said. */
const schemaOf = ({ introduction }: Pick<PublicItem, 'introduction'>): 1 | 2 => (introduction === undefined ? 1 : 2)

/** The public half of a question, without its key. */
export const writeShown = (item: PublicItem) => ({ schema: schemaOf(item), item: plain(item) })
export const readShown = (json: unknown): PublicItem => shown.parse(json).item as unknown as PublicItem

/** The other half: with the public one it makes the item whole again. */
export const writeSecret = ({ template, version, claims, options, right }: Item) =>
  plain({ schema: 1 as const, template, version, claims, options, right })
export function readSecret(shown: PublicItem, json: unknown): Item {
  const { schema: _, ...key } = secret1.parse(json)
  return { ...shown, ...key } as unknown as Item
}

export const writeSnapshot = ({ seed, item }: Snapshot) => plain({ schema: schemaOf(item), seed, item })
export function readSnapshot(json: unknown): Snapshot {
  const { seed, item } = snapshot.parse(json)
  return { seed, item: item as unknown as Item }
}

export function writeAnswer(given: Given) {
  if ('giveUp' in given) return { schema: 1 as const, type: 'give-up' as const }
  const [type] = Object.keys(given)
  return answer1.parse({ schema: 1, type, ...given })
}
export function readAnswer(json: unknown): Given {
  const { schema: _, type, ...given } = answer1.parse(json)
  return type === 'give-up' ? { giveUp: true } : (given as Given)
}

export const writePlan = (plan: Plan) => plain({ schema: 1 as const, ...plan })
export function readPlan(json: unknown): Plan {
  const { schema: _, ...plan } = plan1.parse(json)
  return plan
}

export const writeDraft = (draft: Draft) => plain({ schema: 1 as const, ...draft })
export function readDraft(json: unknown): Draft {
  const { schema: _, ...draft } = draft1.parse(json)
  return draft as Draft
}

/** An earlier shape is still written where nothing of a later one is asked for. */
export function writeWish(wish: Wish) {
  const { lessons, practice, plan } = wish
  return plain({ schema: practice === 'first' ? 3 : lessons || practice || plan ? 2 : 1, ...wish })
}
export function readWish(json: unknown): Wish {
  const { schema: _, ...wish } = z.discriminatedUnion('schema', [wish1, wish2, wish3]).parse(json)
  return wish
}

/** A copy that is exactly what the column will hold: no undefined, no prototype. */
const plain = <T extends object>(value: T) => JSON.parse(JSON.stringify(value)) as object
