import { describeAway } from '#lib/italian/index'
import { instantiate, toPublic } from '#lib/questions/index'

// The cards that a question tells of and that its table has no place for.

const asideOf = (id: string) => {
  const made = instantiate(id)
  if (!made.ok) throw new Error(made.error)
  return describeAway(toPublic(made.value), { seed: 'muro' })
}

it('a card in hand that the text names has its cost and its text, by whose hand it is in', () => {
  expect(asideOf('kokusho-shielded.v1.1-1-1-2')).toMatchObject([
    {
      where: 'Mano di Aldo',
      cards: [{ name: 'Tocco Riparatore', cost: ['G'], text: ['Rigenera una creatura bersaglio.'] }],
    },
  ])
  expect(asideOf('dissolve-on-the-stack.v2.0-0-0-0').map(({ where }) => where)).toEqual([
    'Mano di Aldo',
    'Mano di Nora',
  ])
})

it('what lies in a graveyard is there too, and cards that say nothing are not', () => {
  expect(asideOf('aura-targets.v2.1-1-0-1-0-0')).toMatchObject([
    { where: 'Cimitero di Aldo', cards: [{ name: 'Velo' }] },
  ])
  // A fast spell without cost or text: there is nothing to read.
  expect(asideOf('permanent-cards.v2.3-2-3-2')).toEqual([])
})
