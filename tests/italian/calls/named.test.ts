import { describeCall } from '#lib/italian/calls'
import { type Call, callTemplates, drawCallOf, everyIdle } from '#lib/questions/calls'

// Nobody may be asked about what has not been named: not by the story, nor on the table, nor in a reply to something else.

const SEEDS = ['uno', 'due', 'tre', 'quattro', 'cinque']

/** Words that begin with a capital letter and are no first word of a sentence of prose. */
const namesIn = (text: string, known: ReadonlySet<string>): readonly string[] =>
  (text.match(/\p{L}+/gu) ?? []).filter((word, n) => /^\p{Lu}\p{Ll}+$/u.test(word) && (n > 0 || known.has(word)))

/** What a call names before anything is asked, and every question with what its reply names. */
function namesOf(call: Call, seed: string) {
  const { story, table, asks } = describeCall(call, new Set(call.facts.map(({ id }) => id)), { seed })
  const spoken = [...story.flatMap(({ by, says }) => [by, says]), JSON.stringify(table ?? '')].join(' ')
  return { spoken, asks: asks.map(({ text, said = '' }) => ({ text, said })) }
}

test.each(callTemplates.map((t) => [t.id, t] as const))('%s asks about nothing that is unnamed', (_, t) => {
  for (const seed of SEEDS) {
    const drawn = drawCallOf(t, seed)
    if (!drawn) continue
    const idle = everyIdle(t, drawn.told).map(({ id, values: [value = ''] }) => ({ id, value }))
    const call = { ...drawn, facts: [...drawn.facts.filter(({ assumed }) => assumed !== undefined), ...idle] }
    const { spoken, asks } = namesOf(call, seed)
    const labels = new Set(
      Object.values(drawn.told).map((value) => String(value).replace(/^./, (c) => c.toUpperCase())),
    )
    for (const { text } of asks) {
      const elsewhere = [spoken, ...asks.filter((other) => other.text !== text).map(({ said }) => said)].join(' ')
      const words = new Set(elsewhere.match(/\p{L}+/gu))
      const unnamed = namesIn(text, labels).filter((name) => !words.has(name))
      expect([drawn.item.id, text, unnamed]).toEqual([drawn.item.id, text, []])
    }
  }
})
