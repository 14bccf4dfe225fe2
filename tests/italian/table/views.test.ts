import { describeQuestion, describeTable, describeVerdict, peopleOf, tellScenario } from '#lib/italian/index'
import type { StepView, TableView, VerdictView } from '#lib/italian/views'
import { type Answer, answerOf, explain, type Item, instantiate, toPublic } from '#lib/questions/index'
import { evaluate, parseScenario, type Scenario, scenario } from '#lib/rules/index'
import { grade } from '#lib/study/index'

const item = (id: string): Item => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(`${id}: ${made.error}`)
  return made.value
}
const belief = (id: string) => ({ id, title: id, text: '', reread: [] })
const verdict = (i: Item, answer: Answer | null, seed = 's'): VerdictView => {
  const given = answer && grade(i, answer)
  const graded =
    given?.type === 'graded' ? { ...given, right: given.right === true } : { right: false, beliefs: [], credit: 0 }
  return describeVerdict(i, { seed, answer, graded, explanation: explain(i, graded.beliefs), belief })
}
const wrongOf = (i: Item) => i.options.find((o) => o.key !== i.right && o.beliefs.length === 1)
const seat = (t: TableView, player: string) => t.seats.find((s) => s.player === player)
const cards = (t: TableView) => [
  ...t.lanes.flatMap((l) => [l.attacker, ...l.blockers]),
  ...Object.values(t.rows).flat(),
]
const lifelink = 'first-strike-life.v2.3-1-3-1-0-0-0'

describe('a question', () => {
  it('has names, order and table by its seed, and the verdict has the same names', () => {
    const i = item(lifelink)
    const q = describeQuestion(toPublic(i), { seed: 'uno' })
    expect(q).toEqual(describeQuestion(toPublic(i), { seed: 'uno' }))
    const names = (seed: string) => describeQuestion(toPublic(i), { seed }).table.seats.map((s) => s.name)
    expect(new Set(Array.from({ length: 20 }, (_, n) => names(`${n}`).join())).size).toBeGreaterThan(5)
    expect(verdict(i, null, 'uno').steps[0]?.table.seats.map((s) => s.name)).toEqual(names('uno'))
  })

  it('shows attackers and blockers in their lanes, and nothing of what follows', () => {
    const { table } = describeQuestion(toPublic(item(lifelink)), { seed: 's' })
    expect(table.lanes.map((l) => [l.attacker.name, l.blockers.map((b) => b.name), l.unblocked])).toEqual([
      ['Idolo', ['Guardia'], false],
      ['Gigante', [], true],
    ])
    expect(seat(table, 'N')?.life).toBe(4)
    expect(cards(table).every((c) => c.damage === 0 && !c.hot)).toBe(true)
    expect(table.seats.at(-1)?.active).toBe(true)
  })

  it('a shield of regeneration that is there already is not about to resolve: what comes after it is', () => {
    const q = describeQuestion(toPublic(item('regenerate-too-late.v3.0-0-0-0-0')), { seed: 's' })
    expect(q.stem.join(' ')).toContain('c’è già uno scudo di rigenerazione')
    expect(q.table.stack.flatMap((s) => s.text)).toEqual(['Distruggi tutte le creature.'])
  })

  it('a block that is asked about is not on the table yet', () => {
    const { table, ask } = describeQuestion(toPublic(item('flying-block.v5.1-2-0-0')), { seed: 's' })
    expect(ask).toMatch(/^\p{Lu}\p{L}+ può bloccare Falco con Ragno\?$/u)
    expect(table.lanes.map((l) => [l.attacker.name, l.blockers.length, l.unblocked])).toEqual([['Falco', 0, false]])
    expect(cards(table).map((c) => c.name)).toContain('Ragno')
  })

  it('a total that a game begins with is what is asked: it is on no table', () => {
    const q = describeQuestion(toPublic(item('starting-life.v3.0-0-0')), { seed: 's' })
    expect(q.table.seats.map((s) => [s.life, s.lifeAsked])).toEqual([
      [0, true],
      [0, true],
    ])
    expect(JSON.stringify(q)).not.toContain('40')
  })

  it('the spell that is about to resolve is on the stack, with its printed text', () => {
    const { table } = describeQuestion(toPublic(item('lose-then-gain.v1.0-0-0')), { seed: 's' })
    expect(table.stack).toMatchObject([
      { name: 'Effetto', text: ['Un avversario bersaglio perde 3\u00a0punti vita, poi guadagna 1\u00a0punto vita.'] },
    ])
    expect(table.stack[0]?.target).toMatch(/^Bersaglio: N/)
  })

  it('keywords once each, with both names and a line', () => {
    const { keywords } = describeQuestion(toPublic(item('menace-block.v2.0-0-0-0-0-0')), { seed: 's' })
    expect(keywords).toEqual([{ it: 'Minacciare', en: 'menace', text: expect.stringMatching(/\.$/) }])
  })

  it('options of yes and no have one reason each; those of a number are not sent', () => {
    const q = describeQuestion(toPublic(item('pay-life.v3.1-1-0-0')), { seed: 's' })
    expect(q.options.every((o) => /^(Sì|No), perché .*\.$/.test(o.text))).toBe(true)
    const n = describeQuestion(toPublic(item(lifelink)), { seed: 's' })
    expect([n.options, n.unit]).toEqual([[], 'punti vita'])
  })
})

