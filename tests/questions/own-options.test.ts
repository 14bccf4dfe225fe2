import { cards } from '#lib/cards/index'
import { FORMATS } from '#lib/export/index'
import { exportQuestion } from '#lib/export/question'
import { describeQuestion, describeVerdict, hasReason, type Matter, peopleOf, sayValue } from '#lib/italian/index'
import {
  explain,
  type Item,
  keyOf,
  type OwnOption,
  otherAnswers,
  ownItem,
  type Probe,
  toPublic,
  withOwnOptions,
} from '#lib/questions/index'
import { parseScenario } from '#lib/rules/index'
import { grade } from '#lib/study/index'

// Wrong options of whoever writes a question, beside those that beliefs lead to.

const combat = {
  players: { N: { life: 3 } },
  field: {
    A: [{ id: 'golem', pt: '5/5' }],
    N: [{ id: 'angel', pt: '4/4', keywords: ['lifelink'] }],
  },
  script: [{ attack: { golem: 'N' } }, { block: { angel: 'golem' } }, 'combat-damage'],
}
const WHY = 'Niente la fa tornare in mano.'

function found(probe: Probe, more = 1): Item {
  const parsed = parseScenario(combat, cards)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const item = ownItem(
    { id: '01a2050a-3c88-72cc-9bb9-d50f570d056e', version: 1 },
    { scenario: parsed.value, probe, introduction: '', more },
    (answer, asked) => hasReason(answer, asked as Matter),
  )
  if (!item.ok) throw new Error(item.error)
  return item.value
}

const wordsOf = (item: Item, salt = 'sale') => ({
  say: (value: Parameters<typeof sayValue>[1]) => sayValue(item.probe, value, peopleOf(item.scenario)),
  salt,
})
const added = (item: Item, options: readonly OwnOption[], salt?: string) =>
  withOwnOptions(item, options, wordsOf(item, salt))
const made = (item: Item, options: readonly OwnOption[], salt?: string): Item => {
  const result = added(item, options, salt)
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
const written = (item: Item) => item.options.filter(({ why }) => why !== undefined)
const verdictOf = (item: Item, answer: Parameters<typeof describeVerdict>[1]['answer']) =>
  describeVerdict(item, {
    seed: 'x',
    answer,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item),
    belief: (id) => ({ id, title: id, text: '', reread: [] }),
  })

const place = found({ ask: 'zone', object: 'angel' })
const survives = found({ ask: 'survives', object: 'angel' })
const numbers = found({ ask: 'life', player: 'N' })

