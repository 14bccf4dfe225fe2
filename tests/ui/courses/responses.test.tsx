/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { ANSWER_MARKS } from '#lib/italian/site'
import { Responses } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/responses'

// Who answered what at one look: a line for each attempt, a column for each question.

const LONG = `Muore ${'ogni creatura '.repeat(9)}`

const responses = {
  questions: ['x.v1.0', 'y.v1.0', 'z.v1.0', 'w.v1.0'],
  names: 'nome' as const,
  people: { search: '', all: 1, found: 1, page: 1, pages: 1 },
  rows: [
    {
      ...{ userId: 'u', name: 'Ada', quizId: 'q', number: 2, of: 2 },
      responses: [
        { position: 3, said: '11 punti vita', short: '11 punti vita', mark: 'right' as const },
        { position: 2, said: 'Nora perde la partita', short: 'B', mark: 'wrongReason' as const },
        { position: 1, said: LONG, short: LONG, mark: 'wrong' as const },
        null,
      ],
    },
  ],
}

test('each cell says how it went in a word and what was answered, shortly, and leads there', () => {
  render(<Responses responses={responses} at="/risposte" book="/libro" assignmentId="a" />)
  const [right, reason, wrong, none] = screen.getAllByRole('cell')
  expect(right?.textContent).toBe('Giusta: 11 punti vita')
  expect(
    within(right as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/libro/u/a/q/3')
  // Read by its letter, heard in full, and no word of it could be counted as right.
  expect(reason?.textContent).toBe('Esito giusto, motivo sbagliato: BNora perde la partita')
  expect(
    within(reason as HTMLElement)
      .getByText('B')
      .getAttribute('aria-hidden'),
  ).toBe('true')
  expect(within(reason as HTMLElement).getByRole('link').title).toBe('Nora perde la partita')
  expect(ANSWER_MARKS.wrongReason).toBe('esito giusto, motivo sbagliato')
  expect(wrong?.textContent).toMatch(/^Sbagliata: Muore ogni.{1,10}…$/)
  expect(none?.textContent).toBe('')
  expect(screen.getByRole('link', { name: 'Domanda 2: chi ha risposto che cosa' }).getAttribute('href')).toBe(
    '/risposte?domanda=y.v1.0#chi',
  )
  expect(screen.getByRole('rowheader').textContent).toBe('Ada 2 di 2')
})
