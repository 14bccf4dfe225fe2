import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { shuffled } from '#lib/base/seed'

/** What may be made again from its id: a template or a call template, by its name and version. */
interface Maker {
  readonly id: string
  readonly version: number
}

interface Golden<T extends Maker> {
  readonly file: string
  readonly makers: readonly T[]
  /** How many of each are kept. */
  readonly each: number
  /** The points of a template by their ids, sound or not. */
  readonly ids: (maker: T) => readonly string[]
  /** What an id makes, in a few letters; undefined where it makes nothing. */
  readonly print: (id: string) => string | undefined
}

const named = ({ id, version }: Maker): string => `${id}.v${version}`

/**
 * Holds what ids make against a file: a line is a template with its version, then a point and a print at a time. An id means the same for
 * ever: where what it makes changes, the template is given a new version. UPDATE=1 writes the lines of templates that are new or have a new
 * version, and never changes a line of the version that there is.
 */
export function keepsTo<T extends Maker>({ file, makers, each, ids, print }: Golden<T>): void {
  const read = (): Map<string, string> =>
    new Map(
      (existsSync(file) ? readFileSync(file, 'utf8') : '')
        .split('\n')
        .filter(Boolean)
        .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
    )

  /** A few sound points of a template with their prints, in the order of their ids. */
  const sample = (maker: T): string => {
    const found: string[] = []
    for (const id of shuffled(`golden ${maker.id}`, [...ids(maker)])) {
      if (found.length === each) break
      const made = print(id)
      if (made !== undefined) found.push(`${id.slice(named(maker).length + 1)}=${made}`)
    }
    return found.toSorted().join(' ')
  }

  if (process.env.UPDATE) {
    const known = read()
    const lines = makers.map((t) => `${named(t)} ${known.get(named(t)) ?? sample(t)}`)
    writeFileSync(file, `${lines.toSorted().join('\n')}\n`)
  }
  const golden = read()

  test.each(makers.map((t) => [named(t), t] as const))('%s makes what it made', (name, t) => {
    const line = golden.get(name)
    if (line === undefined)
      throw new Error(`${name} is not in ${file}: UPDATE=1 npx jest tests/golden --selectProjects pure`)
    const changed = line.split(' ').flatMap((entry) => {
      const [point = '', known] = entry.split('=')
      return print(`${name}.${point}`) === known ? [] : [`${name}.${point} has changed: ${t.id} needs a new version`]
    })
    expect(changed).toEqual([])
  })

  test('no line is of a template or a version that is gone', () => {
    const there = new Set(makers.map(named))
    expect([...golden.keys()].filter((name) => !there.has(name))).toEqual([])
  })
}