describe('beside the options that are found', () => {
  test('stands one that somebody wrote, with its reason and no belief; blank ones are left out', () => {
    expect([place.form, found({ ask: 'zone', object: 'angel' }, 0).form]).toEqual(['choice', 'board'])
    const item = made(place, [
      { text: '', why: ' ' },
      { text: '  mano   di Nora. ', why: WHY },
    ])
    expect(item.options).toHaveLength(place.options.length + 1)
    expect(written(item)).toMatchObject([{ value: { written: 'Mano di Nora' }, beliefs: [], why: WHY }])
    expect(item.options.find(({ key }) => key === item.right)?.value).toEqual(
      place.options.find(({ key }) => key === place.right)?.value,
    )
  })

  test('nothing that leaves before the answer says which one it is', () => {
    const options = [{ text: 'Mano di Nora', why: WHY }]
    const [one, other] = [made(place, options, 'uno'), made(place, options, 'altro')]
    const shown = JSON.stringify(describeQuestion(toPublic(one), { seed: 'x' }))
    expect(shown).toContain('Mano di Nora')
    expect(shown).not.toMatch(/written|why|Niente la fa tornare/)
    // Keys that were hashes of values would tell those that were found from those that were written.
    for (const { key, value } of one.options) expect(key).not.toBe(keyOf(value))
    expect(new Set([...one.options, ...other.options].map(({ key }) => key)).size).toBe(2 * one.options.length)
  })

  test('whoever chooses it is wrong, betrays no belief, and reads why', () => {
    const item = made(place, [{ text: 'Mano di Nora', why: WHY }])
    const option = written(item)[0]?.key ?? ''
    expect(grade(item, { option })).toMatchObject({ verdict: 'wrong', right: false, beliefs: [] })
    expect(verdictOf(item, { option })).toMatchObject({
      answered: 'Hai risposto «Mano di Nora».',
      beliefs: [],
      written: [{ key: option, text: 'Mano di Nora', why: WHY, chosen: true }],
    })
    expect(verdictOf(item, { option: item.right }).written).toEqual([{ key: option, text: 'Mano di Nora', why: WHY }])
  })

  test('of yes or no it is written as the others are, and a wrong reason for the right answer is told apart', () => {
    expect(survives.form).toBe('yes-no')
    const item = made(survives, [
      { text: 'no, perché il Golem è più grande', why: 'Conta il danno.' },
      { text: 'Sì, perché è di Nora.', why: 'Non conta di chi è.' },
    ])
    const [no, yes] = ['No, perché il Golem è più grande.', 'Sì, perché è di Nora.'].map(
      (text) => item.options.find(({ value }) => (value as { written?: string }).written === text)?.key ?? '',
    )
    expect(grade(item, { option: no })).toMatchObject({ verdict: 'wrongReason', right: false })
    expect(grade(item, { option: yes })).toMatchObject({ verdict: 'wrong' })
  })

  test('where a number is asked it is a number, which nobody sees before they write it', () => {
    const item = made(numbers, [{ text: '−40', why: 'Nessuno infligge tanto danno.' }])
    expect(toPublic(item).options).toEqual([])
    expect(grade(item, { number: -40 })).toMatchObject({ verdict: 'wrong', beliefs: [] })
    expect(verdictOf(item, { number: -40 }).written).toMatchObject([
      { why: 'Nessuno infligge tanto danno.', chosen: true },
    ])
    expect(verdictOf(item, { number: 41 }).written?.[0]).not.toHaveProperty('chosen')
  })
})

describe('it is refused, by its place,', () => {
  const right = wordsOf(place).say(place.options.find(({ key }) => key === place.right)?.value ?? null)
  const wrong = wordsOf(place).say(place.options.find(({ key }) => key !== place.right)?.value ?? null)
  const board = found({
    ask: 'several',
    of: [
      { ask: 'life', player: 'N' },
      { ask: 'power', object: 'golem' },
    ],
  })
  test.each<[string, Item, OwnOption, string]>([
    ['without words', place, { text: ' ', why: WHY }, 'text'],
    ['without a reason', place, { text: 'Mano di Nora', why: '' }, 'why'],
    ['where it is the right answer', place, { text: ` ${right.toUpperCase()} .`, why: WHY }, 'right'],
    ['where it was found', place, { text: wrong, why: WHY }, 'found'],
    ['where it is no number', numbers, { text: 'sette', why: WHY }, 'number'],
    ['where it is the right number', numbers, { text: '+7', why: WHY }, 'right'],
    ['where nothing is chosen', board, { text: 'Mano di Nora', why: WHY }, 'form'],
  ])('%s', (_, item, option, fault) => {
    expect(added(item, [{ text: '', why: '' }, option])).toEqual({ ok: false, error: { place: 2, fault } })
  })

  test('where it is the other one', () => {
    const twice = [
      { text: 'Mano di Nora', why: WHY },
      { text: '«mano di nora»', why: WHY },
    ]
    expect(added(place, twice)).toEqual({ ok: false, error: { place: 2, fault: 'twice' } })
  })
})

describe('in a file for another program', () => {
  const item = made(place, [{ text: 'Mano <b>entrambe</b> {=}', why: 'Perché <script> no: 1 = 1.' }])
  const question = exportQuestion(
    {
      item,
      question: describeQuestion(toPublic(item), { seed: 'x' }),
      verdict: verdictOf(item, null),
      idea: (belief) => ({ title: belief }),
    },
    { address: null, edition: { date: '2026-09-25', said: '25 settembre 2026' }, lesson: null },
  )
  test.each(['moodle', 'gift', 'anki'] as const)(
    '%s says whose it is and why it is wrong, and nothing in it is HTML',
    (name) => {
      const file = FORMATS[name].question(question).replaceAll('\\', '')
      expect(file).toMatch(/Opzion[ei] di chi ha scritto la domanda/)
      expect(file).toContain('Perché &lt;script&gt; no: 1 = 1.')
      expect(file).not.toMatch(/<script>|<b>entrambe/)
    },
  )
})

