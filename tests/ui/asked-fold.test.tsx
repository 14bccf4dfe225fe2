/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import { AskedFold } from '../../app/_ui/live/asked-fold'
import { InPlay } from '../../app/_ui/live/in-play'
import type { Live } from '../../app/_ui/live/use-live'

// The question before whoever leads, who need not look at the wall.

const question = {
  id: 'q',
  form: 'choice',
  stem: ['Orso attacca Nora.', 'Nora blocca con Lupo.'],
  ask: 'Dove finisce Orso?',
  keywords: [],
  options: [
    { key: 'a', text: 'Cimitero di Anna' },
    { key: 'b', text: 'Esilio' },
  ],
} as const satisfies ClassQuestionView
const answer = { headline: 'Cimitero di Anna', rules: [], keywords: [], steps: [], beliefs: [] }
const inPlay = (phase: Live['phase']) => {
  const live = { phase, question, answer, players: 3, answered: 0, position: 1, total: 1 } as unknown as Live
  const { container, unmount } = render(<InPlay live={live} onStep={() => {}} />)
  const fold = container.querySelector('details')
  const found = { open: fold?.open, text: fold?.textContent }
  unmount()
  return found
}

test('in play it holds what happens and the options, open until answers are counted', () => {
  const { open, text } = inPlay('shown')
  expect(open).toBe(true)
  for (const part of [...question.stem, ...question.options.map((option) => option.text)]) expect(text).toContain(part)
  expect(inPlay('open').open).toBe(true)
  expect(inPlay('closed').open).toBe(false)
  expect(inPlay('revealed').open).toBe(false)
})

test('while people join it says what is asked too, and of boxes what goes into them', () => {
  const boxes = [
    { label: 'Punti vita di Nora', options: [] },
    { label: 'Orso', options: question.options },
  ]
  render(<AskedFold question={{ ...question, options: [], boxes }} title="La prima domanda" open asks />)
  expect(screen.getByText('Dove finisce Orso?')).toBeTruthy()
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Punti vita di Nora: un numero',
    'Orso: Cimitero di Anna · Esilio',
  ])
})
