import type { Json } from '#lib/base/json'
import { EDITION, keywords, misconceptions, questions, rooms } from '#lib/rules/index'

/** What the evaluator applies, as data. */
export const listed = (): Json => ({
  edition: EDITION,
  rooms: rooms.map(({ number, title, keyword, rules }) => ({
    number,
    title,
    ...(keyword === undefined ? {} : { keyword }),
    rules: rules.map(({ id, clauses }) => ({ id, clauses: [...new Set(clauses.map((c) => c.kind))] })),
  })),
  misconceptions: [...misconceptions.values()].map(({ id, rule }) => ({ id, rule })),
  keywords,
  questions: Object.keys(questions),
})

/** The same, a line for each room and each misconception. */
export const listedText = (): string =>
  [
    `Regole in vigore dal ${EDITION}`,
    ...rooms.map((r) => `${r.number} ${r.title}: ${r.rules.map((rule) => rule.id).join(' ')}`),
    '',
    'Malintesi',
    ...[...misconceptions.values()].map(({ id, rule }) => `${id} (${rule})`),
  ].join('\n')
