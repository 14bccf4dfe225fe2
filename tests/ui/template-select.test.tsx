/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { stemsOf } from '#lib/italian/words'
import { TemplateField } from '../../app/_ui/subject-fields'

// One of hundreds of templates is found by words; without script all of them are there.

const template = (id: string, name: string, rules: readonly string[], also = '') => ({
  id,
  name,
  rules,
  words: stemsOf(`${name} ${also}`),
})
const TEMPLATES = [
  template('danno', 'Danno segnato', ['120.3a'], 'Il danno uccide subito'),
  template('legame', 'Legame vitale', ['702.15b', '119.3'], 'Lezione parole chiave'),
  template('travolgere', 'Travolgere', ['702.19b'], 'Lezione parole chiave'),
]
const field = (none?: string) => (
  <form>
    <TemplateField id="modello" templates={TEMPLATES} {...(none === undefined ? {} : { none })} />
  </form>
)
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const offered = () => screen.getAllByRole('option').map((option) => (option as HTMLOptionElement).value)
const value = () => (screen.getByRole('combobox') as HTMLSelectElement).value

it.each([
  ['', ['danno', 'legame', 'travolgere']],
  ['TRAVOLG', ['travolgere']],
  ['parole chiave', ['legame', 'travolgere']],
  ['uccide', ['danno']],
  ['702', ['legame', 'travolgere']],
  ['702.15', ['legame']],
  ['119', ['legame']],
])('typing «%s» leaves %j', (typed, ids) => {
  render(field())
  type(typed)
  expect(offered()).toEqual(ids)
  expect(screen.getByText(ids.length === 1 ? '1 modello' : `${ids.length} modelli`).getAttribute('aria-live')).toBe(
    'polite',
  )
  expect(value()).toBe(ids[0])
})

it('what was chosen by hand stays chosen, whatever is typed after', () => {
  render(field())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'danno' } })
  type('travolgere')
  expect(offered()).toEqual(['danno', 'travolgere'])
  expect(value()).toBe('danno')
})

it('where none in particular is meant, typing chooses none', () => {
  render(field('Nessuno in particolare'))
  type('travolgere')
  expect(offered()).toEqual(['', 'travolgere'])
  expect(value()).toBe('')
  type('niente di simile')
  expect(offered()).toEqual([''])
  expect(screen.getByText('Nessun modello')).toBeTruthy()
})

it('the search sends nothing: neither its text nor, by the key that would, the form', () => {
  const { container } = render(field())
  expect([...new FormData(container.querySelector('form') as HTMLFormElement).keys()]).toEqual(['template'])
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' })).toBe(false)
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'a' })).toBe(true)
})

it('without script every template is there, the first of them chosen', () => {
  const made = document.createElement('div')
  made.innerHTML = renderToString(field())
  expect([...made.querySelectorAll('option')].map((option) => option.value)).toEqual(['danno', 'legame', 'travolgere'])
  expect(made.querySelector('.js-only input[type=search]')).toBeTruthy()
  expect(made.querySelector('select')?.value).toBe('danno')
})
