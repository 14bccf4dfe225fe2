import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { instantiate, points, templates } from '#lib/questions/index'

// The right answer of a sample of every template. A difference here is a decision: mend the bug, or bump the version of the template.
// UPDATE=1 adds what is missing and never changes what is there.
const FILE = 'tests/golden/items.json'
const golden: Record<string, unknown> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}

const PER_TEMPLATE = 8

function sample(): Record<string, unknown> {
  const out: Record<string, unknown> = {}
  for (const t of templates) {
    const sound = [...points(t)].flatMap(({ id }) => {
      const item = instantiate(id)
      return item.ok ? [item.value] : []
    })
    const step = Math.max(1, Math.floor(sound.length / PER_TEMPLATE))
    for (const item of sound.filter((_, n) => n % step === 0).slice(0, PER_TEMPLATE))
      out[item.id] = item.options.find((o) => o.key === item.right)?.value
  }
  return out
}

if (process.env.UPDATE) {
  const all = { ...sample(), ...golden }
  writeFileSync(
    FILE,
    `${JSON.stringify(Object.fromEntries(Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`,
  )
}

test.each(Object.entries(golden))('%s', (id, right) => {
  const item = instantiate(id)
  expect(item.ok && item.value.options.find((o) => o.key === item.value.right)?.value).toEqual(right)
})

test('every template is in the sample', () => {
  const seen = new Set(Object.keys(golden).map((id) => id.split('.')[0]))
  expect(templates.map((t) => t.id).filter((id) => !seen.has(id))).toEqual([])
})
