/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { Beliefs } from '../../app/(studio)/progressi/beliefs'
import { Lessons } from '../../app/(studio)/progressi/lessons'
import { RuleMap } from '../../app/(studio)/progressi/rule-map'
import { sayDuration, sayRight, sayRules, sayShare, sayWhen } from '../../app/(studio)/progressi/say'
import { beforeOf, choiceOf, fieldsOf, hrefOf } from '../../app/(studio)/progressi/storia/choice'

const DAY = 86_400_000
const NOW = Date.UTC(2026, 10, 22, 12)

/** A figure and its noun stay on one line. */
const spaced = (text: string): string => text.replaceAll('\u00a0', ' ')

test.each([
  [0, 'oggi'],
  [1, 'ieri'],
  [3, '3 giorni fa'],
  [6, '6 giorni fa'],
  [7, 'il 15 novembre'],
  [11, 'l’11 novembre'],
  [14, 'l’8 novembre'],
  [21, 'l’1 novembre'],
])('%i days ago is «%s»', (ago, said) => expect(spaced(sayWhen(NOW - ago * DAY, NOW))).toBe(said))

test('figures are said with their nouns', () => {
  expect([sayRules(1), sayRules(2), sayRight(1), sayRight(0)]).toEqual([
    '1 regola',
    '2 regole',
    '1 risposta giusta',
    '0 risposte giuste',
  ])
  expect([sayShare(1, 8), sayShare(0, 3), sayShare(0, 0)]).toEqual(['13%', '0%', ''])
  expect([sayDuration(400), sayDuration(59_600), sayDuration(119_000), sayDuration(300_000)]).toEqual([
    '0 s',
    '1 min',
    '1 min 59 s',
    '5 min',
  ])
})

describe('a belief', () => {
  const belief = (state: 'found' | 'overcome', streak: number, overcomeAt: number | null = null) => ({
    ...{ id: '119.9/x', title: 'Un solo guadagno', text: '', reread: ['119.9', '119.3', '119.4'] },
    ...{ state, streak, overcomeAt, times: 1, lastAt: NOW - 3 * DAY },
  })
  const line = () => spaced(screen.getByRole('listitem').textContent ?? '')

  it('that nothing was done about yet was found', () => {
    render(<Beliefs beliefs={[belief('found', 0)]} now={NOW} />)
    expect(line()).toContain('Trovato 3 giorni fa')
    expect(line()).toContain('0 risposte giuste su 3')
    expect(screen.getAllByRole('link').map((a) => a.getAttribute('href'))).toEqual(['/regole/119.9', '/regole/119.3'])
  })
  it('that was resisted once is in review', () => {
    render(<Beliefs beliefs={[belief('found', 1)]} now={NOW} />)
    expect(line()).toContain('In ripasso')
    expect(line()).toContain('1 risposta giusta su 3, trovato 3 giorni fa')
  })
  it('that was resisted three times is overcome', () => {
    render(<Beliefs beliefs={[belief('overcome', 3, NOW - 14 * DAY)]} now={NOW} />)
    expect(line()).toContain('Superato')
    expect(line()).toContain('3 su 3, l’8 novembre')
  })
  it('is one of a few; the others are there when all are asked for', () => {
    const many = Array.from({ length: 14 }, (_, n) => ({ ...belief(n < 13 ? 'found' : 'overcome', n % 2), id: `${n}` }))
    const { unmount } = render(<Beliefs beliefs={many} now={NOW} />)
    expect(screen.getAllByRole('listitem')).toHaveLength(12)
    expect(screen.getByText(/^7 trovati, 6 in ripasso, 1 superato\./)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Mostra anche gli altri 2' }).getAttribute('href')).toBe(
      '/progressi?errori=tutti#err',
    )
    unmount()
    render(<Beliefs beliefs={many} now={NOW} all />)
    expect(screen.getAllByRole('listitem')).toHaveLength(14)
    expect(screen.queryByRole('link', { name: /Mostra/ })).toBeNull()
  })
  it('that was never met is not there', () => {
    expect(render(<Beliefs beliefs={[]} now={NOW} />).container.textContent).toBe('')
  })
})

describe('the map of rules', () => {
  const rule = (section: number, state: 'new' | 'learning', due: boolean) => ({
    ...{ rule: `${section}.1`, state, due, mastery: 0.5, answers: 1, right: 1, dueAt: null },
  })
  const section = (n: number, state: 'new' | 'learning', due = false) => ({
    ...{ section: String(n), solid: 0, rules: [rule(n, state, due)] },
  })
  const numbers = (table: HTMLElement | undefined) =>
    [...(table?.querySelectorAll('tbody th .num') ?? [])].map((number) => number.textContent)

  it('shows first where there is most to do, in the order of the rules, and folds the others', () => {
    const sections = [
      ...[101, 102, 103, 104, 105, 106, 107].map((n) => section(n, 'new')),
      ...[201, 202, 203].map((n) => section(n, 'learning')),
      ...[301, 302].map((n) => section(n, 'learning', true)),
    ]
    render(<RuleMap sections={sections} />)
    const [shown, folded] = screen.getAllByRole('table', { hidden: true })
    expect(numbers(shown)).toEqual(['101', '102', '103', '201', '202', '203', '301', '302'])
    expect(numbers(folded)).toEqual(['104', '105', '106', '107'])
    expect(folded?.closest('details')?.textContent).toMatch(/^Le altre 4 sezioni/)
    expect(document.querySelectorAll('.cell[href]')).toHaveLength(12)
  })
  it('of a few sections folds none', () => {
    render(<RuleMap sections={[section(101, 'new')]} />)
    expect(document.querySelector('details')).toBeNull()
  })
})

test('a lesson has a bar as long as its number, and leads to itself', () => {
  render(<Lessons lessons={[{ slug: 'pila', title: 'La pila', rules: 17, solid: 1, mastery: 0.426 }]} />)
  expect(screen.getByRole('rowheader').textContent).toBe('La pila')
  expect(screen.getByRole('link').getAttribute('href')).toBe('/lezioni/pila')
  expect(screen.getByText('43%')).toBeTruthy()
  expect(screen.getByText('1 acquisita su 17')).toBeTruthy()
  expect(document.querySelector('rect')?.getAttribute('width')).toBe('43')
})

describe('the address of the history', () => {
  it.each([
    [{}, {}, undefined, '/progressi/storia'],
    [{ lezione: '', esito: '', regola: ' ' }, {}, undefined, '/progressi/storia'],
    [
      { lezione: 'pila', esito: 'sbagliate', regola: ' 119.4 ', prima: 'x' },
      { lesson: 'pila', verdict: 'wrong', rule: '119.4' },
      'x',
      '/progressi/storia?lezione=pila&esito=sbagliate&regola=119.4&prima=x',
    ],
    [{ esito: 'constructor' }, {}, undefined, '/progressi/storia'],
    [{ esito: ['giuste', 'x'], prima: [] }, { verdict: 'right' }, undefined, '/progressi/storia?esito=giuste'],
  ])('%j', (query, choice, before, href) => {
    const fields = fieldsOf(query)
    expect(choiceOf(fields)).toEqual(choice)
    expect(beforeOf(query)).toBe(before)
    expect(hrefOf(fields, before)).toBe(href)
  })
})
