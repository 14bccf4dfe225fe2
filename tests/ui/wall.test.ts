import type { AwayView, TableView } from '#lib/italian/views'
import { crowded as table } from '../../app/_ui/fixtures/tables'
import { offTable, withBlanks } from '../../app/_ui/live/blanks'
import { commandOf, mainOf } from '../../app/_ui/live/leading'
import { type Look, looks } from '../../app/_ui/live/looks'
import { pagesOf } from '../../app/_ui/live/page-breaks'
import { piecesOf } from '../../app/_ui/live/pieces'
import { passedAt, stopsOf } from '../../app/_ui/live/stops'

const stacked = (...heights: readonly number[]) => {
  let top = 100
  return heights.map((height) => {
    const part = { top, bottom: top + height }
    top += height
    return part
  })
}

describe('pages of a text on the wall', () => {
  it.each([
    ['all of it where there is room, the line that turns pages left out', stacked(60, 40), [0]],
    ['as many parts as fit', stacked(40, 40, 40, 40), [0, 2]],
    ['a part that is too high has a page to itself', stacked(30, 120, 30), [0, 1, 2]],
    ['nothing at all', [], [0]],
  ])('%s', (_, parts, starts) => expect(pagesOf(parts, 100, 10)).toEqual(starts))

  it('a sentence that begins within a line of the one before may begin a page', () =>
    expect(
      pagesOf(
        [
          { top: 0, bottom: 60 },
          { top: 40, bottom: 120 },
        ],
        100,
        10,
      ),
    ).toEqual([0, 1]))

  it('is divided between sentences, and never within one', () => {
    const long =
      'Anna assegna il danno da combattimento di Orso così: 3 danni a Golem, 3 danni a Lupo, e quel che resta a Nora.'
    expect(piecesOf(`È il turno di Anna. L’Orso ha 4/2, e «volare». ${long}`)).toEqual([
      'È il turno di Anna.',
      'L’Orso ha 4/2, e «volare».',
      long,
    ])
  })
})

it('a table to complete has the letter of each box on what it is about', () => {
  const [seat] = table.seats
  const [card] = Object.values(table.rows).flat()
  const [spell] = table.stack
  if (seat === undefined || card === undefined || spell === undefined) throw new Error('the table is empty')
  const marked: TableView = withBlanks(table, [{ of: seat.player }, { of: card.id }, {}, { of: spell.id }])
  expect(marked.seats.map(({ blanks }) => blanks)).toEqual(
    table.seats.map(({ player }) => (player === seat.player ? ['A'] : undefined)),
  )
  expect(marked.stack[0]).toEqual({ ...spell, blanks: ['D'] })
  const completed = Object.values(marked.rows)
    .flat()
    .filter(({ blanks }) => blanks !== undefined)
  // What changed and counters stay what they are.
  expect(completed).toEqual([{ ...card, blanks: ['B'], aria: `${card.aria} Da completare: B.` }])
})

it('what stands nowhere on the table has its letter below it', () => {
  const [seat] = table.seats
  expect(offTable(table, [{ of: seat?.player ?? '' }, { of: 'a token to come' }, {}])).toEqual(['B', 'C'])
  expect(offTable(table, [{ of: table.stack[0]?.id ?? '' }])).toEqual([])
  // A card in hand that the question tells of is drawn below the table, with its letter.
  const inHand = { where: 'Mano di Aldo', cards: [{ id: 'h' }] } as unknown as AwayView
  expect(offTable(table, [{ of: 'h' }, { of: 'elsewhere' }], [inHand])).toEqual(['B'])
})

it('the presses of a remote lead from the wall, and from nowhere else', () => {
  const live = { phase: 'closed', position: 1, total: 3, paused: false } as unknown as Parameters<typeof mainOf>[0]
  expect(commandOf('PageDown', live, null, true)).toEqual({ type: 'reveal' })
  expect(commandOf('PageDown', live, null, false)).toBeUndefined()
  const steps = [1, 2, 3].map((n) => ({ n, decisive: true }))
  const step = { ...live, phase: 'revealed', step: 2, answer: { steps } } as unknown as typeof live
  expect(commandOf('PageUp', step, null, true)).toEqual({ type: 'step', step: 1 })
  expect(commandOf('PageUp', step, null, false)).toBeUndefined()
})

