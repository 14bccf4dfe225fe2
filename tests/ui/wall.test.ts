import type { TableView } from '#lib/italian/views'
import { crowded as table } from '../../app/_ui/fixtures/tables'
import { offTable, withBlanks } from '../../app/_ui/live/blanks'
import { commandOf, mainOf } from '../../app/_ui/live/leading'
import { pagesOf } from '../../app/_ui/live/page-breaks'
import { piecesOf } from '../../app/_ui/live/pieces'

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

  it('is divided between sentences, and in long ones where one draws breath', () => {
    const long =
      'Anna assegna il danno da combattimento di Orso così: 3 danni a Golem, 3 danni a Lupo, e quel che resta a Nora.'
    expect(piecesOf(`È il turno di Anna. L’Orso ha 4/2, e «volare». ${long}`)).toEqual([
      'È il turno di Anna.',
      'L’Orso ha 4/2, e «volare».',
      'Anna assegna il danno da combattimento di Orso così:',
      '3 danni a Golem,',
      '3 danni a Lupo,',
      'e quel che resta a Nora.',
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
})

it('the presses of a remote lead from the wall, and from nowhere else', () => {
  const live = { phase: 'closed', position: 1, total: 3, paused: false } as unknown as Parameters<typeof mainOf>[0]
  expect(commandOf('PageDown', live, null, true)).toEqual({ type: 'reveal' })
  expect(commandOf('PageDown', live, null, false)).toBeUndefined()
  const step = { ...live, phase: 'revealed', step: 2, answer: { steps: [{}, {}, {}] } } as unknown as typeof live
  expect(commandOf('PageUp', step, null, true)).toEqual({ type: 'step', step: 1 })
  expect(commandOf('PageUp', step, null, false)).toBeUndefined()
})

it('the space bar leads past the last step of the last question to the end', () => {
  const told = { phase: 'revealed', position: 3, total: 3, step: 0, answer: { steps: [] }, paused: false } as const
  const live = (over: object) => ({ ...told, ...over }) as unknown as Parameters<typeof mainOf>[0]
  expect(mainOf(live({ scores: 'podium' }), null)).toEqual({ label: 'Fine e podio', command: { type: 'end' } })
  expect(mainOf(live({ scores: 'off' }), null)?.label).toBe('Fine')
  expect(mainOf(live({ position: 2 }), null)?.command.type).toBe('next')
})
