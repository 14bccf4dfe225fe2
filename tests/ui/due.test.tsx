/** @jest-environment jsdom */

import { act, render, screen, within } from '@testing-library/react'
import { Due } from '../../app/(aula)/formatore/corsi/[id]/due'

// What is due in a course, however much it is and however many have not begun.

const HOUR = 3_600_000
const person = (n: number) => ({
  userId: `u${n}`,
  name: `Persona ${n}`,
  email: `p${n}@esempio.it`,
  end: (5 * HOUR) as number | null,
  phase: 'open' as 'open' | 'closed',
})
const due = (n: number, people = 2) => ({
  id: `${n}`,
  title: `Compito ${n}`,
  kind: 'esercizio' as const,
  begun: 1,
  of: people + 1,
  missing: Array.from({ length: people }, (_, at) => person(at)),
  unfinished: [] as ReturnType<typeof person>[],
})
const show = (all: readonly ReturnType<typeof due>[]) =>
  render(<Due today={{ course: { id: 'c', title: 'Corso', phase: 'on' }, due: all, now: 0 }} />)
const many = (n: number) => Array.from({ length: n }, (_, at) => due(at + 1))

test('of twenty assignments the first three have names, and the others fold into a line each', () => {
  const { container } = show(many(20))
  expect(screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Compito 1',
    'Compito 2',
    'Compito 3',
  ])
  const folded = screen.getByText('Altri 17 compiti in scadenza').closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  const lines = within(folded).getAllByRole('link', { hidden: true })
  expect(lines).toHaveLength(17)
  expect(lines[16]?.getAttribute('href')).toBe('/formatore/corsi/c/compiti/20')
  expect(lines[16]?.textContent).toBe('Compito 20 cominciato da 1 su 3 · mancano 5 ore')
  expect(folded.textContent).not.toContain('Persona')
  expect(container.querySelectorAll('.awaited-names li')).toHaveLength(6)
})

test.each([
  [3, null],
  [4, 'Un altro compito in scadenza'],
])('of %i nothing more is said than %s', (n, more) => {
  const { container } = show(many(n))
  expect(container.querySelector('.awaited-more summary')?.textContent ?? null).toBe(more)
})

test('of five hundred who have not begun five are named, sixty unfold, and a page has all', () => {
  show([due(1, 500)])
  const folded = screen.getByText(/^E altre 495 persone/).closest('details') as HTMLDetailsElement
  expect(folded.open).toBe(false)
  expect(within(folded).getAllByRole('listitem', { hidden: true })).toHaveLength(55)
  expect(folded.textContent).toContain('E altre 440: le trovi tutte nella pagina del compito.')
})

test('the time that is left is said once where all have the same, and of each where they do not', () => {
  const { container } = show([due(1, 5)])
  expect(screen.getAllByText('mancano 5 ore')).toHaveLength(1)
  expect(container.querySelector('.awaited-names')?.textContent).not.toContain('ore')
  const [one, other] = due(2).missing
  if (!one || !other) throw new Error('nobody is waited for')
  show([{ ...due(2), missing: [one, { ...other, end: 9 * HOUR }] }])
  expect(screen.getByText('mancano 9 ore').closest('li')?.textContent).toContain(other.name)
})

test('what has no date comes after what is due, with how many have not begun it', () => {
  const undated = (n: number, people: number) => {
    const made = due(n, people)
    return { ...made, of: 6, missing: made.missing.map((one) => ({ ...one, end: null })) }
  }
  const { container } = show([due(1), undated(2, 4), undated(3, 1)])
  expect(container.textContent).not.toContain('Nessuno è indietro')
  const [four, one] = within(container.querySelector('div.awaited-more') as HTMLElement).getAllByRole('link')
  expect(four?.textContent).toBe('Compito 2 4 su 6 non hanno cominciato')
  expect(one?.textContent).toBe('Compito 3 1 su 6 non ha cominciato')
  expect(four?.getAttribute('href')).toBe('/formatore/corsi/c/compiti/2')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('of many without a date five have a line, and the others fold', () => {
  const undated = many(7).map((each) => ({ ...each, missing: each.missing.map((one) => ({ ...one, end: null })) }))
  const { container } = show(undated)
  expect(container.querySelectorAll('div.awaited-more li')).toHaveLength(5)
  expect(screen.getByText('Altri 2 compiti senza scadenza')).toBeTruthy()
})

test('who has begun and not finished is named apart, and every name leads to what they did', () => {
  const partly = { done: 3, of: 10, what: 'answers' as const }
  const half = { ...person(7), end: -HOUR, phase: 'closed' as const, partly }
  show([{ ...due(1, 1), unfinished: [half] }])
  const [never, begun] = [
    screen.getByRole('link', { name: 'Persona 0' }),
    screen.getByRole('link', { name: 'Persona 7' }),
  ]
  expect(never.getAttribute('href')).toBe('/formatore/corsi/c/registro/u0')
  expect(begun.getAttribute('href')).toBe('/formatore/corsi/c/registro/u7')
  expect(begun.closest('ul')?.previousElementSibling?.textContent).toBe('Cominciato, non finito:')
  expect(begun.closest('li')?.textContent).toBe('Persona 7 3 di 10 risposte, chiuso')
  show(many(4).map((each) => ({ ...each, unfinished: [person(7)] })))
  expect(screen.getAllByText(/^cominciato da/)[0]?.textContent).toContain(' · 1 non ha finito · mancano 5 ore')
})

test('where nobody is behind it says so', () => {
  const { container } = show([])
  expect(container.textContent).toContain('Nessuno è indietro')
})

test('addresses are copied by one press, which says so; where that is refused they stand there, and without a clipboard they unfold', async () => {
  const writeText = jest.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('refused'))
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  show([due(1)])
  const press = () => act(async () => screen.getByRole('button', { name: /^Copia gli indirizzi/ }).click())
  await press()
  expect(writeText).toHaveBeenCalledWith('p0@esempio.it, p1@esempio.it')
  expect(screen.getByRole('status').textContent).toBe('2 indirizzi copiati.')
  expect(screen.queryByText('p0@esempio.it, p1@esempio.it')).toBeNull()
  await press()
  expect(screen.getByRole('status').textContent).toContain('non lascia copiare')
  expect(screen.getByText('p0@esempio.it, p1@esempio.it')).toBeDefined()
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const { container } = show([due(2)])
  expect(container.querySelector('details')?.textContent).toContain('p1@esempio.it')
})
