import {
  earlier,
  entriesOf,
  freshId,
  movedObject,
  objectsOf,
  withCounters,
  withEntry,
  withObject,
  withoutEntry,
  withoutObject,
  withWord,
} from '../../app/_ui/own/situation'

const bear = { id: 'orso', pt: '2/2' }
const empty = { field: { A: [], N: [] }, script: [] }
const onField = { zone: 'field', player: 'A', index: 0 } as const

describe('a situation', () => {
  const withBear = withObject(empty, { zone: 'field', player: 'A' }, bear)

  test('takes objects, and gives each a label of its own', () => {
    expect(objectsOf(withBear)).toEqual([{ ...onField, spec: bear }])
    expect([freshId(empty, 'Orso Bruno!'), freshId(withBear, 'Orso'), freshId(empty, '—')]).toEqual([
      'orso-bruno',
      'orso-2',
      'oggetto',
    ])
    expect(objectsOf(withObject(empty, { zone: 'library', player: 'N' }, bear))).toHaveLength(1)
  })

  test('loses them', () => {
    expect(objectsOf(withoutObject(withBear, onField))).toEqual([])
  })

  test('moves them: off the battlefield without what only a permanent has', () => {
    const tapped = withCounters(withWord(withBear, onField, 'tapped', true), onField, '+1/+1', 2)
    expect(objectsOf(tapped)[0]?.spec).toEqual({ ...bear, tapped: true, counters: { '+1/+1': 2 } })
    const dead = movedObject(tapped, onField, { zone: 'graveyard', player: 'N' })
    expect(objectsOf(dead)).toEqual([{ zone: 'graveyard', player: 'N', index: 0, spec: bear }])
    const stolen = movedObject(tapped, onField, { zone: 'field', player: 'N' })
    expect(objectsOf(stolen)[0]?.spec).toHaveProperty('tapped', true)
  })

  test('words and counters go without a trace', () => {
    const tapped = withWord(withBear, onField, 'tapped', true)
    expect(withWord(tapped, onField, 'tapped', undefined)).toEqual(withBear)
    expect(withCounters(withCounters(withBear, onField, 'charge', 1), onField, 'charge', 0)).toEqual(withBear)
  })

  test('has actions in an order, and choices', () => {
    const two = withEntry(withEntry(empty, 'script', 'resolve'), 'script', 'combat-damage')
    expect(entriesOf(earlier(two, 1), 'script')).toEqual(['combat-damage', 'resolve'])
    expect(earlier(two, 0)).toEqual(two)
    expect(entriesOf(withoutEntry(two, 'script', 0), 'script')).toEqual(['combat-damage'])
    expect(entriesOf(withEntry(empty, 'choices', { choose: 'may', answer: 'yes' }), 'choices')).toHaveLength(1)
  })
})
