/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import AttemptPage from '../../../app/(aula)/formatore/corsi/[id]/registro/[persona]/[compito]/[tentativo]/page'
import { aboutIn } from '../../../app/(aula)/formatore/corsi/[id]/registro/order'

jest.mock('../../../app/(aula)/formatore/corsi/[id]/head', () => ({ CourseHead: () => null }))
jest.mock('../../../app/(aula)/formatore/refused', () => ({ Refused: () => null }))
jest.mock('../../../app/(aula)/formatore/corsi/[id]/registro/[persona]/[compito]/[tentativo]/whole', () => ({
  Whole: () => null,
}))
jest.mock('#lib/server/courses/attempt', () => ({ getAttempt: async () => ({ ok: true, value: attempt }) }))

const pupil = (userId: string) => ({ userId, name: userId, email: `${userId}@esempio.it` })
const attempt = {
  course: { id: 'c', title: 'Corso' },
  pupil: pupil('bruno'),
  column: { id: 'k', title: 'Compito' },
  quizId: 'q',
  at: 0,
  lastAt: null,
  finished: true,
  annulled: false,
  right: 1,
  total: 1,
  counted: null,
  number: 1,
  of: 1,
  decisions: [],
  lines: [{ position: 1, ask: 'Quanto?', mark: 'right', at: 0, beliefs: [], leftOut: null, byHand: null }],
  neighbours: {
    number: 2,
    of: 3,
    before: pupil('anna'),
    after: pupil('carla'),
    order: { search: 'a', sort: 'nome', down: false, missing: '', names: 'nome' },
    runs: new Map([['anna', 'qa']]),
  },
}

const shown = async (asked: Readonly<Record<string, string>>) =>
  render(
    await AttemptPage({
      params: Promise.resolve({ id: 'c', persona: 'bruno', compito: 'k', tentativo: 'q' }),
      searchParams: Promise.resolve(asked),
    }),
  )
const to = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href')

const BOOK = '/formatore/corsi/c/registro'

test.each([
  ['regola', '702.15', 'regola=702.15'],
  ['lezione', 'il-danno', 'lezione=il-danno'],
])('who came to an attempt by a %s still looks at it beside the people before and after', async (name, value, said) => {
  await shown({ [name]: value, cerca: 'a' })
  const kept = `?${said}&cerca=a`
  expect(to(/^Precedente/)).toBe(`${BOOK}/anna/k/qa${kept}`)
  expect(to(/^Successivo/)).toBe(`${BOOK}/carla/k${kept}`)
  expect(to(/Quanto\?/)).toBe(`${BOOK}/bruno/k/q/1${kept}`)
  expect(to(/^Voto di tutto/)).toBe(`${BOOK}/bruno/k${kept}`)
  // The whole gradebook is about no rule.
  expect(to(/^Tutto il registro/)).toBe(`${BOOK}?cerca=a`)
})

test('an address that names no rule and no lesson is about none', () => {
  expect(aboutIn({ cerca: 'a', regola: ['702.15'] })).toEqual({})
})
