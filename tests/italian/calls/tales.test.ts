import { askKey, describeAsked, describeCall } from '#lib/italian/calls'
import { tales } from '#lib/italian/calls/tales/index'
import { contradicts, describeHeadline, hasReason, type Matter } from '#lib/italian/index'
import { callOf, callTemplates, drawCallOf, everyIdle, IDLE } from '#lib/questions/calls'
import type { Reasoned } from '#lib/questions/index'
import { indicesOf, pointAt, pointCount } from '#lib/questions/item-id'

const SEEDS = ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto']

test('every call has its words, and no words are of a call that is none', () => {
  expect(Object.keys(tales).toSorted()).toEqual(callTemplates.map(({ id }) => id).toSorted())
})

describe.each(callTemplates.map((t) => [t.id, t] as const))('%s', (id, t) => {
  const calls = SEEDS.flatMap((seed) => {
    const call = drawCallOf(t, seed)
    return call ? [{ call, seed }] : []
  })

  test('says every ruling with a reason that goes with it', () => {
    for (const { call } of calls)
      for (const { value } of call.item.options) {
        const said = value as unknown as Reasoned
        expect([call.item.id, said, hasReason(said, call.item.probe.ask as Matter)]).toEqual([call.item.id, said, true])
      }
    for (const { call, seed } of calls) {
      const { rulings } = describeCall(call, new Set(), { seed })
      for (const { key, text } of rulings) {
        const of = call.item.options.find((o) => o.key === key)?.value as unknown as Reasoned | undefined
        const verdict = of?.verdict === true
        expect([text, contradicts(verdict, call.item.probe.ask as Matter, text)]).toEqual([text, false])
      }
      expect(new Set(rulings.map(({ text }) => text)).size).toBe(rulings.length)
    }
  })

  test('asks about everything that is not told, with another answer for every value', () => {
    expect(Object.keys(tales[id]?.facts ?? {}).toSorted()).toEqual(Object.keys(t.untold).toSorted())
    const [first] = calls
    if (!first) throw new Error('no call')
    const { call, seed } = first
    for (const [axis, values] of Object.entries(t.untold)) {
      const said = values.map((value) => {
        const facts = call.facts.map((fact) => (fact.id === axis ? { ...fact, value } : fact))
        return describeAsked({ ...call, facts }, new Set(), { seed, ruling: '' }).find(
          ({ key }) => key === askKey(axis),
        )?.said
      })
      expect([axis, new Set(said).size]).toEqual([axis, values.length])
    }
  })

  test('tells and asks the same, whatever is true of what is not told', () => {
    const [first] = calls
    if (!first) throw new Error('no call')
    const { told } = first.call
    const asked = new Set<string>()
    for (let n = 0; n < pointCount(t.untold); n++) {
      const point = { ...told, ...pointAt(t.untold, indicesOf(t.untold, n)) }
      if (t.valid?.(point) === false) continue
      const item = { ...first.call.item, scenario: t.scenario(point), probe: t.probe(point) }
      const { story, ask } = describeCall({ ...first.call, item }, new Set(), { seed: 'uno' })
      asked.add(JSON.stringify([story, ask]))
    }
    expect([...asked]).toHaveLength(1)
  })

  test('answers nothing that was not asked', () => {
    for (const { call, seed } of calls) {
      const before = describeCall(call, new Set(), { seed })
      expect(before.asks.every(({ said }) => said === undefined)).toBe(true)
      const [fact] = call.facts
      const after = describeCall(call, new Set([fact?.id ?? '']), { seed })
      expect(after.asks.filter(({ said }) => said !== undefined).map(({ key }) => key)).toEqual([
        askKey(fact?.id ?? ''),
      ])
      expect({ ...after, asks: [] }).toEqual({ ...before, asks: [] })
    }
  })

  test('says what a ruling took for granted, and of the right one nothing', () => {
    const supposing = calls.flatMap(({ call, seed }) =>
      call.item.options.map((option) => ({
        ...option,
        rows: describeAsked(call, new Set(), { seed, ruling: option.key }).filter((row) => row.supposed !== undefined),
      })),
    )
    expect(supposing.some(({ supposes }) => supposes)).toBe(true)
    for (const { supposes, rows } of supposing) {
      expect(rows.map(({ key }) => key)).toEqual(supposes ? [askKey(supposes.fact)] : [])
      for (const { said, supposed } of rows) expect(supposed).not.toBe(said)
    }
  })

  test('ends its sentences, and leaves no label unsaid', () => {
    for (const { call, seed } of calls) {
      const said = [
        ...describeCall(call, new Set(), { seed }).story.map(({ says }) => says),
        ...describeAsked(call, new Set(), { seed, ruling: call.item.right }).flatMap((row) => [row.text, row.said]),
      ]
      for (const sentence of said) expect(sentence).toMatch(/^[«A-ZÈ{0-9].*[.?]$/u)
    }
  })
})

test('a call that was kept with what was asked of all calls in vain is told as it was', () => {
  const made = callOf('one-point.v3.1-0-0-1-0-1-0')
  if (!made.ok) throw new Error(made.error)
  const facts = Object.entries({ hand: 4, library: 36, began: 'A', game: 1 }).map(([id, value]) => ({ id, value }))
  const { asks } = describeCall({ ...made.value, facts }, new Set(['hand', 'library', 'began', 'game']), {
    seed: 'uno',
  })
  expect(asks.map(({ text, said }) => `${text} ${said}`.replaceAll('\u00a0', ' '))).toEqual([
    expect.stringMatching(/^Quante carte ha in mano N\w+\? 4 carte\.$/),
    expect.stringMatching(/^Quante carte ci sono nel grimorio di A\w+\? 36 carte\.$/),
    expect.stringMatching(/^Chi ha cominciato la partita\? A\w+\.$/),
    'Che partita dell’incontro è? La prima.',
  ])
})

test('everything that may be asked in vain has its words, each answer its own, and no call asks the same twice', () => {
  const asked = callTemplates.flatMap((t) => {
    const call = drawCallOf(t, 'uno')
    if (!call) throw new Error(`no call of ${t.id}`)
    const vain = everyIdle(t, call.told)
    const sayings = vain.map(({ id, values }) => {
      const said = values.map((value) => {
        const [one] = describeCall({ ...call, facts: [{ id, value }] }, new Set([id]), { seed: 'uno' }).asks
        return one?.said ?? ''
      })
      expect([t.id, id, new Set(said).size]).toEqual([t.id, id, values.length])
      for (const sentence of said) expect(sentence).toMatch(/^[A-ZÈ0-9].*\.$/u)
      return describeCall({ ...call, facts: [{ id, value: values[0] ?? 0 }] }, new Set(), { seed: 'uno' }).asks[0]?.text
    })
    const own = call.facts.filter(({ assumed }) => assumed !== undefined)
    const questions = describeCall({ ...call, facts: own }, new Set(), { seed: 'uno' }).asks.map(({ text }) => text)
    const all = [...sayings, ...questions]
    expect([t.id, all.filter((text, n) => all.indexOf(text) !== n)]).toEqual([t.id, []])
    return vain.map(({ id }) => id.split(':')[0])
  })
  expect(Object.keys(IDLE).filter((kind) => !asked.includes(kind))).toEqual([])
})

test('teams are asked which of them began', () => {
  const t = callTemplates.find(({ id }) => id === 'two-heads-poisoned')
  const call = t && drawCallOf(t, 'uno')
  if (!t || !call) throw new Error('no call')
  expect(everyIdle(t, call.told).map(({ id }) => id)).not.toContain('began')
  const { asks } = describeCall({ ...call, facts: [{ id: 'beganTeam', value: 'A' }] }, new Set(['beganTeam']), {
    seed: 'uno',
  })
  expect(asks[0]?.text).toBe('Quale squadra ha cominciato la partita?')
  expect(asks[0]?.said).toMatch(/^Quella di A\w+\.$/)
})

test('what would be right is said with the reason that it would have', () => {
  const made = callOf('aura-lands.v5.1-0-0-1-1')
  if (!made.ok) throw new Error(made.error)
  const rows = describeAsked(made.value, new Set(), { seed: made.value.item.id, ruling: made.value.item.right })
  expect(rows.map(({ otherwise }) => otherwise?.ruling)).toContain(
    'Sì, perché la magia Aura bersaglia la creatura, che non può essere bersaglio di quell’Aura.',
  )
})

test('what has died and come back is there, and has not stayed there', () => {
  const made = callOf('undying-again.v2.0-0-0-0')
  if (!made.ok) throw new Error(made.error)
  const { ask } = describeCall(made.value, new Set(), { seed: 'uno' })
  expect(ask).toMatch(/^\S+ è sul campo di battaglia quando /)
  expect(describeHeadline(made.value.item, { seed: 'uno' })).toMatch(/^\S+ è sul campo di battaglia\.$/)
})
