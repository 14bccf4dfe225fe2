/** @jest-environment jsdom */

import { render, screen } from '@testing-library/react'
import { cameFrom } from '../../../app/(aula)/formatore/corsi/[id]/compiti/[compito]/tentativi/asked'
import AttemptPage from '../../../app/(aula)/formatore/corsi/[id]/registro/[persona]/[compito]/[tentativo]/page'
import StudentPage from '../../../app/(aula)/formatore/corsi/[id]/registro/[persona]/page'
import { aboutIn } from '../../../app/(aula)/formatore/corsi/[id]/registro/order'

jest.mock('../../../app/(aula)/formatore/corsi/[id]/head', () => ({ CourseHead: () => null }))
jest.mock('../../../app/(aula)/formatore/refused', () => ({ Refused: () => null }))
jest.mock('../../../app/(aula)/formatore/corsi/[id]/registro/[persona]/[compito]/[tentativo]/whole', () => ({
  Whole: () => null,
}))
jest.mock('#lib/server/courses/student-work', () => ({ getStudent: async () => ({ ok: true, value: student }) }))
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

const student = {
  course: { id: 'c', title: 'Corso' },
  pupil: pupil('bruno'),
  place: { ...attempt.neighbours, number: 61, of: 63 },
  ...{ sum: { points: 0, outOf: 0, zeros: 0, late: 0, overdue: 0, begun: 0, todo: 0, absent: 0, excused: 0 } },
  ...{ work: [], errors: [], counting: [], about: null, elsewhere: null },
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

test('who came from the attempts of all goes back to them as they were looked at', async () => {
  const wishes = [
    ['quali', 'done'],
    ['ordina', 'punti'],
  ] as const
  const query = cameFrom(wishes)
  expect([query, cameFrom([])]).toEqual(['?tentativi=quali%3Ddone%26ordina%3Dpunti', ''])
  await shown({ tentativi: 'quali=done&ordina=punti&altro=x' })
  expect(to(/^I tentativi di tutti$/)).toBe('/formatore/corsi/c/compiti/k/tentativi?quali=done&ordina=punti')
  expect(to(/Quanto\?/)).toContain('/bruno/k/q/1?tentativi=quali%3Ddone')
})

test('from a person one comes back to the page of the gradebook on which they stand', async () => {
  const [params, searchParams] = [Promise.resolve({ id: 'c', persona: 'bruno' }), Promise.resolve({ cerca: 'a' })]
  render(await StudentPage({ params, searchParams }))
  expect(to(/^Tutto il registro$/)).toBe(`${BOOK}?pagina=2&cerca=a`)
})
