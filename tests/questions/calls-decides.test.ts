import { type Call, callOf, callTemplates, decides, drawCallOf } from '#lib/questions/calls'
import { rulingAt } from '#lib/questions/calls/ruling-at'

// A reply decides where the ruling would be another if this one thing were as the story makes one think.

function made(id: string): Call {
  const call = callOf(id)
  if (!call.ok) throw new Error(`${id}: ${call.error}`)
  return call.value
}

const deciding = (call: Call): readonly string[] => call.facts.filter((fact) => decides(call, fact)).map(({ id }) => id)

test.each(callTemplates.map((t) => [t.id, t] as const))('%s: what decides turns the ruling by itself', (_, t) => {
  for (const seed of ['uno', 'due', 'tre', 'quattro', 'cinque', 'sei']) {
    const call = drawCallOf(t, seed)
    if (!call) continue
    const point = { ...call.told, ...Object.fromEntries(call.facts.map(({ id, value }) => [id, value])) }
    const right = rulingAt(t, point)
    const decided = deciding(call)
    for (const { id, value, assumed } of call.facts) {
      const other = assumed === undefined ? undefined : rulingAt(t, { ...point, [id]: assumed })
      if (decided.includes(id)) {
        expect([call.item.id, id, value]).not.toEqual([call.item.id, id, assumed])
        expect([call.item.id, id, other]).not.toEqual([call.item.id, id, right])
      } else if (other) expect([call.item.id, id, other.verdict]).toEqual([call.item.id, id, right?.verdict])
    }
  }
})

test('a gain that leaves a condition as true as it was decides nothing', () => {
  expect(deciding(made('won-at-upkeep.v3.1-2-0-2'))).toEqual([])
  expect(deciding(made('won-at-upkeep.v3.1-2-0-1'))).toEqual(['answer'])
})

test('of a call of an older version what turns the ruling decides, where it is not as one thinks', () => {
  const call = made('won-at-upkeep.v3.1-2-0-2')
  const old = { ...call, item: { ...call.item, version: call.item.version - 1 } }
  expect(deciding(old)).toEqual(['answer'])
})
