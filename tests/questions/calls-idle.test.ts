import { describeCall } from '#lib/italian/calls'
import { axesOf, type Call, callAt, callTemplates, everyIdle, IDLE, type IdleKind } from '#lib/questions/calls'
import { everyRuling, verdictAt } from '#lib/questions/calls/ruling-at'
import { formatItemId, indicesOf, pointAt, pointCount } from '#lib/questions/item-id'
import { finalAnswer, needsTrace } from '#lib/questions/probe'
import { evaluate, type ObjectSpec } from '#lib/rules/index'
import { atMost, drawn, inOrderOfTheDay } from '../setup/day'
import { withIdle } from './idle-at'

// What players are asked about in vain: nothing depends on it, whatever is true of what nobody tells.

type T = (typeof callTemplates)[number]

/** Sound calls of a template, others every day. */
function callsOf(t: T, most: number): readonly Call[] {
  const axes = axesOf(t)
  const calls: Call[] = []
  for (const n of inOrderOfTheDay(`${t.id} idle`, [...Array(pointCount(axes)).keys()])) {
    const indices = indicesOf(axes, n)
    const point = pointAt(axes, indices)
    const made = point && callAt(t, point, formatItemId(t, indices))
    if (made?.ok && calls.push(made.value) === most) break
  }
  return calls
}

/** What is said as it is might be otherwise. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = { size: ['2/5', '6/1'], owner: ['A', 'N'] }

/** The card of theirs of which it is asked whether a player may cast it. */
function castAsAsked(t: T, point: Call['told'], who: 'A' | 'N'): ObjectSpec | undefined {
  const probe = t.probe(point)
  const { script = [], hand } = t.scenario(point)
  const step = 'action' in probe ? script[Number(probe.action)] : undefined
  return typeof step === 'object' && 'cast' in step ? hand?.[who]?.find(({ id }) => id === step.cast) : undefined
}

const labelOf = (told: Call['told'], about: string): string => String(told[about] ?? about)