describe('a verdict', () => {
  it('says the answer, what was answered and where the belief parts from the rules', () => {
    const i = item(lifelink)
    const v = verdict(i, { number: 2 })
    expect(v.right).toBe(false)
    expect(v.headline).toMatch(/ ha 5\u00a0punti vita\.$/)
    expect(v.answered).toBe('Hai risposto «2».')
    expect(v.beliefs.map((b) => b.id)).toEqual(['lifelink-only-lethal'])
    const [believed] = v.believed
    const shared = believed?.shared ?? -1
    const texts = (steps: readonly StepView[] | undefined) => steps?.map((s) => s.sentence) ?? []
    expect(texts(v.steps).slice(0, shared)).toEqual(texts(believed?.steps).slice(0, shared))
    expect(texts(v.steps)[shared]).toMatch(/guadagna 5\u00a0punti vita/)
    expect(texts(believed?.steps)[shared]).toBe(
      'Quando il danno va a una creatura, legame vitale conta solo quello letale, e non quello in più.',
    )
    expect(texts(believed?.steps)[shared + 1]).toMatch(/guadagna 2\u00a0punti vita/)
    expect(v.steps.map((s) => s.n)).toEqual(v.steps.map((_, n) => n + 1))
    expect(v.rules).toContain('702.15b')
  })

  it('lights what changed, with the sum behind it', () => {
    const race = verdict(item('lifelink-race.v4.3-2-2-0'), null)
    const moved = race.steps.flatMap((s) => s.table.seats.filter((x) => x.hot).map((x) => x.change))
    expect(moved.some((x) => /^\d+ − \d+ \+ \d+$/.test(x))).toBe(true)
    // The damage and the life that it gives are told one after the other, and so is what is lit.
    const at = (n: number) => verdict(item(lifelink), null).steps.flatMap((x) => (x.n === n ? [x.table] : []))
    expect([...at(4), ...at(5)].map((t) => seat(t, 'N'))).toMatchObject([
      { hot: false, change: '' },
      { hot: true, change: '4 → 9' },
    ])
    const tables = at(4)
    expect(
      tables
        .flatMap(cards)
        .filter((c) => c.hot)
        .map((c) => c.name),
    ).toEqual(['Idolo'])
  })

  it('lights who attacks and who blocks when that is declared, and nobody who only stands by', () => {
    const lit = verdict(item(lifelink), null).steps.map(({ table }) =>
      cards(table).flatMap((c) => (c.hot ? [c.name] : [])),
    )
    expect(lit.slice(0, 2)).toEqual([['Idolo', 'Gigante'], ['Guardia']])
  })

  it('the right answer has no belief and no second trace', () => {
    const i = item(lifelink)
    const right = verdict(i, { number: 5 })
    expect([right.right, right.beliefs, right.believed]).toEqual([true, [], []])
    const none = verdict(i, null)
    expect([none.right, none.answered, none.chosenKey]).toEqual([false, '', undefined])
    expect(verdict(i, { number: 77 })).toMatchObject({ right: false, answered: 'Hai risposto «77».', beliefs: [] })
  })

  it('a right outcome with a wrong reason is told apart', () => {
    const i = item('pay-life.v3.1-1-0-0')
    const same = i.options.find((o) => o.beliefs[0] === 'pay-life-below-zero')
    const v = verdict(i, { option: same?.key ?? '' })
    expect(v).toMatchObject({ right: false, rightOutcomeWrongReason: true })
    expect(v.answered).toBe('Hai risposto «Sì, perché un pagamento può portare il totale sotto 0.»')
    const no = i.options.find((o) => o.beliefs[0] === 'cannot-pay-all-life')
    expect(verdict(i, { option: no?.key ?? '' }).rightOutcomeWrongReason).toBe(false)
  })

  it('what an answer quotes stands in the quotes of a quotation', () => {
    const i = item('cleanup-together.v2.1-1-2-2')
    const ends = i.options.find((o) => o.beliefs[0] === 'cleanup-order-kills')
    const said = 'No, perché gli effetti “fino alla fine del turno” finiscono prima che il danno sparisca.'
    expect(verdict(i, { option: ends?.key ?? '' }).answered).toBe(`Hai risposto «${said}»`)
  })

  it('where several beliefs lead to one answer, each has its own steps', () => {
    const i = item('token-for-another.v4.2-2-1-1-2')
    const both = i.options.find((o) => o.beliefs.length === 2)
    const v = verdict(i, both ? answerOf(i, both) : null)
    expect(v.beliefs).toHaveLength(2)
    expect(v.believed.map((b) => b.belief)).toEqual(both?.beliefs.toSorted())
  })

  it('says the rule where nothing happens, and the answer where nothing else says it', () => {
    const start = verdict(item('starting-life.v3.0-0-0'), null)
    expect(start.steps.map((s) => [s.sentence, s.rules, s.decisive])).toEqual([
      ['In Commander ogni giocatore comincia con 40\u00a0punti vita.', ['119.1c'], true],
    ])
    const milled = verdict(item('mill-all.v3.0-0-0-0'), null)
    expect(milled.steps.at(-1)?.sentence).toMatch(/resta in partita\.$/)
  })

  it.each(['exchange-life.v1.0-0-0-0', 'gain-zero.v3.0-0-0-0-0-0', 'sick-block.v4.0-0-0-0', 'stack-order.v3.1-3-3-0'])(
    '%s: every step has at most three rules, and some step decides',
    (id) => {
      const made = instantiate(id)
      if (!made.ok) return
      const v = verdict(made.value, null)
      expect(v.steps.every((s) => s.rules.length <= 3)).toBe(true)
      expect(v.steps.some((s) => s.decisive)).toBe(true)
      expect(wrongOf(made.value)).toBeDefined()
    },
  )
})

