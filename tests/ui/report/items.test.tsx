/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { Items } from '../../../app/(aula)/formatore/corsi/[id]/rapporto/items'

jest.mock('../../../app/(aula)/formatore/corsi/[id]/rapporto/actions', () => ({ actOn: async () => null }))

// The questions of a report: what each is worth, where it can be looked at, and what can be made of it.

const leads = (name: RegExp) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')

/** A question of a report, of many versions of one model. */
const base = {
  ...{ key: 't', template: 't', name: 't', ask: 'Travolgere', versions: 34, n: 9, right: 8, share: 0.9, low: 0.5 },
  ...{ high: 1, discrimination: null, unknown: 'few' as const, compared: 0, beliefs: [], idle: [] },
  ...{ uses: ['hard' as const], answeredIn: 'a', sheetId: null, playedIn: null, itemId: 't.v1.1', model: null },
  ...{ guess: null, ways: true },
}

test('a question of a report is called by its model, and leads to it as the class had it', () => {
  const { container } = render(<Items courseId="c" templates={[base]} />)
  expect(container.textContent).toContain('Travolgere34 versioni')
  expect(leads(/^Guarda la domanda/)).toBe('/formatore/corsi/c/compiti/a/risposte?domanda=t#domanda')
  expect(leads(/^Non farla contare/)).toBe('/formatore/corsi/c/compiti/a/risposte?domanda=t#conta')
  render(<Items courseId="c" templates={[{ ...base, answeredIn: null }]} />, { container })
  expect(leads(/^Guarda la domanda/)).toBe('/domande/t.v1.1')
  render(<Items courseId="c" templates={[{ ...base, answeredIn: null, playedIn: 's' }]} />, { container })
  expect(leads(/^Guardala nella sessione/)).toBe('/formatore/sessioni/s/rapporto#domande')
  render(<Items courseId="c" templates={[{ ...base, answeredIn: null, sheetId: 'f' }]} />, { container })
  expect(leads(/^Guardala sul foglio/)).toBe('/formatore/fogli/f')
})

test('from five people on a question stands in its list, marked as of few; why its discrimination is not said, is', () => {
  const line = {
    ...{ ...base, versions: 1, n: 6, right: 6, share: 1, compared: 6, answeredIn: null, itemId: null, ways: false },
    uses: ['easy' as const, 'few' as const],
  }
  const { container } = render(<Items courseId="c" templates={[line]} />)
  expect(screen.getByRole('heading', { name: 'Troppo facili' })).toBeTruthy()
  expect(container.textContent).toContain('Poche persone')
  expect(container.textContent).toContain('non calcolata: servono 10 persone')
  expect(container.textContent).not.toContain('Anche')
  render(<Items courseId="c" templates={[{ ...line, n: 12, uses: ['easy'], unknown: 'all-right' }]} />, { container })
  expect(container.textContent).toContain('non calcolata: tutti hanno risposto allo stesso modo, giusto')
  expect(container.textContent).not.toContain('Poche persone')
})

test('beside a question of a report stands what can be made of it, of a model with how many questions', () => {
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)
  const { container } = render(<Items courseId="c" templates={[base]} />)
  expect(buttons()).toEqual(['Dal vivo5 domande: Travolgere', 'In un mazzo8 domande: Travolgere'])
  render(<Items courseId="c" templates={[{ ...base, ask: 'Quanto?', model: 'Travolgere' }]} />, { container })
  expect(container.textContent).toContain('Quanto?Modello: Travolgere')
  expect(buttons()).toEqual(['Dal vivoquesta domanda: Quanto?', 'In un mazzoquesta domanda: Quanto?'])
  render(<Items courseId="c" templates={[{ ...base, ways: false }]} />, { container })
  expect(buttons()).toEqual([])
})
