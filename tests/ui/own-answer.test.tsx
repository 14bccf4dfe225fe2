/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ClassQuestionView } from '#lib/italian/class-views'
import { OwnAnswer } from '../../app/_ui/live/own-answer'

const question: ClassQuestionView = {
  id: 'q',
  form: 'choice',
  stem: [],
  ask: 'Dove finisce Orso?',
  keywords: [],
  options: [
    { key: 'a', text: 'Cimitero di Anna' },
    { key: 'b', text: 'Cimitero di Nora' },
  ],
}
const said = (over: Partial<ClassQuestionView>, chosen?: string) =>
  render(<OwnAnswer question={{ ...question, ...over } as ClassQuestionView} chosen={chosen} />).container.textContent

it('says the option that was chosen, or the number with what it counts', () => {
  expect(said({}, 'b')).toBe('La tua risposta Cimitero di Nora')
  expect(said({ form: 'number', options: [], unit: 'punti vita' }, '-3')).toBe('La tua risposta −3 punti vita')
})

it('says nothing of an answer in several parts, or of none', () => {
  expect(said({ form: 'board', options: [] }, undefined)).toBe('')
  expect(said({ form: 'zones', options: [] }, 'x')).toBe('')
})
