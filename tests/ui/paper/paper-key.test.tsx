/** @jest-environment jsdom */

import { render } from '@testing-library/react'
import { PaperAnswer } from '../../../app/_ui/paper/paper-answer'
import { PaperKey } from '../../../app/_ui/paper/paper-key'

// The key of a sheet goes with what is printed: its letters, its order, its boxes.

const options = ['Prima.', 'Seconda.', 'Terza.'].map((text, n) => ({ key: `k${n}`, text }))

test('statements have the letters of the sheet, in its order', () => {
  const review = ['Terza.', 'Prima.', 'Seconda.'].map((label, n) => ({
    label,
    right: n === 0 ? 'Vera' : 'Falsa',
    ok: false,
  }))
  const { container } = render(
    <PaperKey
      position={1}
      question={{ ask: 'Quali sono vere?', form: 'select', options }}
      answer={{ mark: 'C', headline: 'Una è vera.', steps: [], review }}
    />,
  )
  expect([...container.querySelectorAll('.keyparts li')].map((part) => part.textContent)).toEqual([
    'A Prima: Falsa',
    'B Seconda: Falsa',
    'C Terza: Vera',
  ])
})

test('a number has a box on the sheet, and stands in one in the key', () => {
  const question = { ask: 'Quanti?', form: 'number' as const, options: [], unit: 'danni' }
  const { container } = render(
    <>
      <PaperAnswer question={question} />
      <PaperKey position={1} question={question} answer={{ mark: '12', headline: 'Sono 12.', steps: [] }} />
    </>,
  )
  expect(container.querySelector('.pblank.boxed')).not.toBeNull()
  expect(container.querySelector('.pask .pbox')?.textContent).toBe('12')
})
