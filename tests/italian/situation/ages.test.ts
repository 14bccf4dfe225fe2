import { describeQuestion } from '#lib/italian/index'
import { instantiate, toPublic } from '#lib/questions/index'

// Where two permanents change the same, timestamps may decide (613.7): the question says which was there first.

const stemOf = (id: string): string => {
  const item = instantiate(id)
  if (!item.ok) throw new Error(`${id}: ${item.error}`)
  return describeQuestion(toPublic(item.value), { seed: id }).stem.join(' ')
}

test.each([
  ['equip-timestamps.v2.0-2-0-0-0-0-0', 'Lama è arrivata sul campo di battaglia prima di Lancia.'],
  ['dependent-lands.v3.0-1-1-1-1-0', 'Torre è arrivata sul campo di battaglia prima di Sigillo.'],
])('%s: %s', (id, said) => {
  expect(stemOf(id)).toContain(said)
})

test('nothing is said of one effect alone', () => {
  expect(stemOf('parts-in-layers.v1.0-0-0-0-0-0')).not.toContain('prima di')
})
