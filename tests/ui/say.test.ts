import { partOf, sayLesson } from '../../app/_ui/reading/say'
import type { LessonView } from '../../app/_ui/reading/view'

// What is known of a chapter, said of one of its lessons.

const place = { section: 'bloccare', title: 'Bloccare', page: '/lezioni/combattimento/bloccare' }
const combat: LessonView = {
  lesson: 'combattimento',
  title: 'Combattimento',
  sections: 4,
  read: ['attaccare', 'bloccare', 'cautela'],
  rules: 9,
  solid: 2,
  place,
}

test('a lesson has of its chapter the sections that are its own, and the place where reading stopped if it is there', () => {
  const attack = partOf(combat, ['attaccare', 'cautela'])
  expect([sayLesson(attack), attack.place]).toEqual(['Letta per intero', null])
  const block = partOf(combat, ['bloccare', 'uscire'])
  expect([sayLesson(block), block.place]).toEqual(['1 sezione letta su 2', place])
  expect(sayLesson(partOf(combat, ['uscire']))).toBe('')
})

test('a lesson that is its whole chapter says how well its rules are known too', () => {
  const all = ['attaccare', 'cautela', 'bloccare', 'uscire']
  expect(sayLesson(partOf(combat, all))).toBe('3 sezioni lette su 4 · 2 regole acquisite su 9')
})
