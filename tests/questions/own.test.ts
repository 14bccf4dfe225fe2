import { cards } from '#lib/cards/index'
import { describeQuestion, describeVerdict, hasReason, type Matter, peopleOf, sayValue } from '#lib/italian/index'
import { explain, isOwn, ownItem, type Probe, readProbe, templates, toPublic } from '#lib/questions/index'
import { isReasonFor } from '#lib/questions/reasons-asked'
import {
  type Evaluation,
  evaluate,
  misconceptions,
  parseScenario,
  rulesBelieving,
  type Scenario,
} from '#lib/rules/index'

const scenarioOf = (document: unknown): Scenario => {
  const parsed = parseScenario(document, cards)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  return parsed.value
}

const named = { id: '01a2050a-3c88-72cc-9bb9-d50f570d056e', version: 1 }
const write = (document: unknown, probe: Probe, introduction = '') =>
  ownItem(named, { scenario: scenarioOf(document), probe, introduction }, (answer, asked) =>
    hasReason(answer, asked as Matter),
  )
const made = (document: unknown, probe: Probe, introduction = '') => {
  const item = write(document, probe, introduction)
  if (!item.ok) throw new Error(item.error)
  return item.value
}

const combat = {
  players: { N: { life: 3 } },
  field: { A: [{ id: 'golem', pt: '5/5' }], N: [{ id: 'angel', pt: '4/4', keywords: ['lifelink'] }] },
  script: [{ attack: { golem: 'N' } }, { block: { angel: 'golem' } }, 'combat-damage'],
}

