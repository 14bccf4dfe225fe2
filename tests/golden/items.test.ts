import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { canonical, type Json } from '#lib/base/json'
import { hash, shuffled } from '#lib/base/seed'
import { type Item, instantiate, itemAt, points, type Template, templates } from '#lib/questions/index'

// A sample of the items of every template, each as one hash of what is told, asked and offered, and of which answer is right; no prose.
// An id means the same question for ever: where one of them changes, the template is given a new version. A line is a template with its
// version, then a point and a hash at a time.
// UPDATE=1 writes the lines of templates that are new or have a new version, and never changes a line of the version that there is.
const FILE = 'tests/golden/items.txt'
const PER_TEMPLATE = 8

const named = ({ id, version }: Template): string => `${id}.v${version}`

/** What an item is, in a few letters. */
function printOf({ scenario, probe, form, options, right }: Item): string {
  const text = canonical({ scenario, probe, form, options, right } as unknown as Json)
  return hash(`${text}:item`).toString(36)
}

/** A few sound points of a template with their prints, in the order of their ids. */
function sample(t: Template): string {
  const found: string[] = []
  for (const { id, point } of shuffled(`golden ${t.id}`, [...points(t)])) {
    if (found.length === PER_TEMPLATE) break
    const made = itemAt(t, point, id)
    if (made.ok) found.push(`${id.slice(named(t).length + 1)}=${printOf(made.value)}`)
  }
  return found.toSorted().join(' ')
}

const read = (): Map<string, string> =>
  new Map(
    (existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  )

if (process.env.UPDATE) {
  const known = read()
  const lines = templates.map((t) => `${named(t)} ${known.get(named(t)) ?? sample(t)}`)
  writeFileSync(FILE, `${lines.toSorted().join('\n')}\n`)
}

const golden = read()

test.each(templates.map((t) => [named(t), t] as const))('%s makes the items that it made', (name, t) => {
  const line = golden.get(name)
  if (line === undefined)
    throw new Error(`${name} is not in ${FILE}: UPDATE=1 npx jest tests/golden --selectProjects pure`)
  const changed = line.split(' ').flatMap((entry) => {
    const [point = '', print] = entry.split('=')
    const item = instantiate(`${t.id}.v${t.version}.${point}`)
    return item.ok && printOf(item.value) === print ? [] : [`${name}.${point} has changed: ${t.id} needs a new version`]
  })
  expect(changed).toEqual([])
})

test('no line is of a template or a version that is gone', () => {
  const there = new Set(templates.map(named))
  expect([...golden.keys()].filter((name) => !there.has(name))).toEqual([])
})
