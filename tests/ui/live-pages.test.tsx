/** @jest-environment jsdom */

import { fireEvent, render, screen } from '@testing-library/react'
import { sayNumber } from '#lib/italian/grammar/index'
import { COURSE_IS } from '../../app/_ui/course/phases'
import { Bars, Change } from '../../app/_ui/live/bars'
import { Absent, HowMany } from '../../app/_ui/live/how-many'
import { NicknameField } from '../../app/_ui/live/nickname-field'

const spread = {
  answered: 20,
  right: 3,
  gaveUp: 2,
  bars: [
    { key: 'a', text: 'Sì', count: 15, right: false },
    { key: 'b', text: 'No', count: 3, right: true },
  ],
  beliefs: [],
}

describe('the bars of a class', () => {
  const meters = () =>
    [...document.querySelectorAll('meter')].map((each) => [each.getAttribute('value'), each.getAttribute('max')])

  it('are as long as the part of the class that they stand for', () => {
    render(<Bars spread={spread} players={30} />)
    expect(meters()).toEqual([
      ['15', '30'],
      ['3', '30'],
      ['2', '30'],
    ])
  })

  it('are never longer than their room where somebody left after answering', () => {
    render(<Bars spread={spread} players={12} />)
    expect(meters().map(([, max]) => max)).toEqual(['20', '20', '20'])
  })
})

describe('how many have answered', () => {
  const live = (phase: 'open' | 'asking' | 'closed', answered: number, waited: number, players: number) => {
    const of = { seq: 1, phase, position: 1, total: 1, round: 1, paused: false, scores: 'off', at: 0 } as const
    const all = { ...of, answered, waited, players }
    const { container } = render(
      <>
        <p>
          <HowMany live={all} />
        </p>
        <Absent live={all} />
      </>,
    )
    return [...container.querySelectorAll('p')].map((line) => line.textContent)
  }

  it('is a part of those who are here; whoever leads reads whom nobody waits for', () => {
    expect(live('open', 7, 8, 8)).toEqual(['7 su 8 hanno risposto'])
    expect(live('open', 7, 8, 9)).toEqual([
      '7 su 8 hanno risposto',
      '1 persona non ha più la pagina aperta: non si aspetta.',
    ])
    expect(live('asking', 1, 8, 10)).toEqual([
      '1 su 8 ha votato',
      '2 persone non hanno più la pagina aperta: non si aspettano.',
    ])
    // Once it is closed nobody waits for anybody.
    expect(live('closed', 7, 8, 9)).toEqual(['7 su 8 hanno risposto'])
  })
})

it('a common error is a sentence of its own, and part of another without its full stop', () => {
  const change = {
    first: { answered: 5, right: 1 },
    beliefs: [{ title: 'Il danno non colpisce chi è indistruttibile.', before: 3, after: 1 }],
  }
  render(<Change spread={{ ...spread, change }} />)
  expect(document.body.textContent).toContain('indistruttibile: 3 prima, 1 dopo.')
})

it.each([
  [1, 'danni', '1 danno'],
  [2, 'danni', '2 danni'],
  [1, 'punti vita', '1 punto vita'],
  [-1, 'punti vita', '−1 punti vita'],
  [1, 'segnalini veleno', '1 segnalino veleno'],
  [0, 'segnalini veleno', '0 segnalini veleno'],
  [1, 'di forza', '1 di forza'],
  [4, undefined, '4'],
])('%i and «%s» are said as «%s»', (n, unit, said) => expect(sayNumber(n, unit)).toBe(said))

it('a course is said to stand somewhere', () => {
  expect(Object.values(COURSE_IS).map((is) => `Il corso ${is}.`)).toEqual([
    'Il corso non è ancora cominciato.',
    'Il corso è cominciato.',
    'Il corso è finito.',
    'Il corso è archiviato.',
  ])
})

it('the field of a nickname takes 24 letters, emoji too, and not one more', () => {
  render(<NicknameField id="nome" />)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  const type = (text: string) => {
    fireEvent.input(field, { target: { value: text } })
    return field.value
  }
  expect(type('a'.repeat(30))).toBe('a'.repeat(24))
  expect(type('👨‍👩‍👧‍👦'.repeat(24))).toBe('👨‍👩‍👧‍👦'.repeat(24))
  expect(type('👍🏽'.repeat(25))).toBe('👍🏽'.repeat(24))
})