describe('a question of one’s own', () => {
  test('has the answer of the evaluator, the rules that decide it, and wrong answers that are known beliefs', () => {
    const item = made(combat, { ask: 'life', player: 'N' })
    expect(item.form).toBe('number')
    expect(item.options.find(({ key }) => key === item.right)?.value).toBe(7)
    expect(item.claims).toContain('702.15b')
    expect(item.options.filter(({ key }) => key !== item.right).every(({ beliefs }) => beliefs.length > 0)).toBe(true)
    expect(item.options.length).toBeGreaterThan(1)
  })

  test('is told and explained in Italian as any other', () => {
    const item = made(combat, { ask: 'life', player: 'N' })
    expect(describeQuestion(toPublic(item), { seed: 'x' }).ask).toMatch(/^Quanti punti vita ha /)
    const verdict = describeVerdict(item, {
      seed: 'x',
      answer: null,
      graded: { right: false, beliefs: [], credit: 0 },
      explanation: explain(item),
      belief: (id) => ({ id, title: id, text: '', reread: [] }),
    })
    expect(verdict.headline).toMatch(/7\spunti vita/)
  })

  test('asks yes or no in a box where no reason can be said, and says it all the same', () => {
    const item = made(combat, { ask: 'survives', object: 'angel' })
    const { form, probe } = item
    expect([form, probe.ask]).toEqual(form === 'yes-no' ? ['yes-no', 'survives'] : ['board', 'several'])
    expect(describeQuestion(toPublic(item), { seed: 'x' }).ask).toMatch(/[?.]$/)
  })

  // While combat damage is dealt nothing resolves.
  test('says of combat that it is checked once all damage is dealt, and nothing of a resolution', () => {
    const item = made(
      {
        field: {
          A: [{ id: 'knight', pt: '3/3', keywords: ['first-strike', 'deathtouch'] }],
          N: [
            { id: 'bear', pt: '2/2' },
            { id: 'wolf', pt: '2/3' },
          ],
        },
        script: [{ attack: { knight: 'N' } }, { block: { bear: 'knight', wolf: 'knight' } }, 'combat-damage'],
        choices: [{ choose: 'assign-damage', player: 'A', of: 'knight', answer: { bear: 3 } }],
      },
      { ask: 'survivors', objects: ['knight', 'bear', 'wolf'] },
    )
    expect(item.claims).toContain('704.3')
    const { steps } = describeVerdict(item, {
      seed: 'x',
      answer: null,
      graded: { right: false, beliefs: [], credit: 0 },
      explanation: explain(item),
      belief: (id) => ({ id, title: id, text: '', reread: [] }),
    })
    expect(JSON.stringify(steps)).not.toContain('risoluzione')
    const said = steps.find(({ sentence }) => /^Il controllo viene quando tutto il danno/.test(sentence))
    expect(said?.rules).toEqual(['704.3'])
  })

  // Of who has the only first strike it was once said that both strike together, which is why somebody does die.
  test('says of who dies why it is not there any more, and of who lives why it is', () => {
    const struck = {
      field: { A: [{ id: 'knight', pt: '3/3', keywords: ['first-strike'] }], N: [{ id: 'bear', pt: '3/2' }] },
      script: [{ attack: { knight: 'N' } }, { block: { bear: 'knight' } }, 'combat-damage'],
    }
    const said = (probe: Probe) => {
      const source = { scenario: scenarioOf(struck), probe, introduction: '', more: 1 }
      const written = ownItem(named, source, (answer, asked) => hasReason(answer, asked as Matter))
      if (!written.ok) throw new Error(written.error)
      const item = written.value
      const { value } = item.options.find(({ key }) => key === item.right) ?? { value: null }
      return [item.form, sayValue(item.probe, value, peopleOf(item.scenario))]
    }
    const why = 'perché chi muore nella prima sottofase non infligge danno nella seconda.'
    expect(said({ ask: 'died', object: 'knight' })).toEqual(['yes-no', `No, ${why}`])
    expect(said({ ask: 'survives', object: 'knight' })).toEqual(['yes-no', `Sì, ${why}`])
  })

  test('gives a yes or no only a reason that the bank gives what is asked', () => {
    expect(isReasonFor('702.7b', 'survives')).toBe(true)
    expect(isReasonFor('702.7b', 'tapped')).toBe(false)
  })

  test('of several things asks for the true statements, or for the place of each card', () => {
    const zones = made(combat, {
      ask: 'several',
      of: [
        { ask: 'zone', object: 'golem' },
        { ask: 'zone', object: 'angel' },
      ],
    })
    expect(zones.form).toBe('zones')
    const statements = made(combat, {
      ask: 'several',
      of: [
        { ask: 'survives', object: 'angel' },
        { ask: 'survives', object: 'golem' },
        { ask: 'lost', player: 'N' },
      ],
    })
    expect(statements.form).toBe('select')
    expect(describeQuestion(toPublic(statements), { seed: 'x' }).ask).toMatch(/^Quali affermazioni sono vere/)
  })

  test.each<[string, unknown, Probe, string]>([
    [
      'a choice is open',
      {
        field: {
          A: [
            { id: 'uno', pt: '1/1', name: 'Uno', supertypes: ['legendary'] },
            { id: 'due', pt: '1/1', name: 'Uno', supertypes: ['legendary'] },
          ],
        },
        script: [{ step: 'main1' }],
      },
      { ask: 'survives', object: 'uno' },
      'undecided',
    ],
    [
      'an action is refused',
      {
        field: { A: [{ id: 'muro', pt: '0/4', keywords: ['defender'] }] },
        script: [{ attack: { muro: 'N' } }, 'combat-damage'],
      },
      { ask: 'life', player: 'N' },
      'refused',
    ],
    ['nothing is read', combat, { ask: 'power', object: 'angel' }, 'no-answer'],
    [
      'a choice is left over',
      { ...combat, choices: [{ choose: 'legend', player: 'A', answer: 'golem' }] },
      { ask: 'life', player: 'N' },
      'unused',
    ],
    [
      'no belief leads elsewhere',
      { field: { A: [{ id: 'bear', pt: '2/2' }] }, script: [] },
      { ask: 'controller', object: 'bear' },
      'no-mistakes',
    ],
  ])('where %s there is none, and why is told', (_, document, probe, why) => {
    expect(write(document, probe)).toEqual({ ok: false, error: why })
  })

  test('carries its introduction to whoever is asked, and its key to nobody', () => {
    const shown = toPublic(made(combat, { ask: 'life', player: 'N' }, 'Al **tavolo 3**.'))
    expect(shown.introduction).toBe('Al **tavolo 3**.')
    expect(JSON.stringify(shown)).not.toContain('right')
    expect(toPublic(made(combat, { ask: 'life', player: 'N' }))).not.toHaveProperty('introduction')
  })

  test('has a name that no template can have', () => {
    expect(isOwn(made(combat, { ask: 'life', player: 'N' }))).toBe(true)
    expect(templates.filter((t) => isOwn({ id: `${t.id}.v1.0` }))).toEqual([])
  })

  test('is about the rules that decide what happens in it, not about the life that a game begins with', () => {
    const { claims } = made({ ...combat, players: {} }, { ask: 'life', player: 'N' })
    expect(claims).toContain('702.15b')
    expect(claims).not.toContain('119.1')
  })

  test('is about where a game begins where nothing else happens', () => {
    const { claims } = made({ variant: 'commander', script: [] }, { ask: 'life', player: 'N' })
    expect(claims.length).toBeGreaterThan(0)
    expect(claims.every((rule) => /^(?:103|119|903)\./.test(rule))).toBe(true)
  })

  test('keeps the names that its author saw, whoever is asked and in whatever order its options come', () => {
    const item = made(combat, { ask: 'life', player: 'N' }, 'Nora chiama il giudice.')
    for (const seed of ['x', 'y', 'z'])
      expect(describeQuestion(toPublic(item), { seed }).ask).toMatch(/^Quanti punti vita ha Nora /)
  })

  test('says that no known mistake leads elsewhere only where none of all of them does', () => {
    const document = {
      field: { A: [{ id: 'bear', pt: '3/2' }] },
      script: [{ effect: { do: 'gainLife', who: 'A', amount: 0 } }],
    }
    const probe: Probe = { ask: 'life', player: 'A' }
    const item = write(document, probe)
    const scenario = scenarioOf(document)
    const lifeOf = (e: Evaluation): unknown => (e.status === 'complete' ? readProbe(probe, e) : undefined)
    const elsewhere = [...misconceptions.keys()].filter((id) => {
      const rules = rulesBelieving(id)
      const value = rules && lifeOf(evaluate(scenario, { rules }))
      return value !== undefined && value !== 20
    })
    const found = item.ok ? item.value.options.flatMap(({ beliefs }) => beliefs) : []
    expect(found.toSorted()).toEqual(elsewhere.toSorted())
  })
})