describe.each(callTemplates.map((t) => [t.id, t] as const))('the call %s', (_, t) => {
  const [call] = callsOf(t, 1)
  if (!call) throw new Error(`no call of ${t.id}`)
  const { told } = call
  const every = everyRuling(t, told)

  test('depends on nothing that is asked in vain, whatever is true of what nobody tells', () => {
    const wrong = everyIdle(t, told).flatMap(({ id, values }) => {
      const [kind = '', about = ''] = id.split(':')
      // An answer that is bound to what is told is another in another story.
      const others = values.length > 1 ? values : (OTHERWISE[kind] ?? values)
      return drawn(`${t.id} ${id}`, others, 1).flatMap((value) =>
        every.flatMap(({ untold, ruling }) => {
          const point = { ...told, ...untold }
          const probe = t.probe(point)
          const scenario = withIdle(t.scenario(point), kind as IdleKind, labelOf(told, about), value)
          const got = finalAnswer(probe, evaluate(scenario, { trace: needsTrace(probe) }))
          return got === ruling.verdict ? [] : [`${id} ${value}: ${JSON.stringify(untold)}`]
        }),
      )
    })
    expect(wrong).toEqual([])
  })

  test('makes each of its questions matter in its story: a question that is useless there would be one in vain', () => {
    for (const each of callsOf(t, atMost(2, 40)))
      for (const { id, assumed, matters = [] } of each.facts)
        if (assumed !== undefined) expect([each.item.id, id, matters.length > 0]).toEqual([each.item.id, id, true])
  })

  test('says nothing in vain of what lies on the table that is drawn', () => {
    const seen: readonly IdleKind[] = [
      'tapped',
      'since',
      'color',
      'legendary',
      'life',
      'poison',
      'lands',
      'creatures',
      'step',
      'turn',
    ]
    const drawnThere = (kind: string, about: unknown): boolean =>
      seen.some((each) => each === kind) && !(kind === 'color' && told[String(about)] === undefined)
    const shown = t.scene ? Object.entries(t.idle ?? {}).filter(([kind, about]) => drawnThere(kind, about)) : []
    expect(shown).toEqual([])
  })

  test('says of whose card something is what every scenario and table has', () => {
    for (const { id, values } of everyIdle(t, told).filter(({ id }) => id.startsWith('owner:'))) {
      const label = labelOf(told, id.slice('owner:'.length))
      for (const { untold } of every) {
        const begun = evaluate(t.scenario({ ...told, ...untold }))
        const { state } = begun.look(begun.start)
        expect([t.id, id, state.objects[state.cards[label] ?? label]?.owner]).toEqual([t.id, id, values[0]])
      }
    }
  })

  test('has the same things to ask in vain, whatever is true', () => {
    const asked = every.map(({ untold }) => {
      const made = callAt(t, { ...told, ...untold }, call.item.id, 'shown')
      return made.ok
        ? made.value.facts.filter(({ assumed }) => assumed === undefined).map(({ id, value }) => `${id} ${value}`)
        : []
    })
    expect(new Set(asked.filter((ids) => ids.length > 0).map((ids) => ids.toSorted().join())).size).toBe(1)
  })

  test('asks for no land where nobody can have played one yet', () => {
    const ends = every.map(({ untold }) => evaluate(t.scenario({ ...told, ...untold })).outcome.turn.step)
    const early = ends.some((step) => step === 'untap' || step === 'upkeep' || step === 'draw')
    if (early) expect(everyIdle(t, told).map(({ id }) => id)).not.toContain('landPlayed')
  })

  test('does not ask in vain for what it speaks of itself', () => {
    const scenarios = every.map(({ untold }) => JSON.stringify(t.scenario({ ...told, ...untold })))
    const ids = new Set(everyIdle(t, told).map(({ id }) => id))
    for (const who of ['A', 'N'] as const) {
      const draws = scenarios.some((s) => s.includes(`"do":"draw","who":"${who}"`))
      const casts = every.some(({ untold }) => castAsAsked(t, { ...told, ...untold }, who) !== undefined)
      if (draws || casts) expect([who, ids.has(`hand:${who}`)]).toEqual([who, false])
    }
  })

  test('tells of an instant what may be cast, unless when it is cast is asked with reason', () => {
    const moments = new Set(every.map(({ untold }) => t.scenario({ ...told, ...untold }).turn?.step))
    const cards = (['A', 'N'] as const).flatMap((who) =>
      every.flatMap(({ untold }) => castAsAsked(t, { ...told, ...untold }, who) ?? []),
    )
    const { story } = describeCall(call, new Set(), { seed: 'uno' })
    const said = story.map(({ says }) => says.replaceAll('’', "'").toLowerCase()).join(' ')
    const bare = cards.filter(
      ({ id, types }) => types?.join() !== 'instant' || !said.includes(`l'istantaneo ${id}`.toLowerCase()),
    )
    if (moments.size === 1) expect(bare).toEqual([])
  })
})

test('what is asked in vain is of many kinds, none of which is in most calls', () => {
  const calls = callTemplates.flatMap((t) => callsOf(t, atMost(4, 20)))
  const times = new Map<string, number>()
  for (const { facts } of calls)
    for (const { id, assumed } of facts)
      if (assumed === undefined) {
        const kind = id.split(':')[0] ?? ''
        times.set(kind, (times.get(kind) ?? 0) + 1)
      }
  expect([...times].filter(([, n]) => n > calls.length / 2)).toEqual([])
  expect(times.size).toBeGreaterThanOrEqual(Object.keys(IDLE).length - 3)
})

test('whoever is drawn, three things are asked in vain, none twice', () => {
  for (const t of callTemplates)
    for (const { facts } of callsOf(t, 3)) {
      const idle = facts.filter(({ assumed }) => assumed === undefined).map(({ id }) => id)
      expect([t.id, new Set(idle).size]).toEqual([t.id, 3])
    }
})

test('verdicts are those of the evaluator: a fact that decides is no idle one', () => {
  const t = callTemplates.find(({ id }) => id === 'borrowed-attacker')
  const [call] = t ? callsOf(t, 1) : []
  if (!t || !call) throw new Error('no call')
  const point = { ...call.told, since: 'before', haste: false, defender: false }
  expect(verdictAt(t, point)).toBe(true)
  const tapped = withIdle(t.scenario(point), 'tapped', String(call.told.name), true)
  expect(finalAnswer(t.probe(point), evaluate(tapped, { trace: true }))).toBe(false)
})
