/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { OnePaper } from '../../../app/_ui/paper/one-paper'

test('a paper says what was read to each question and what is right, and any of it can be put right', () => {
  const options = ['Sì', 'No'].map((text, n) => ({ key: String(n), text }))
  const answers = options.map(({ text }, n) => ({ given: String.fromCharCode(65 + n), text }))
  const said = { given: null, by: null, at: null }
  render(
    <OnePaper
      line={3}
      questions={[
        {
          position: 1,
          question: { ask: 'Nora perde la partita?', options },
          answer: { mark: 'B', headline: 'Nora non perde la partita.' },
          worth: 'wrong',
          said: { ...said, text: 'a', say: { kind: 'pick', answers } },
        },
        {
          position: 2,
          question: { ask: 'Quanti punti vita ha Anna?', options: [] },
          answer: { mark: '12', headline: 'Anna ha 12 punti vita.' },
          worth: 'right',
          said: { ...said, text: '21', given: '12', by: 'Dario', at: 0, say: { kind: 'write', how: 'number' } },
        },
      ]}
    />,
  )
  const [first, second] = screen.getAllByRole('listitem')
  expect(first?.textContent).toContain('sbagliata: a, «Sì»Giusta: B. Nora non perde la partita.')
  const pick = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sul foglio, domanda 1' })
  expect([pick.name, [...pick.options].map((option) => option.text)]).toEqual([
    'segno:3:1',
    ['come nel file: «a»', 'A: Sì', 'B: No', 'nessuna'],
  ])
  expect(second?.textContent).toContain('giusta: 12')
  expect(second?.textContent).toContain('Corretto da Dario')
})
