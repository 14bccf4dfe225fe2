/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import { loadContent } from '#lib/content/index'
import { EDITION } from '#lib/rules/index'
import { Footer } from '../../app/_ui/shell/footer'
import EditionsPage from '../../app/(sito)/edizioni/page'

const open = async (query: Readonly<Record<string, string>> = {}): Promise<void> => {
  render(await EditionsPage({ searchParams: Promise.resolve(query) }))
}
const day = new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(EDITION))

test('every page says since when its rules are in force, and leads to what changed', () => {
  render(<Footer />)
  const link = screen.getByRole('link', { name: `Regole in vigore dal ${day}` })
  expect(link.getAttribute('href')).toBe('/edizioni')
})

test('each change stands once, with its rules, what held, what holds, since when and where it is studied', async () => {
  await open()
  const { editions } = loadContent()
  expect(screen.getAllByRole('article')).toHaveLength(editions.length)
  expect(screen.getByText(new RegExp(`in vigore dal ${day}`))).toBeDefined()
  const order = screen.getAllByRole('article').map(({ id }) => id)
  expect(order).toEqual(editions.map(({ id }) => id))
  const mulligan = within(document.getElementById('il-mulligan') as HTMLElement)
  expect(mulligan.getByRole('heading').textContent).toBe('Il mulligan')
  expect(mulligan.getByRole('link', { name: '103.5' }).getAttribute('href')).toBe('/regole/103.5')
  expect(mulligan.getByText('A ogni mulligan si pescava una carta in meno.')).toBeDefined()
  expect(mulligan.getByText(/fra il 14 giugno e il 12.luglio 2019/)).toBeDefined()
  const where = mulligan.getByRole('link', { name: 'La mano e i mulligan' })
  expect(where.getAttribute('href')).toBe('/lezioni/varianti-e-inizio/la-mano-e-i-mulligan#103.5')
})

test('of one lesson only what it tells is shown, and the choice is marked', async () => {
  await open({ lezione: 'grimorio' })
  const told = loadContent().editions.filter(({ taught }) => taught.some(({ lesson }) => lesson === 'grimorio'))
  expect(screen.getAllByRole('article').map(({ id }) => id)).toEqual(told.map(({ id }) => id))
  expect(told.length).toBeGreaterThan(0)
  expect(screen.getByRole('link', { name: 'Grimorio e pescata' }).getAttribute('aria-current')).toBe('page')
})

test('a lesson that there is not is all of them', async () => {
  await open({ lezione: '<script>' })
  expect(screen.getAllByRole('article')).toHaveLength(loadContent().editions.length)
})
