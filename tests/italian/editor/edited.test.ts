import { tellEdited } from '#lib/italian/editor/edited'

const legends = {
  field: {
    A: ['uno', 'due'].map((id) => ({ id, name: 'Sovrana', pt: '1/1', supertypes: ['legendary'] })),
  },
  script: [{ step: 'end' }],
}

describe('a situation while it is put together', () => {
  test('is told as far as it goes, with the names of its text', () => {
    const told = tellEdited({
      field: { A: [{ id: 'golem', pt: '5/5' }] },
      script: [{ attack: { golem: 'N' } }, 'combat-damage'],
    })
    expect(told.problems).toEqual([])
    expect(told.players.map(({ name }) => name)).toEqual(['Anna', 'Nora'])
    expect(told.things.map(({ id }) => id)).toEqual(['golem'])
    expect(told.steps.map(({ sentence }) => sentence).join(' ')).toMatch(/15/)
  })

  test('says who must choose what, among what', () => {
    const { missing, stuck } = tellEdited(legends)
    expect(missing).toMatchObject({
      choose: 'legend',
      player: 'A',
      said: 'Anna deve scegliere quale permanente leggendario resta.',
    })
    expect(missing?.options.map(({ id }) => id)).toEqual(['uno', 'due'])
    expect(stuck).toBe(false)
    const chosen = tellEdited({ ...legends, choices: [{ choose: 'legend', player: 'A', answer: 'due' }] })
    expect(chosen.missing).toBeUndefined()
    expect(chosen.unused).toBe(0)
  })

  test('names the actions that the rules refuse, and the choices that nobody asks for', () => {
    const told = tellEdited({
      field: { A: [{ id: 'muro', pt: '0/4', keywords: ['defender'] }] },
      script: [{ attack: { muro: 'N' } }],
      choices: [{ choose: 'legend', player: 'A', answer: 'muro' }],
    })
    expect([told.refused, told.unused]).toEqual([[0], 1])
    expect(told.steps).not.toEqual([])
  })

  test.each([{ field: { A: [{ id: 'Golem!' }] } }, { senza: 'senso' }, null, 'testo'])(
    'that is none says what is wrong: %j',
    (document) => {
      const told = tellEdited(document)
      expect(told.problems.length).toBeGreaterThan(0)
      expect(told.problems[0]?.said).toMatch(/\.$/)
      expect(told.steps).toEqual([])
    },
  )
})
