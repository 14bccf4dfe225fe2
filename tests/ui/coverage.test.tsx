/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import CoveragePage from '../../app/(sito)/copertura/page'

const open = async (query: Readonly<Record<string, string>> = {}): Promise<void> => {
  render(await CoveragePage({ searchParams: Promise.resolve(query) }))
}

test('the table has a row for each rule, and links that filter it by section', async () => {
  await open()
  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('rowheader')).toHaveLength(246)
  expect(screen.getByRole('link', { name: '702' }).getAttribute('href')).toBe('/copertura?sezione=702')
  expect(screen.getByRole('link', { name: 'Tutte' }).getAttribute('aria-current')).toBe('page')
})

test('of one section only its rules are shown', async () => {
  await open({ sezione: '702' })
  for (const rule of screen.getAllByRole('rowheader')) expect(rule.textContent).toMatch(/^702\./)
  expect(screen.getByRole('link', { name: '702' }).getAttribute('aria-current')).toBe('page')
})

test('a section that there is not is all of them', async () => {
  await open({ sezione: '<script>' })
  expect(screen.getAllByRole('rowheader')).toHaveLength(246)
})

test('rules stand in their order, each with a link to its text', async () => {
  await open()
  const numbers = screen.getAllByRole('rowheader').map((cell) => cell.textContent)
  expect(numbers.indexOf('119.10')).toBeLessThan(numbers.indexOf('120.3'))
  expect(numbers.indexOf('119.2')).toBeLessThan(numbers.indexOf('119.10'))
  expect(numbers.indexOf('101.2')).toBeLessThan(numbers.indexOf('119.1'))
  expect(screen.getByRole('link', { name: '119.4a' }).getAttribute('href')).toBe('/regole/119.4a')
})

test('a rule that others decide names them', async () => {
  await open({ sezione: '403' })
  const row = screen.getByRole('rowheader', { name: '403.3' }).closest('tr')
  expect(row?.textContent).toMatch(/Tramite 110\.1/)
})
