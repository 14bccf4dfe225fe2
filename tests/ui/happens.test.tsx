/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { tellEdited } from '#lib/italian/edited'
import { Happens } from '../../app/_ui/own/happens'

const bear = { id: 'orso', name: 'Orso', pt: '2/2' }
const whole = { field: { A: [bear], N: [] }, script: [] }
const half = {
  ...whole,
  hand: {
    A: [
      {
        id: 'saetta',
        name: 'Saetta',
        types: ['instant'],
        abilities: [{ type: 'spell', effect: { do: 'destroy', what: { target: 0 } } }],
      },
    ],
  },
}

test('a situation that is half built says what is missing, and keeps the table as it was', () => {
  render(<Happens told={tellEdited(half)} played={tellEdited(whole)} />)
  expect(screen.getByRole('status').textContent).toMatch(/^Saetta, abilità 1: L’effetto parla del bersaglio 1/)
  expect(screen.getByRole('status').textContent).toMatch(/Il tavolo qui sotto è quello di prima/)
  expect(screen.getByLabelText('Il tavolo all’inizio').textContent).toMatch(/Orso/)
})

test('before anything could be played there is no table to keep, and none is promised', () => {
  render(<Happens told={tellEdited(half)} played={undefined} />)
  expect(screen.getByRole('status').textContent).not.toMatch(/tavolo qui sotto/)
  expect(screen.queryByLabelText(/^Il tavolo/)).toBeNull()
})
