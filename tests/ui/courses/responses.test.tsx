/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { Responses } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/risposte/responses'

// Who answered what at one look: a line for each attempt, a column for each question.

const responses = {
  questions: ['x.v1.0', 'y.v1.0', 'z.v1.0'],
  names: 'nome' as const,
  people: { search: '', all: 1, found: 1, page: 1, pages: 1 },
  rows: [
    {
      ...{ userId: 'u', name: 'Ada', quizId: 'q', number: 2, of: 2 },
      responses: [
        { position: 3, said: '11 punti vita', mark: 'right' as const },
        { position: 1, said: `Muore ${'ogni creatura '.repeat(9)}`, mark: 'wrong' as const },
        null,
      ],
    },
  ],
}

test('each cell says how it went in a word and what was answered, shortly, and leads there', () => {
  render(<Responses responses={responses} at="/risposte" book="/libro" assignmentId="a" />)
  const [right, wrong, none] = screen.getAllByRole('cell')
  expect(right?.textContent).toBe('Giusta: 11 punti vita')
  expect(
    within(right as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/libro/u/a/q/3')
  expect(wrong?.textContent).toMatch(/^Sbagliata: Muore ogni.{1,30}…$/)
  expect(none?.textContent).toBe('')
  expect(screen.getByRole('link', { name: 'Domanda 2: chi ha risposto che cosa' }).getAttribute('href')).toBe(
    '/risposte?domanda=y.v1.0#chi',
  )
  expect(screen.getByRole('rowheader').textContent).toBe('Ada 2 di 2')
})
