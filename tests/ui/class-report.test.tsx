/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { HeatMap } from '../../app/(aula)/formatore/corsi/[id]/rapporto/heat-map'
import { WhatToDo } from '../../app/(aula)/formatore/corsi/[id]/rapporto/what-to-do'

jest.mock('../../app/(aula)/formatore/corsi/[id]/errori/actions', () => ({ act: async () => null }))

// In the report of a course every name leads to what that person did.

const [ada, bice] = [
  { userId: 'u1', name: 'Ada' },
  { userId: 'u2', name: 'Bice' },
]
const course = { id: 'c', title: 'Corso' }
const leads = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

test('of the heat map, who has never answered too', () => {
  const heat = [{ userId: 'u1', rule: '119.3', n: 2, right: 1 }]
  render(<HeatMap report={{ course, students: [ada, bice], rules: ['119.3'], titles: {}, heat }} />)
  expect(leads('Ada')).toBe('/formatore/corsi/c/registro/u1')
  expect(leads('Bice')).toBe('/formatore/corsi/c/registro/u2')
})

test('errors that say nothing of the class fold, each with its rule and who makes it', () => {
  const made = (n: number, people: number, holders: readonly (typeof ada)[]) => ({
    ...{ belief: `b${n}`, title: `Errore ${n}.`, rules: ['702.15b', '119.3'], people, of: 4, holders },
  })
  const fewer = [made(1, 2, [ada, bice]), made(2, 2, [bice])]
  const report = { course, assignment: null, errors: [], weak: [], fewer }
  render(<WhatToDo report={report as never} />)
  const folded = screen
    .getByText('2 errori di una persona sola, o su cui hanno risposto meno di 5 persone')
    .closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  const [first, second] = within(folded).getAllByRole('listitem', { hidden: true })
  expect(first?.textContent).toBe('Errore 1.Ada, Bice702.15b')
  expect(second?.textContent).toBe('Errore 2.Bice e 1 persona che qui non ha un nome702.15b')
  expect(leads('Ada')).toBe('/formatore/corsi/c/registro/u1')
})
