import 'server-only'
import { z } from 'zod'
import type { Item } from '#lib/questions/item'
import type { Given } from '#lib/study/index'
import { readAnswer, readSecret, readShown, writeAnswer } from './snapshot'

/** One sentence of a trace, as it was said, with its rules. */
export interface ReportStep {
  readonly n: number
  readonly sentence: string
  readonly rules: readonly string[]
}

/** What a report is about, as the server had it at that moment. */
export type ReportRecord =
  | {
      readonly of: 'question'
      readonly seed: string
      readonly item: Item
      /** What was answered; null where nothing was yet. */
      readonly given: Given | null
      readonly ask: string
      readonly headline: string
      readonly steps: readonly ReportStep[]
    }
  | { readonly of: 'passage'; readonly rule: string; readonly title: string; readonly text: string }
  | {
      readonly of: 'lesson'
      /** Of the lesson. */
      readonly title: string
      readonly rule: string | null
      readonly text: string
      /** Of a table: how it is set up. */
      readonly scenario: unknown
    }

const question1 = z.object({
  schema: z.literal(1),
  of: z.literal('question'),
  seed: z.string(),
  shown: z.unknown(),
  secret: z.unknown(),
  answer: z.unknown(),
  ask: z.string(),
  headline: z.string(),
  steps: z.array(z.object({ n: z.number(), sentence: z.string(), rules: z.array(z.string()) })),
})
const passage1 = z.object({
  schema: z.literal(1),
  of: z.literal('passage'),
  rule: z.string(),
  title: z.string(),
  text: z.string(),
})
const lesson1 = z.object({
  schema: z.literal(1),
  of: z.literal('lesson'),
  title: z.string(),
  rule: z.string().nullable(),
  text: z.string(),
  scenario: z.unknown(),
})
const record1 = z.discriminatedUnion('of', [question1, passage1, lesson1])

const plain = (value: object): object => JSON.parse(JSON.stringify(value)) as object

/** A record as a column has it. */
export function writeRecord(record: ReportRecord): object {
  if (record.of !== 'question') return plain({ schema: 1, ...record })
  const { item, given, ...rest } = record
  const { template, version, claims, options, right, ...shown } = item
  return plain({
    schema: 1,
    ...rest,
    shown: {
      schema: shown.introduction === undefined ? 1 : 2,
      item: { ...shown, options: options.map(({ key, value }) => ({ key, value })) },
    },
    secret: { schema: 1, template, version, claims, options, right },
    answer: given && writeAnswer(given),
  })
}

/** The same the other way round; throws where it is none. */
export function readRecord(json: unknown): ReportRecord {
  const record = record1.parse(json)
  if (record.of !== 'question') return record
  const { shown, secret, answer, ...rest } = record
  return { ...rest, item: readSecret(readShown(shown), secret), given: answer === null ? null : readAnswer(answer) }
}