describe('a table', () => {
  const view = (s: ReturnType<typeof scenario>) => {
    const built = s.done()
    const e = evaluate(built, { trace: true })
    return { e, people: peopleOf(built), table: describeTable(e.look(e.outcome), peopleOf(built)) }
  }

  it('says a card in one breath', () => {
    const { table } = view(
      scenario().creature('A', 'sfinge', '3/3', ['flying', 'lifelink'], {
        tapped: true,
        damage: 1,
        counters: { '+1/+1': 2 },
      }),
    )
    const [card] = table.rows.A ?? []
    expect(card).toMatchObject({
      pt: '5/5',
      counters: ['+1/+1', '+1/+1'],
      damage: 1,
      text: ['Volare', 'Legame vitale'],
    })
    expect(card?.aria).toBe(
      'Sfinge, creatura 5/5 con volare e legame vitale, TAPpata, 2\u00a0segnalini +1/+1, 1\u00a0danno segnato',
    )
  })

  it('effects on a player stand beside that player, whoever they belong to', () => {
    const { table } = view(
      scenario()
        .lasting({ cant: 'gain-life', player: 'A', of: 'N' })
        .lasting({ prevent: 3, of: 'N' })
        .effect({ do: 'damage', amount: 1, to: { player: 'N' } }, 'A'),
    )
    expect(seat(table, 'A')?.states).toEqual(['Anna non può guadagnare punti vita'])
    expect(seat(table, 'N')?.states).toEqual(['Uno scudo previene i prossimi 2\u00a0danni a Nora'])
  })

  it('an ability on the stack has its source, its owner and its text', () => {
    const { table } = view(
      scenario()
        .permanent('A', {
          id: 'altare',
          types: ['artifact'],
          abilities: [
            { type: 'activated', cost: [{ pay: 'life', amount: 2 }], effect: { do: 'draw', who: 'you', amount: 1 } },
          ],
        })
        .act({ activate: 'altare' }),
    )
    expect(table.stack).toMatchObject([
      { source: 'Abilità di Altare, di Anna', text: ['Paga 2\u00a0punti vita: Pesca una carta.'] },
    ])
  })

  it('an ability that a keyword gives says what that keyword does', () => {
    const brace = {
      id: 'brace',
      types: ['instant'],
      abilities: [{ type: 'spell', effect: { do: 'gainLife', who: 'you', amount: 1 } }],
    }
    const { value } = parseScenario({
      field: {
        A: [
          { id: 'orso', pt: '2/2', keywords: ['prowess'] },
          { id: 'lupo', pt: '1/1', keywords: ['persist'] },
        ],
      },
      hand: { A: [brace] },
      script: [
        { effect: { do: 'destroy', what: 'lupo' }, by: 'A' },
        { cast: 'brace', free: true },
      ],
    } as never) as { value: Scenario }
    const e = evaluate(value, { trace: true })
    const texts = describeTable(e.look(e.outcome), peopleOf(value)).stack.map((s) => s.text.join(' '))
    expect(texts).toEqual([
      'Ogniqualvolta lanci una magia non creatura, questa creatura prende +1/+1 fino alla fine del turno.',
      'Guadagni 1\u00a0punto vita.',
      'Se muore senza segnalini −1/−1, la creatura torna sul campo di battaglia con 1\u00a0segnalino −1/−1.',
    ])
  })

  it('undying and persist of one creature are each said by their own words', () => {
    const { value } = parseScenario({
      field: { A: [{ id: 'lupo', pt: '1/1', keywords: ['persist', 'undying'] }] },
      script: [{ effect: { do: 'destroy', what: 'lupo' }, by: 'A' }],
      choices: [{ choose: 'trigger-order', answer: ['lupo', 'lupo/2'] }],
    } as never) as { value: Scenario }
    const e = evaluate(value)
    const texts = describeTable(e.look(e.outcome), peopleOf(value)).stack.map((x) => x.text.join(' '))
    expect(texts.toSorted()).toEqual([
      'Quando il permanente muore senza segnalini +1/+1, torna sul campo di battaglia con un segnalino +1/+1.',
      'Se muore senza segnalini −1/−1, la creatura torna sul campo di battaglia con 1\u00a0segnalino −1/−1.',
    ])
  })

  it('what attacks a planeswalker that has left attacks nothing, and names nothing', () => {
    const { value } = parseScenario({
      field: { A: [{ id: 'orso', pt: '2/2' }], N: [{ id: 'jace', types: ['planeswalker'], loyalty: 3 }] },
      script: [{ attack: { orso: 'jace' } }, { effect: { do: 'destroy', what: 'jace' }, by: 'A' }],
    } as never) as { value: Scenario }
    const e = evaluate(value, { trace: true })
    const [lane] = describeTable(e.look(e.outcome), peopleOf(value)).lanes
    expect(lane?.attacker).toMatchObject({ role: 'Attacca', attacking: true })
  })

  it('seats keep their places when the turn passes', () => {
    const { table } = view(scenario().act({ step: 'upkeep' }, { step: 'upkeep' }))
    expect(table.seats.map((s) => s.player)).toEqual(['N', 'A'])
  })
})

describe('a scenario of a lesson', () => {
  it('is told in steps with tables', () => {
    const told = tellScenario({
      players: { N: { life: 4 } },
      script: [{ effect: { do: 'loseLife', who: 'N', amount: 1 } }],
    })
    expect(told.ok && told.value.map((s) => [s.sentence, s.table.seats[0]?.life])).toEqual([
      ['Nora perde 1\u00a0punto vita: da 4 a 3.', 3],
    ])
  })

  it('says why it cannot be', () => {
    expect(tellScenario({ field: 3 })).toMatchObject({ ok: false, error: { type: 'problems' } })
    expect(
      tellScenario({
        field: { A: [{ id: 'x', pt: '2/2', keywords: ['trample'] }], N: [{ id: 'y', pt: '1/1' }] },
        script: [{ attack: { x: 'N' } }, { block: { y: 'x' } }, 'combat-damage'],
      }),
    ).toEqual({ ok: false, error: { type: 'undecided' } })
  })
})
