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
    // What stands on the table goes by the same names.
    expect(Object.values(told.begins?.rows ?? {}).flatMap((row) => row.map(({ id, pt }) => [id, pt]))).toEqual([
      ['golem', '5/5'],
    ])
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

  test('offers the divisions of damage that the rules allow, and none that they do not', () => {
    const { missing } = tellEdited({
      field: {
        A: [{ id: 'golem', pt: '3/3', keywords: ['trample'] }],
        N: [
          { id: 'orso', pt: '2/2' },
          { id: 'topo', pt: '0/1' },
        ],
      },
      script: [{ attack: { golem: 'N' } }, { block: { orso: 'golem', topo: 'golem' } }, 'combat-damage'],
    })
    // Nothing for the player who is attacked but what is left over (702.19b), and this time nothing is.
    expect(missing?.ready?.map(({ said }) => said.replaceAll('\u00a0', ' ')).toSorted()).toEqual([
      '2 danni a Orso e 1 danno a Topo',
      '3 danni a Orso',
      '3 danni a Topo',
    ])
  })

  test('offers a few divisions where there are thousands, and has not played them all', () => {
    const blockers = Array.from({ length: 12 }, (_, n) => `b${n}`)
    const { missing } = tellEdited({
      field: { A: [{ id: 'titano', pt: '30/30' }], N: blockers.map((id) => ({ id, pt: '0/1' })) },
      script: [
        { attack: { titano: 'N' } },
        { block: Object.fromEntries(blockers.map((b) => [b, 'titano'])) },
        'combat-damage',
      ],
    })
    expect(missing?.ready).toHaveLength(8)
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
