import { peopleOf } from '#lib/italian/index'
import { objectNames, playerNames } from '#lib/italian/names/given'
import { isObjectName, moreNames, nameOfLabel, objectNoun } from '#lib/italian/names/objects'
import { holderOf } from '#lib/italian/names/people'
import { keywords } from '#lib/italian/names/terms'
import { scenario } from '#lib/rules/index'

const players = new Set(
  Object.values(playerNames)
    .flat()
    .map((n) => n.text),
)

it('no invented name is a keyword', () => {
  const words = Object.values(keywords).map(({ it: word }) => word.text)
  const names = [...Object.keys(objectNames), ...Object.keys(moreNames)]
  expect(names.filter((n) => words.includes(n.toLowerCase()))).toEqual([])
})

it('invented names: many, none of them a player, none in «Ad-», none twice', () => {
  const names = [...Object.keys(objectNames), ...Object.keys(moreNames)]
  expect(names.length).toBeGreaterThan(150)
  expect(names.filter((n) => players.has(n) || n.startsWith('Ad'))).toEqual([])
  expect(names.filter((n, i) => names.indexOf(n) !== i)).toEqual([])
  expect(names.filter((n) => !/^\p{Lu}\p{Ll}+$/u.test(n))).toEqual([])
})

it.each([
  ['Orso', ['creature'], 'm'],
  ['Lince', ['creature'], 'f'],
  ['Altare', ['artifact'], 'm'],
  // In no list: by its last letter, then by its type.
  ['Zampillo', ['creature'], 'm'],
  ['Cascata', ['artifact'], 'f'],
  ['Murderous Redcap', ['creature'], 'f'],
  ['Sol Ring', ['artifact'], 'm'],
] as const)('%s', (text, types, gender) => {
  expect(objectNoun(text, types)).toMatchObject({ text, gender, proper: true })
})

it('an object without a name is called by its label', () => {
  expect(nameOfLabel('muro-di-pietra')).toBe('Muro di pietra')
  expect(peopleOf(scenario().creature('A', 'orso', '2/2').done()).things.orso?.text).toBe('Orso')
  expect(isObjectName('Orso') && !isObjectName('Anna')).toBe(true)
})

it('without a seed A is Anna, whoever plays the turn; with one, the player whose turn it is has an A', () => {
  const s = scenario().turn('N').done()
  const plain = peopleOf(s)
  expect([plain.players.A?.text, plain.players.N?.text, plain.order]).toEqual(['Anna', 'Nora', ['N', 'A']])
  const seeded = peopleOf(s, 'x')
  expect([seeded.players.N?.text[0], seeded.players.A?.text[0]]).toEqual(['A', 'N'])
  expect(peopleOf(s, 'x').players).toEqual(seeded.players)
})

it('a player is never called like a card', () => {
  const s = scenario().creature('A', 'x', '2/2', [], { name: 'Nora' }).done()
  const seeds = Array.from({ length: 40 }, (_, n) => `${n}`)
  expect(seeds.map((seed) => peopleOf(s, seed).players.N?.text)).not.toContain('Nora')
})

it('a shared total belongs to the team, named after its first player', () => {
  const s = scenario()
    .variant('two-headed-giant')
    .player('A', { team: 'x' })
    .player('N', { team: 'y' })
    .player('B', { team: 'x' })
    .player('C', { team: 'y' })
    .done()
  expect(holderOf(peopleOf(s), 'B').text).toBe('squadra di Anna')
  expect(holderOf(peopleOf(scenario().done()), 'N').text).toBe('Nora')
})
