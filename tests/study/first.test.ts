import { type FirstAnswer, firstOf, nextFirst, noProgress, type Practicable, type Practice } from '#lib/study/index'

const template = (id: string, claims: readonly string[], difficulty: number): Practicable => ({
  ...{ id, claims, difficulty },
  form: 'yes-no',
})

const practice: Practice = {
  progress: noProgress,
  templates: [
    template('first', ['119.3'], -1),
    template('same-section', ['119.4'], -0.7),
    template('harder-elsewhere', ['120.3a'], -0.5),
    template('far-elsewhere', ['506.4'], 1.5),
    template('locked', ['613.8'], -0.5),
  ],
  isOpen: (rule) => rule !== '613.8',
  now: 0,
  seed: 'x',
  n: 1,
}

const answered = (right: boolean): FirstAnswer => ({
  template: 'first',
  claims: ['119.3'],
  about: right ? ['119.3'] : ['119.3a'],
  beliefs: right ? [] : ['119.3a/x'],
  difficulty: -1,
  right,
})

test('the first is an easy one about life and damage, or whatever is open', () => {
  expect(nextFirst(practice, [])?.difficulty).toBe(-1.25)
  expect(nextFirst(practice, [])).toMatchObject({ templates: ['first', 'same-section', 'harder-elsewhere'] })
  expect(nextFirst({ ...practice, templates: practice.templates.slice(3) }, [])).toMatchObject({
    templates: ['far-elsewhere'],
  })
  expect(nextFirst({ ...practice, templates: [] }, [])).toBeNull()
})

test('after a right answer comes a step harder in another area, of what needs nothing else', () => {
  expect(nextFirst(practice, [answered(true)])).toEqual({
    templates: ['harder-elsewhere', 'far-elsewhere'],
    difficulty: -0.5,
  })
})

test('where nothing is left elsewhere it stays in the area; where nothing is left at all there is none', () => {
  const near = { ...practice, templates: practice.templates.slice(0, 2) }
  expect(nextFirst(near, [answered(true)])).toEqual({ templates: ['same-section'], difficulty: -0.5 })
  expect(nextFirst({ ...practice, templates: practice.templates.slice(0, 1) }, [answered(true)])).toBeNull()
})

test('after a wrong answer comes the same idea, easier', () => {
  expect(nextFirst(practice, [answered(true), answered(false)])).toEqual({
    rules: ['119.3a'],
    belief: '119.3a/x',
    difficulty: -1.5,
  })
})

test('of boards with the same rules the one with the idea, no harder than what was asked, is taken', () => {
  const aim = { rules: ['119.3'], belief: 'b', difficulty: -1.5 }
  const board = (name: string, estimate: number, ...beliefs: string[]) => ({ name, estimate, beliefs, length: 100 })
  const boards = [board('other', -1.5), board('harder', -0.4, 'b'), board('easier', -3, 'b')]
  expect(firstOf(boards, aim, 'x')?.name).toBe('easier')
  expect(firstOf(boards.slice(0, 2), aim, 'x')?.name).toBe('harder')
  expect(firstOf(boards.slice(0, 1), aim, 'x')?.name).toBe('other')
  expect(firstOf([], aim, 'x')).toBeUndefined()
  // Who is new reads slowly: of two that are as hard the shorter one.
  const [long, short] = [{ ...board('long', -1.5, 'b'), length: 700 }, board('short', -1.6, 'b')]
  expect(firstOf([long, short], aim, 'x')?.name).toBe('short')
  // What is nearly as good takes turns.
  const alike = [board('one', -1.5, 'b'), board('two', -1.6, 'b')]
  const seen = new Set(['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => firstOf(alike, aim, seed)?.name))
  expect(seen.size).toBe(2)
})
