import fc from 'fast-check'
import type { ExportQuestion } from '#lib/export/index'
import { drawItems, FORMS } from '#lib/questions/index'
import { asExported } from '#lib/server/export/exported'
import { itemSeed } from '#lib/server/item/item-seed'
import { bank } from '#lib/server/ports'

type Kind = ExportQuestion['answered']['kind']

/** Some questions of the bank of every kind. */
export const KINDS: readonly Kind[] = ['one', 'many', 'number', 'order', 'zones', 'board']
const FEW = 4
/** One of every template, and of these as many of each form, of which some make one kind together: a verdict of all that is drawn would take longer than the tests. */
const found = drawItems('esporta')
const few = FORMS.flatMap((form) => found.filter(({ item }) => item.form === form).slice(0, FEW))
const drawn = few.map(({ item }) => asExported(item, bank.verdict(item, null, itemSeed(item.id))))
export const real: readonly ExportQuestion[] = KINDS.flatMap((kind) =>
  drawn.filter(({ answered }) => answered.kind === kind).slice(0, FEW),
)

/** Whatever some format reads as a sign of its own, among other characters; never nothing. */
const signs = fc.constantFrom(
  ...'~=#{}:\\%*$/[]<>&"\'|^_-.0123456789 \t\n\r\u00a0\u2028\u0085\u0000\u000b\ufffeàÈ«»’−👍'.split(''),
  ...[
    '::',
    '->',
    '####',
    '%50%',
    '[html]',
    '\n\n',
    '// [id:x]',
    '$CATEGORY: x\n\n',
    ']]>',
    '<![CDATA[',
    '&amp;',
    '\\n',
  ],
  ...['{1:NUMERICAL:=1}', '<b>', '</text>', '""', '\ud800', '👍', 'a', 'b', 'parola'],
)
const text = fc.array(signs, { maxLength: 12 }).map((parts) => `x${parts.join('')}`)
const number = fc.integer({ min: -1000, max: 1000 }).map(String)
const address = fc.webUrl({ withFragments: true, withQueryParameters: true })
const idea = fc.record({ title: text, address }, { requiredKeys: ['title'] })
const ideas = fc.array(idea, { maxLength: 2 })

const choices = (said: fc.Arbitrary<string>) =>
  fc
    .uniqueArray(fc.record({ text: said, right: fc.boolean(), ideas }), {
      minLength: 2,
      maxLength: 5,
      selector: (choice) => choice.text.replace(/[\s\u0085\p{C}]/gu, ''),
    })
    .map((some) => some.map((choice, n) => ({ ...choice, right: n === 0 || choice.right })))
const oneRight = (said: fc.Arbitrary<string>) =>
  choices(said).map((some) => some.map((choice, n) => ({ ...choice, right: n === 0 })))
const boxes = fc.array(
  fc.oneof(
    fc.record({ label: text, typed: fc.constant(false), choices: oneRight(text) }),
    fc.record({ label: text, typed: fc.constant(true), choices: oneRight(number) }),
  ),
  { minLength: 2, maxLength: 4 },
)
const zones = fc.array(fc.record({ label: text, typed: fc.constant(false), choices: oneRight(text) }), {
  minLength: 2,
  maxLength: 4,
})

const answered: fc.Arbitrary<ExportQuestion['answered']> = fc.oneof(
  fc.record({ kind: fc.constant('one' as const), choices: oneRight(text) }),
  fc.record({ kind: fc.constant('many' as const), choices: choices(text) }),
  fc.record({ kind: fc.constant('number' as const), unit: text, choices: oneRight(number) }),
  fc
    .array(text, { minLength: 2, maxLength: 4 })
    .map((shown) => ({ kind: 'order' as const, shown, places: shown.map((right, n) => ({ label: `${n}°`, right })) })),
  fc.record({ kind: fc.constant('zones' as const), boxes: zones }),
  fc.record({ kind: fc.constant('board' as const), boxes }),
)

/** Any question whatever is written in it. */
export const anyQuestion: fc.Arbitrary<ExportQuestion> = fc.record({
  id: fc.constantFrom('legame.v1.0', 'a-b.v12.z-0-1'),
  address,
  edition: fc.constant({ date: '2026-09-25', said: '25 settembre 2026' }),
  lesson: fc.constantFrom(null, { slug: 'pila', title: 'Pila e priorità' }),
  level: fc.constantFrom('', 'L1'),
  rules: fc.constantFrom(['119.3'], ['702.15b', '119.3']),
  stem: fc.array(text, { maxLength: 3 }),
  ask: text,
  answered,
  headline: text,
  why: fc.array(fc.record({ sentence: text, rules: fc.constantFrom([], ['119.3', '120.3']) }), { maxLength: 3 }),
  mistakes: fc.array(fc.record({ said: text, ideas }), { maxLength: 2 }),
})
