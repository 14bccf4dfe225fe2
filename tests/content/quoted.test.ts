import { cards } from '#lib/cards/index'
import { lessons } from '#lib/content/index'
import { describeScenario, peopleOf } from '#lib/italian/index'
import { parseScenario } from '#lib/rules/index'

// What a lesson quotes of a card is what the card says: both have one source.

const quotes = lessons().flatMap((l) =>
  l.scenarios.flatMap((s) =>
    [...s.title.matchAll(/«([^»]+\.)»/gu)].map(([, said = '']) => [`${s.id}: ${said}`, said, s.data] as const),
  ),
)

test('lessons quote cards', () => expect(quotes.length).toBeGreaterThan(5))

test.each(quotes)('%s', (_, said, data) => {
  const parsed = parseScenario(data, cards)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error))
  const told = describeScenario(peopleOf(parsed.value))
    .join(' ')
    .replaceAll("'", '’')
    .replace(/\u00a0/g, ' ')
  expect(told).toContain(said.replace(/\u00a0/g, ' '))
})
