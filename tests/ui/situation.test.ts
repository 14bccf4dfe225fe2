import {
  earlier,
  entriesOf,
  freshId,
  movedObject,
  objectsOf,
  raised,
  seatsOf,
  withEntry,
  withObject,
  withoutEntry,
  withoutObject,
  withSeats,
  withSpec,
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

  test('gives no label that means something else, or that no label can be', () => {
    expect([freshId(empty, 'Stack'), freshId(empty, 'You'), freshId(empty, '2 Orsi')]).toEqual([
      'oggetto',
      'oggetto',
      'orsi',
    ])
  })

  test('loses them', () => {
    expect(objectsOf(withoutObject(withBear, onField))).toEqual([])
  })

  test('moves them: off the battlefield without what only a permanent has', () => {
    const tapped = withSpec(withBear, onField, { ...bear, tapped: true, counters: { '+1/+1': 2 } })
    const dead = movedObject(tapped, onField, { zone: 'graveyard', player: 'N' })
    expect(objectsOf(dead)).toEqual([{ zone: 'graveyard', player: 'N', index: 0, spec: bear }])
    const stolen = movedObject(tapped, onField, { zone: 'field', player: 'N' })
    expect(objectsOf(stolen)[0]?.spec).toHaveProperty('tapped', true)
  })

  test('has spells on the stack, each under a player, and no ability among its objects', () => {
    const ability = { abilityOf: 'orso' }
    const cast = movedObject(withWord(withBear, 'stack', [ability]), onField, { zone: 'stack', player: 'N' })
    const spell = { zone: 'stack', player: 'N', index: 1 } as const
    expect(objectsOf(cast)).toEqual([{ ...spell, spec: { ...bear, controller: 'N' } }])
    expect(objectsOf(movedObject(cast, spell, { zone: 'hand', player: 'A' }))).toEqual([
      { zone: 'hand', player: 'A', index: 0, spec: bear },
    ])
  })

  test('has its objects in an order', () => {
    const to = { zone: 'library', player: 'A' } as const
    const two = withObject(withObject(empty, to, bear), to, { id: 'lupo' })
    const ids = (doc: Parameters<typeof objectsOf>[0]) => objectsOf(doc).map(({ spec }) => spec.id)
    expect(ids(raised(two, { ...to, index: 1 }))).toEqual(['lupo', 'orso'])
    expect(raised(two, { ...to, index: 0 })).toEqual(two)
  })

  test('is played by two to four; whoever leaves takes along what is theirs', () => {
    expect(seatsOf(empty)).toEqual(['A', 'N'])
    const four = withObject(withSeats(empty, 4), { zone: 'hand', player: 'C' }, bear)
    expect(seatsOf(four)).toEqual(['A', 'N', 'B', 'C'])
    const three = withSeats(withObject(four, { zone: 'stack', player: 'C' }, { id: 'lampo' }), 3)
    expect([seatsOf(three), objectsOf(three)]).toEqual([['A', 'N', 'B'], []])
    expect(seatsOf(withSeats(three, 2))).toEqual(['A', 'N'])
  })

  test('words go without a trace', () => {
    expect(withWord(withWord(empty, 'variant', 'commander'), 'variant', undefined)).toEqual(empty)
  })

  test('has actions in an order, and choices', () => {
    const two = withEntry(withEntry(empty, 'script', 'resolve'), 'script', 'combat-damage')
    expect(entriesOf(earlier(two, 1), 'script')).toEqual(['combat-damage', 'resolve'])
    expect(earlier(two, 0)).toEqual(two)
    expect(entriesOf(withoutEntry(two, 'script', 0), 'script')).toEqual(['combat-damage'])
    expect(entriesOf(withEntry(empty, 'choices', { choose: 'may', answer: 'yes' }), 'choices')).toHaveLength(1)
  })
})
