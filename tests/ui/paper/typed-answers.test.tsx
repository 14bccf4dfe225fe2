/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { TypedAnswers } from '../../../app/_ui/paper/typed-answers'

const pupils = [{ userId: 'ada', name: 'Ada Bruni' }]

test('a line for each person, a field for each question, with the keyboard for numbers where all variants ask one', () => {
  render(
    <TypedAnswers
      pupils={pupils}
      variants={[
        { variant: 'A', kinds: ['one', 'number'] },
        { variant: 'B', kinds: ['number', 'number'] },
      ]}
    />,
  )
  const field = (position: number) => screen.getByRole('textbox', { name: `Ada Bruni, domanda ${position}` })
  expect(field(1).getAttribute('inputmode')).toBeNull()
  expect(field(2).getAttribute('inputmode')).toBe('numeric')
  expect(field(2).getAttribute('name')).toBe('risposta:ada:2')
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Ada Bruni, foglio' }).value).toBe('')
})

test('whose a line is, and which sheet, are of the part that stays in sight, and the name heads its line', () => {
  const variants = ['A', 'B'].map((variant) => ({ variant, kinds: ['one' as const] }))
  render(<TypedAnswers pupils={pupils} variants={variants} />)
  expect(screen.getByRole('rowheader', { name: 'Ada Bruni' }).className).toBe('who')
  expect(screen.getByRole('combobox').closest('td')?.className).toBe('which')
  expect(screen.getAllByRole('columnheader').map(({ className }) => className)).toEqual(['who', 'which', ''])
})

test('of one variant nobody is asked which', () => {
  render(<TypedAnswers pupils={pupils} variants={[{ variant: 'A', kinds: ['one'] }]} />)
  expect(screen.queryByRole('combobox')).toBeNull()
})
