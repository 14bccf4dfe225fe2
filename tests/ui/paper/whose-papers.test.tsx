/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { WhosePapers } from '../../../app/_ui/paper/whose-papers'

// Whose papers are, with what the gradebook has already and what would become of it.

const pupils = [
  { userId: 'ada', name: 'Ada Bruni', email: 'ada@esempio.it' },
  { userId: 'bea', name: 'Bea Verdi', email: 'bea@esempio.it' },
  { userId: 'ciro', name: 'Ciro Neri', email: 'ciro@esempio.it' },
]
const paper = (line: number, name: string, userId: string | null, right: number) => ({
  ...{ line, name, userId, right, outOf: 7, variant: 'A' },
  by: userId === null ? ('nobody' as const) : ('name' as const),
})
const mark = (userId: string, points: number, later = false) => ({ userId, points, outOf: 7, byHand: false, later })

test('each line says what the gradebook has and what it would become; what is of a later file stays unless its box is ticked', () => {
  render(
    <WhosePapers
      papers={[paper(2, 'Ada Bruni', 'ada', 4), paper(3, 'Bea Verdi', 'bea', 5), paper(4, 'C. N.', null, 3)]}
      pupils={pupils}
      marks={[mark('ada', 7, true), mark('bea', 5, true), mark('ciro', 2)]}
    />,
  )
  screen.getByText('stesso nome; nel registro 7 su 7, con questo foglio 4 su 7')
  screen.getByText('stesso nome; già nel registro')
  const [box, ...more] = screen.getAllByRole<HTMLInputElement>('checkbox')
  expect([box?.name, box?.checked, more]).toEqual(['sostituisci:2', false, []])
  fireEvent.change(screen.getByRole('combobox', { name: 'C. N.' }), { target: { value: 'ciro' } })
  screen.getByText('nel registro 2 su 7, con questo foglio 3 su 7')
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
})

test('a paper that is another’s already says so, and a mark by hand stays', () => {
  render(
    <WhosePapers
      papers={[{ ...paper(2, 'Ada', 'ada', 4), by: 'saved' }]}
      pupils={pupils}
      marks={[mark('ada', 4, true), { ...mark('bea', 6), byHand: true }]}
    />,
  )
  screen.getByText('già nel registro')
  expect(screen.queryByRole('checkbox')).toBeNull()
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bea' } })
  screen.getByText(
    'nel registro questo foglio è di un’altra persona: 4 su 7; nel registro un voto a mano, 6 su 7, che resta',
  )
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
})

test('who may be meant is proposed, and has the paper only once that is confirmed', () => {
  render(
    <WhosePapers
      papers={[{ ...paper(2, 'Bruni A.', null, 4), maybe: 'ada' }]}
      pupils={pupils}
      marks={[mark('ada', 7)]}
    />,
  )
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Forse è Ada Bruni: conferma' })
  expect([box.name, box.value, box.checked]).toEqual(['forse:2', 'ada', false])
  expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('')
  fireEvent.click(box)
  screen.getByText(/nel registro 7 su 7, con questo foglio 4 su 7/)
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'bea' } })
  expect(screen.queryByRole('checkbox')).toBeNull()
})