describe('the same answer in other words', () => {
  const others = (item: Item) => otherAnswers(item, (asked, value) => sayValue(asked, value, peopleOf(item.scenario)))
  const left = (() => {
    const parsed = parseScenario(
      {
        field: {
          A: [{ id: 'knight', name: 'Cavaliere', pt: '3/3', keywords: ['first-strike', 'deathtouch'] }],
          N: [
            { id: 'bear', name: 'Orso', pt: '2/2' },
            { id: 'wolf', name: 'Lupo', pt: '2/3' },
          ],
        },
        script: [{ attack: { knight: 'N' } }, { block: { bear: 'knight', wolf: 'knight' } }, 'combat-damage'],
        choices: [{ choose: 'assign-damage', player: 'A', of: 'knight', answer: { bear: 2, wolf: 1 } }],
      },
      cards,
    )
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
    const probe: Probe = { ask: 'survivors', objects: ['knight', 'bear', 'wolf'] }
    const source = { scenario: parsed.value, probe, introduction: '', more: 2 }
    const item = ownItem({ id: '01a2050a-3c88-72cc-9bb9-d50f570d056e', version: 1 }, source, () => false)
    if (!item.ok) throw new Error(item.error)
    return item.value
  })()
  const fault = (item: Item, text: string) => {
    const result = added(item, [{ text, why: WHY }])
    return result.ok ? null : result.error.fault
  }
  test.each<[string, Item, string | null]>([
    ['Resta solo Cavaliere', left, 'right'],
    ['Nessuna delle tre creature', left, 'found'],
    ['Lupo e Cavaliere', left, null],
    ['Cavaliere non resta', left, null],
    ['Nel cimitero di Nora', place, 'right'],
    ['Resta sul campo di battaglia', place, 'found'],
    ['Nella mano di Nora', place, null],
    ['Sì', survives, 'found'],
    ['No', survives, 'right'],
    ['No, perché è piccolo', survives, null],
  ])('«%s»', (text, item, is) => expect(fault(item, text)).toBe(is))

  test('of two own options the same creatures in another order are one', () => {
    const twice = ['Orso e Lupo', 'Lupo e Orso'].map((text) => ({ text, why: WHY }))
    expect(added(left, twice)).toEqual({ ok: false, error: { place: 2, fault: 'twice' } })
  })

  test('where no known error leads elsewhere the options are all of whoever writes it', () => {
    const written = (more: number) =>
      ownItem(
        { id: 'x', version: 1 },
        { scenario: left.scenario, probe: { ask: 'zone', object: 'wolf' }, introduction: '', more },
        () => false,
      )
    expect(written(0)).toEqual({ ok: false, error: 'no-mistakes' })
    const item = written(2)
    if (!item.ok) throw new Error(item.error)
    expect(others(item.value)?.values).toEqual(['battlefield', 'hand:N', 'exile'])
    const whole = made(item.value, [
      { text: 'Campo di battaglia', why: WHY },
      { text: 'Mano di Nora', why: WHY },
    ])
    expect(whole.options).toHaveLength(3)
    expect(grade(whole, { option: whole.right })).toMatchObject({ verdict: 'right' })
    expect(verdictOf(whole, null).headline).toMatch(/cimitero/i)
  })

  test('where few are found the nearest others are offered, and no more than are missing', () => {
    expect(left.options.map(({ value }) => value)).toEqual(expect.arrayContaining([['knight'], []]))
    expect(others(left)).toMatchObject({
      asked: { ask: 'survivors' },
      values: [
        ['knight', 'bear'],
        ['knight', 'wolf'],
      ],
    })
    expect(others(place)?.values).toEqual(['hand:N', 'exile'])
    const boxed = found({ ask: 'zone', object: 'angel' }, 0)
    expect([boxed.form, others(boxed)?.values]).toEqual(['board', ['hand:N', 'exile']])
    expect(others(made(place, [{ text: 'nella mano di Nora', why: WHY }]))?.values).toEqual(['exile'])
    expect(others(numbers)).toBeUndefined()
    expect(others(survives)).toBeUndefined()
  })
})
