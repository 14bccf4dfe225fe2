import { renderToStaticMarkup } from 'react-dom/server'
import { combatQuestion } from '../../../app/_ui/fixtures/questions'
import { Slide } from '../../../app/_ui/live/slide'
import type { Live } from '../../../app/_ui/live/use-live'

// What the wall says when a session is over, and while people talk about a question.

const wall = (over: object): string => {
  const live = { position: 1, total: 2, players: 8, scores: 'personal', ...over } as unknown as Live
  return renderToStaticMarkup(<Slide live={live} code="1234" address="verdetto.it" qr={null} />)
}
const ended = (over: object) => wall({ phase: 'ended', total: 6, ...over }).replace(/<[^>]+>/g, '')

test('the wall ends with how many questions and people there were, and the error that most of them held', () => {
  expect(ended({ mostHeld: { title: 'Il danno cura.', people: 5 } })).toBe(
    'Fine della sessione6 domande, 8 personeL’errore più comune, di 5 persone: Il danno cura.',
  )
  expect(ended({ total: 1, players: 1 })).toBe('Fine della sessione1 domanda, 1 persona')
})

test('while people talk, what they chose from stands beside the table without the text that they have read', () => {
  const question = { ...combatQuestion, stem: ['Una situazione letta prima.'] }
  expect(wall({ question, phase: 'shown', round: 1 })).toContain('Una situazione letta prima.')
  const talking = wall({ question, phase: 'shown', round: 2 })
  expect(talking).not.toContain('Una situazione letta prima.')
  expect(talking).toContain('wall-options')
  expect(wall({ question, phase: 'open', round: 2 })).toContain('Una situazione letta prima.')
})

test('the question of the second vote is shown whole once it is there to be read', () => {
  const question = { ...combatQuestion, stem: ['Una situazione nuova.'] }
  expect(wall({ question, phase: 'shown', round: 2, reading: true })).toContain('Una situazione nuova.')
})

test('while people come in the wall names them, the last first, and says how many it has no room for', () => {
  const people = Array.from({ length: 30 }, (_, n) => ({ id: `${n}`, nickname: `Persona ${n + 1}` }))
  const names = wall({ phase: 'lobby', people })
  expect(names).toMatch(/Persona 30<.*Persona 29</)
  expect(names).not.toContain('Persona 6<')
  expect(names).toContain('e altre 6 persone')
  expect(names).toContain('Nascondi i soprannomi')
})
