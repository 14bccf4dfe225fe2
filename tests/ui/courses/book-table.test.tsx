/** @jest-environment jsdom */

import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { BookTable } from '../../../app/(aula)/formatore/corsi/[id]/registro/book-table'

// A score asks for attention below what it is passed with, nothing at all the most.

type Book = Parameters<typeof BookTable>[0]['book']
type Column = Book['columns'][number]

const column = (id: string, pass: number | null): Column => ({
  ...{ id, title: `Compito ${id}`, counts: true, pass, weight: 1, missingAsZero: false },
  kind: pass === null ? 'esercizio' : 'esame',
})

const done = (points: number): Book['lines'][number]['cells'][number] => ({
  ...{ late: false, counted: null, mark: null, begun: 1, failed: false },
  state: 'done',
  computed: { points, outOf: 10 },
})

const sum = { points: 0, outOf: 10, zeros: 0, done: 1, late: 0, overdue: 0, overdueBegun: 0, begun: 0, todo: 0 }

const bookOf = (points: number, pass: number | null): Book => ({
  ...{ course: { id: 'c', title: 'Corso' }, columns: [column('k', pass)], medians: { total: null, columns: [null] } },
  lines: [
    {
      ...{ userId: 'u', name: 'Ada', email: 'ada@esempio.it', cells: [done(points)] },
      sum: { ...sum, absent: 0, excused: 0 },
    },
  ],
  ...{ awaited: [], students: 1, found: 1, page: 1, pages: 1 },
  ...{ search: '', sort: 'nome', down: false, missing: '', names: 'nome' },
})

test.each([
  [0, null, true],
  [5, null, true],
  [6, null, false],
  [7, 0.8, true],
  [5, 0.5, false],
] as const)('%d of 10, passed with %p, is low: %p', (points, pass, low) => {
  const { container } = render(<BookTable book={bookOf(points, pass)} />)
  const cell = screen.getByRole('link', { name: new RegExp(`: ${points} su 10$`) })
  expect(cell.classList.contains('low')).toBe(low)
  // Something of the mark is seen though nothing is right.
  expect(Number.parseInt(container.querySelector('.gc line')?.getAttribute('x2') ?? '', 10)).toBeGreaterThan(0)
})

test('what has no paper is as quiet as what is not begun', () => {
  const rules = readFileSync('app/styles/gradebook.css', 'utf8').match(/\.gc:is\([^)]*\.todo[^)]*\)/g) ?? []
  expect(rules).toHaveLength(2)
  for (const rule of rules) expect(rule).toContain('.absent')
})
