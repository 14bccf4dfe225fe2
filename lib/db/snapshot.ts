import 'server-only'
import { z } from 'zod'
import type { Json } from '#lib/base/json'
import type { Call } from '#lib/questions/calls'
import { FORMS } from '#lib/questions/form'
import type { Item, PublicItem } from '#lib/questions/item'
import { LEVELS, type Level } from '#lib/questions/level'
import type { OwnOption } from '#lib/questions/own-options'
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

/** Of a call: with what is told, what may be asked, and what its wrong rulings suppose. */
const secret2 = secret1.extend({
  schema: z.literal(2),
  call: z.object({
    told: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
    scene: z.json().optional(),
    facts: z.array(z.json()),
    supposes: z.record(z.string(), z.json()),
  }),
})

/** An option with why it is wrong, where whoever wrote the question added it. */
const option2 = option1.extend({ why: z.string().optional() })
const secret3 = secret1.extend({ schema: z.literal(3), options: z.array(option2) })
const secret = z.discriminatedUnion('schema', [secret1, secret2, secret3])

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

/** With wrong options of whoever wrote the question. */
const snapshot3 = z.object({
  schema: z.literal(3),
  seed: z.string(),
  item: snapshot1.shape.item.extend({ introduction: z.string().optional(), options: z.array(option2) }),
})
const snapshot = z.discriminatedUnion('schema', [snapshot1, snapshot2, snapshot3])

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

const part1 = z.object({
  area: z.string().optional(),
  level: z.enum(LEVELS).optional(),
  forms: z.array(form).optional(),
  count: z.number().int(),
})

/** A blueprint of an exam, as it is kept. */
const blueprint1 = z.object({
  id: z.string(),
  parts: z.array(part1),
  pass: z.number(),
  minutes: z.number().nullable(),
  wait: z.number(),
  scores: z.enum(SCORES),
})

/** With parts that are calls. */
const blueprint2 = blueprint1.extend({ parts: z.array(part1.extend({ calls: z.literal(true).optional() })) })

/** A blueprint by the schema of what holds it. */
export const blueprintShapes = { 1: blueprint1, 2: blueprint2 } as const

const plan1 = z.object({ schema: z.literal(1), blueprint: blueprint1, areas: z.array(z.string()) })
const plan2 = plan1.extend({ schema: z.literal(2), blueprint: blueprint2 })
const planShape = z.discriminatedUnion('schema', [plan1, plan2])

/** The first shape is still written where there are no calls. */
export const schemaOfBlueprint = ({ parts }: Pick<Blueprint, 'parts'>): 1 | 2 =>
  parts.some(({ calls }) => calls) ? 2 : 1

const draft1 = z.object({
  schema: z.literal(1),
  introduction: z.string(),
  scenario: z.json(),
  probe: z.json(),
})

const draft2 = draft1.extend({
  schema: z.literal(2),
  options: z.array(z.object({ text: z.string(), why: z.string() })),
})

/** A question of one's own as it is being written: a document of any shape, and what is asked of it (null for nothing yet). */
export interface Draft {
  readonly introduction: string
  readonly scenario: Json
  readonly probe: Json
  /** Wrong options of whoever writes it, as far as they are written. */
  readonly options?: readonly OwnOption[] | undefined
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

const hasWritten = (options: Item['options']): boolean => options.some(({ why }) => why !== undefined)

/** The public half of a question, without its key. */
export const writeShown = (item: PublicItem) => ({ schema: schemaOf(item), item: plain(item) })
export const readShown = (json: unknown): PublicItem => shown.parse(json).item as unknown as PublicItem

/** The other half: with the public one it makes the item whole again. */
export const writeSecret = ({ template, version, claims, options, right }: Item) =>
  plain({ schema: hasWritten(options) ? 3 : 1, template, version, claims, options, right })
export function readSecret(shown: PublicItem, json: unknown): Item {
  const { template, version, claims, options, right } = secret.parse(json)
  return { ...shown, template, version, claims, options, right } as unknown as Item
}

/** The other half of a question that is a call. */
export const writeCall = ({ item, told, scene, facts }: Call) => {
  const supposes = item.options.flatMap((o) => (o.supposes ? [[o.key, o.supposes] as const] : []))
  const { template, version, claims, right } = item
  const options = item.options.map(({ key, value, beliefs }) => ({ key, value, beliefs }))
  const call = { told, scene, facts, supposes: Object.fromEntries(supposes) }
  return plain({ schema: 2 as const, template, version, claims, options, right, call })
}
/** A call that is a question; null where it is a question of the bank. */
export function readCall(shown: PublicItem, json: unknown): Call | null {
  const read = secret.parse(json)
  if (read.schema !== 2) return null
  const { supposes, ...rest } = read.call
  const item = readSecret(shown, json)
  const options = item.options.map((o) => ({ ...o, ...(supposes[o.key] ? { supposes: supposes[o.key] } : {}) }))
  return { ...rest, item: { ...item, options } } as unknown as Call
}

export const writeSnapshot = ({ seed, item }: Snapshot) =>
  plain({ schema: hasWritten(item.options) ? 3 : schemaOf(item), seed, item })
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

export const writePlan = (plan: Plan) => plain({ schema: schemaOfBlueprint(plan.blueprint), ...plan })
export function readPlan(json: unknown): Plan {
  const { schema: _, ...plan } = planShape.parse(json)
  return plan
}

export function writeDraft({ options = [], ...draft }: Draft) {
  return plain(options.length > 0 ? { schema: 2 as const, ...draft, options } : { schema: 1 as const, ...draft })
}
export function readDraft(json: unknown): Draft {
  const { schema: _, ...draft } = z.discriminatedUnion('schema', [draft1, draft2]).parse(json)
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
