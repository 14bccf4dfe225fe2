import fc from 'fast-check'
import { cardName, namesFor, objectNames, playerNames, seats } from '#lib/italian/names/given'
import { subtypes } from '#lib/italian/names/terms'

it('gives each seat a name with its letter, the same for the same seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 4 }), (seed, size) => {
      const order = ['p', 'q', 'r', 's'].slice(0, size)
      const names = namesFor(seed, order)
      expect(Object.keys(names)).toEqual(order)
      expect(order.map((p) => names[p]?.text.charAt(0))).toEqual(seats.slice(0, size))
      expect(namesFor(seed, order)).toEqual(names)
    }),
  )
})

it('uses every name of a seat over many seeds', () => {
  const seen = new Set(Array.from({ length: 200 }, (_, i) => namesFor(`seed ${i}`, ['p']).p.text))
  expect([...seen].sort()).toEqual(playerNames.A.map((n) => n.text).sort())
})

it('passes over a name that is a card', () => {
  const taken = ['Anna', 'Alice', 'Aldo', 'Ambra', 'Nora']
  const names = namesFor('x', ['p', 'q'], taken)
  expect(names.p.text).toBe('Arturo')
  expect(taken).not.toContain(names.q.text)
})

it('refuses a fifth player', () => {
  expect(() => namesFor('x', ['a', 'b', 'c', 'd', 'e'])).toThrow('four players')
})

it('keeps the lists as the style guide closes them', () => {
  const all = seats.flatMap((seat) => playerNames[seat].map((n) => `${n.text} ${n.gender}`))
  expect(all).toEqual([
    ...['Anna f', 'Alice f', 'Aldo m', 'Ambra f', 'Arturo m'],
    ...['Nora f', 'Nino m', 'Nadia f', 'Noemi f', 'Nunzio m'],
    ...['Bruno m', 'Bianca f', 'Carla f', 'Ciro m'],
  ])
  for (const seat of seats) for (const n of playerNames[seat]) expect(n.proper).toBe(true)
})

it('no made-up object has the name of a player', () => {
  const players = seats.flatMap((seat) => playerNames[seat].map((n) => n.text))
  expect(Object.keys(objectNames).filter((text) => players.includes(text))).toEqual([])
})

it('a made-up name that is also a subtype has the same gender', () => {
  for (const { it: word } of subtypes.values())
    if (objectNames[word.text]) expect([word.text, objectNames[word.text]]).toEqual([word.text, word.gender])
})

it.each([
  ['Serra Angel', ['creature'], {}, 'f'],
  ['Mox Jet', ['artifact'], {}, 'm'],
  ['Ornithopter', ['artifact', 'creature'], {}, 'f'],
  ['Wrath of God', ['sorcery'], {}, 'f'],
  ['Lightning Bolt', ['instant'], {}, 'm'],
  ['Jace', ['planeswalker'], {}, 'm'],
  ['Taiga', ['land'], {}, 'f'],
  ['Orso', ['creature'], {}, 'm'],
  ['Ascia', ['artifact'], {}, 'f'],
  ['Drago Shivano', ['creature'], { gender: 'm' }, 'm'],
] as const)('%s has its gender', (text, types, own, gender) => {
  expect(cardName(text, types, own)).toMatchObject({ text, gender, proper: true })
})
