/** @jest-environment jsdom */
import { render } from '@testing-library/react'
import type { ClassQuestionView, OwnView } from '#lib/italian/class-views'
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
const shown = (over: Partial<ClassQuestionView>, given?: Pick<OwnView, 'chosen' | 'parts'>) =>
  render(<OwnAnswer question={{ ...question, ...over } as ClassQuestionView} given={given} />).container
const said = (over: Partial<ClassQuestionView>, chosen?: string) =>
  shown(over, chosen === undefined ? {} : { chosen }).textContent

it('says the option that was chosen, or the number with what it counts', () => {
  expect(said({}, 'b')).toBe('La tua risposta Cimitero di Nora')
  expect(said({ form: 'number', options: [], unit: 'punti vita' }, '-3')).toBe('La tua risposta −3 punti vita')
})

it('lists what each box was given, with what it is about', () => {
  const boxes = [
    { label: 'Punti vita di Nora', unit: 'punti vita', options: [] },
    { label: 'Orso', options: [{ key: 'c', text: 'Cimitero di Anna' }] },
  ]
  const { textContent } = shown({ form: 'board', options: [], boxes }, { parts: ['-2', 'c'] })
  expect(textContent).toBe('La tua rispostaPunti vita di Nora: −2Orso: Cimitero di Anna')
})

it('lists statements as they were ticked, and an order as an order', () => {
  const items = (form: 'select' | 'order', parts: readonly string[]) =>
    [...shown({ form }, { parts }).querySelectorAll(form === 'order' ? 'ol > li' : 'ul > li')].map(
      (li) => li.textContent,
    )
  expect(items('select', ['b'])).toEqual(['Cimitero di Nora'])
  expect(items('order', ['b', 'a'])).toEqual(['Cimitero di Nora', 'Cimitero di Anna'])
})

it('says nothing where there is no answer', () => {
  expect(said({ form: 'board', options: [] }, undefined)).toBe('')
  expect(said({ form: 'zones', options: [] }, 'x')).toBe('')
  expect(shown({}, { parts: ['x'] }).textContent).toBe('')
})
