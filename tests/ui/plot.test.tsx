/** @jest-environment jsdom */

import { render, screen, within } from '@testing-library/react'
import { BarPlot } from '../../app/_ui/plot/bar-plot'
import { barMarks } from '../../app/_ui/plot/bars'
import { WeekAhead } from '../../app/(studio)/progressi/ahead'
import { Accuracy, Times } from '../../app/(studio)/progressi/weeks'

const bar = (label: string, ...parts: readonly number[]) => ({ label, value: parts.join('+'), parts })

describe('the marks of a plot', () => {
  it('are as high as the figures are to one another, and stand on the same line', () => {
    const { bars, base } = barMarks([bar('a', 10), bar('b', 5), bar('c', 0)])
    const heights = bars.map(({ parts }) => parts[0]?.height)
    expect(heights[0]).toBeGreaterThan(50)
    expect(heights[1]).toBeCloseTo((heights[0] ?? 0) / 2, 0)
    expect(heights[2]).toBeUndefined()
    for (const { parts } of bars.slice(0, 2)) expect((parts[0]?.y ?? 0) + (parts[0]?.height ?? 0)).toBeCloseTo(base)
    expect(bars.map(({ top }) => top)).toEqual([bars[0]?.parts[0]?.y, bars[1]?.parts[0]?.y, base])
  })

  it('of a bar in parts lie on one another', () => {
    const { bars, base } = barMarks([bar('a', 3, 1)])
    const [below, above] = bars[0]?.parts ?? []
    expect((below?.y ?? 0) + (below?.height ?? 0)).toBeCloseTo(base)
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeCloseTo(below?.y ?? 0)
    expect((below?.height ?? 0) / (above?.height ?? 1)).toBeCloseTo(3)
  })

  it('stay inside the plot and do not touch', () => {
    const { bars, width, height } = barMarks([1, 900, 3, 4, 5, 6, 7, 8].map((n) => bar(`${n}`, n)))
    for (const [n, { x, top }] of bars.entries()) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x + 30).toBeLessThanOrEqual(bars[n + 1]?.x ?? width)
      expect(top).toBeGreaterThan(0)
      expect(top).toBeLessThan(height)
    }
  })

  it('of nothing at all are none', () => {
    expect(barMarks([bar('a', 0), bar('b', 0, 0)]).bars.flatMap(({ parts }) => parts)).toEqual([])
    expect(barMarks([]).bars).toEqual([])
  })

  it('are one picture with a name', () => {
    render(<BarPlot id="p" title="Due su tre." bars={[bar('a', 2, 1)]} tones={['ok', 'ko']} />)
    const picture = screen.getByRole('img', { name: 'Due su tre.' })
    expect([...picture.querySelectorAll('rect')].map((rect) => rect.getAttribute('class'))).toEqual(['ok', 'ko'])
    expect([...picture.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['2+1', 'a'])
  })
})

/** What the table behind the only plot says, line by line. */
const table = () => within(screen.getByRole('table', { hidden: true }))
const lines = () =>
  table()
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))
const above = () => [...document.querySelectorAll('.plot .v')].map((text) => text.textContent)

const DAY = 86_400_000
const SATURDAY = Date.UTC(2026, 10, 21)

describe('the week ahead', () => {
  const ahead = [14, 6, 9, 3, 11, 4, 7].map((due, n) => ({ day: SATURDAY + n * DAY, due }))

  it('has the same numbers in words, above the bars and in the table', () => {
    render(<WeekAhead ahead={ahead} />)
    expect(
      screen.getByRole('img', {
        name: 'Regole da ripassare: oggi 14, domenica 6, lunedì 9, martedì 3, mercoledì 11, giovedì 4, venerdì 7.',
      }),
    ).toBeTruthy()
    expect(above()).toEqual(['14', '6', '9', '3', '11', '4', '7'])
    expect(lines()).toEqual([
      ['Giorno', 'Regole'],
      ['Oggi, sabato', '14'],
      ['domenica 22 novembre', '6'],
      ['lunedì 23 novembre', '9'],
      ['martedì 24 novembre', '3'],
      ['mercoledì 25 novembre', '11'],
      ['giovedì 26 novembre', '4'],
      ['venerdì 27 novembre', '7'],
    ])
    expect(table().getAllByRole('rowheader', { hidden: true })).toHaveLength(7)
  })

  it('without anything due says so', () => {
    render(<WeekAhead ahead={ahead.map(({ day }) => ({ day, due: 0 }))} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Nei prossimi 7 giorni non c’è niente da ripassare.')).toBeTruthy()
  })
})

const MONDAY = Date.UTC(2026, 8, 28)
const week = (n: number, answered: number, right: number, median: number | null = null) => ({
  start: MONDAY + n * 7 * DAY,
  answered,
  right,
  median,
})
const nothing = (n: number) => week(n, 0, 0)

describe('the last weeks', () => {
  it('have shares, counts and a table with both', () => {
    render(<Accuracy weeks={[week(0, 3, 2), ...[1, 2, 3, 4, 5, 6].map(nothing), week(7, 8, 7)]} />)
    expect(
      screen.getByRole('img', {
        name: 'Risposte giuste: 67% nella settimana di lunedì 28 settembre, 88% in quella di lunedì 16 novembre.',
      }),
    ).toBeTruthy()
    expect(above()).toEqual(['67%', '', '', '', '', '', '', '88%'])
    expect(screen.getByText('in 8 settimane: 9 giuste su 11')).toBeTruthy()
    const [head, first, second, ...rest] = lines()
    expect(head).toEqual(['Settimana da lunedì', 'Giuste', 'Altre', 'Quota'])
    expect(first).toEqual(['28 settembre', '2', '1', '67%'])
    expect(second).toEqual(['5 ottobre', '0', '0', '–'])
    expect(rest.at(-1)).toEqual(['16 novembre', '7', '1', '88%'])
  })

  it('with one answer say one share', () => {
    render(<Accuracy weeks={[...[0, 1, 2, 3, 4, 5, 6].map(nothing), week(7, 1, 0)]} />)
    expect(screen.getByRole('img', { name: 'Risposte giuste: 0% nella settimana di lunedì 16 novembre.' })).toBeTruthy()
    expect(document.querySelectorAll('.plot rect')).toHaveLength(1)
  })

  it('without an answer say so, and still lead to the older ones', () => {
    render(<Accuracy weeks={[0, 1, 2, 3, 4, 5, 6, 7].map(nothing)} />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('Nelle ultime 8 settimane non ci sono risposte.')).toBeTruthy()
    expect(screen.getByRole('link').getAttribute('href')).toBe('/progressi/storia')
  })
})

describe('the time for an answer', () => {
  it('is said as a clock above the bars and in words elsewhere', () => {
    render(<Times weeks={[week(0, 3, 2, 65_000), nothing(1), week(2, 1, 1, 42_400)]} />)
    expect(
      screen.getByRole('img', {
        name: 'Tempo per risposta: 1 min 5 s nella settimana di lunedì 28 settembre, 42 s in quella di lunedì 12 ottobre.',
      }),
    ).toBeTruthy()
    expect(above()).toEqual(['1:05', '', '0:42'])
    expect(lines().slice(1)).toEqual([
      ['28 settembre', '1 min 5 s'],
      ['5 ottobre', '–'],
      ['12 ottobre', '42 s'],
    ])
  })

  it('is left out where nobody knows it', () => {
    const { container } = render(<Times weeks={[week(0, 3, 2)]} />)
    expect(container.textContent).toBe('')
  })
})