it('the space bar leads past the last step of the last question to the end', () => {
  const told = { phase: 'revealed', position: 3, total: 3, step: 0, answer: { steps: [] }, paused: false } as const
  const live = (over: object) => ({ ...told, ...over }) as unknown as Parameters<typeof mainOf>[0]
  expect(mainOf(live({ scores: 'podium' }), null)).toEqual({ label: 'Fine e podio', command: { type: 'end' } })
  for (const scores of ['off', 'personal']) expect(mainOf(live({ scores }), null)?.label).toBe('Fine')
  expect(mainOf(live({ position: 2 }), null)?.command.type).toBe('next')
})

describe('the steps of an answer on the wall', () => {
  const decide = (...decisive: readonly boolean[]) => decisive.map((one, at) => ({ n: at + 1, decisive: one }))
  const at = (step: number, steps: ReturnType<typeof decide>, position = 1) =>
    ({ phase: 'revealed', position, total: 2, step, answer: { steps }, paused: false }) as unknown as Parameters<
      typeof mainOf
    >[0]
  const long = decide(true, false, false, true, false, true, false, false)

  it('the space bar passes over those that do not decide, as practice folds them', () => {
    expect(stopsOf(long)).toEqual([1, 4, 5, 6])
    expect(stopsOf(decide(false, false))).toEqual([1, 2])
    expect(mainOf(at(1, long), null)).toEqual({ label: 'Passo 4 di 8', command: { type: 'step', step: 4 } })
    expect(mainOf(at(6, long), null)?.command.type).toBe('next')
    // By the arrows each is reached.
    expect(commandOf('ArrowRight', at(1, long), null)).toEqual({ type: 'step', step: 2 })
  })

  it('those that were passed over stand with the step that follows them, the last ones with the last that decides', () => {
    const passed = (n: number) => Object.values(passedAt(long, n)).map((steps) => steps.map((one) => one.n))
    expect(passed(4)).toEqual([[2, 3], []])
    expect(passed(6)).toEqual([[], [7, 8]])
    // Whoever is on one of them sees it anyway.
    expect(passed(2)).toEqual([[], []])
  })

  it('N leaves the steps that are left for the next question, and ends nothing', () => {
    expect(commandOf('n', at(0, long), null)).toEqual({ type: 'next' })
    expect(commandOf('N', at(4, long), null)).toEqual({ type: 'next' })
    expect(commandOf('n', at(4, long, 2), null)).toBeUndefined()
    expect(commandOf('n', { ...at(0, long), phase: 'closed' }, null)).toBeUndefined()
  })
})

it('after a vote V lets people talk; then the other question is read before it is opened', () => {
  const live = (over: object) =>
    ({ phase: 'closed', position: 1, total: 2, round: 1, paused: false, ...over }) as unknown as Parameters<
      typeof mainOf
    >[0]
  expect(commandOf('v', live({}), null)).toEqual({ type: 'revote' })
  for (const over of [{ round: 2 }, { phase: 'open' }, { paused: true }])
    expect(commandOf('v', live(over), null)).toBeUndefined()
  const talking = { phase: 'shown', round: 2 }
  expect(mainOf(live(talking), null)?.command).toEqual({ type: 'read' })
  // The same question again has been read.
  expect(mainOf(live({ ...talking, sameAgain: true }), null)?.command.type).toBe('open')
  expect(mainOf(live({ ...talking, reading: true }), null)?.command.type).toBe('open')
})

describe('how a table is drawn on the wall', () => {
  const found = (fits: (look: Look) => boolean, arranged = { stack: false, both: false }) => {
    let worn: Look | undefined
    const wear = (look: Look) => {
      worn = look
    }
    return looks(arranged, wear, () => (worn && fits(worn) ? 1_000 / worn.width : undefined))
  }

  it('what stands on cards is as large as can be, then all else, and cards are as wide as makes them lower', () =>
    expect(found(({ text, zoom, width }) => text <= 20 && zoom <= 0.95 && width <= 240)).toMatchObject({
      text: 20,
      zoom: 0.95,
      width: 240,
      stack: 'above',
    }))

  it('the stack goes to the side where it would not fit above, and nothing is worn where nothing fits', () => {
    expect(found(({ stack }) => stack === 'half', { stack: true, both: false })?.stack).toBe('half')
    expect(found(() => false)).toBeUndefined()
  })
})
