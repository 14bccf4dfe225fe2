import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const folder = 'app/styles'
const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'))

/** Classes that a stylesheet draws by themselves: `.seat {`, and not `.table .seat {` nor `.seat.hot {`. */
const drawn = (file: string): readonly string[] => {
  const css = readFileSync(path.join(folder, file), 'utf8').replace(
    /@(?:media|container)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
    '',
  )
  return [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, selectors = '']) =>
    selectors
      .replace(/\([^)]*\)/g, '()')
      .split(',')
      .flatMap((one) => /^\s*\.([a-z][\w-]*)\s*$/.exec(one.replace(/\/\*.*?\*\//gs, ''))?.[1] ?? []),
  )
}

test('a class is drawn by one stylesheet: what another page is given changes no table', () => {
  const by = new Map<string, Set<string>>()
  for (const file of sheets.filter((name) => name !== 'print.css'))
    for (const name of drawn(file)) by.set(name, (by.get(name) ?? new Set()).add(file))
  expect(by.size).toBeGreaterThan(150)
  expect([...by].filter(([, files]) => files.size > 1).map(([name, files]) => [name, ...files])).toEqual([])
})

test('what is written upwards lies on its side whole: an apostrophe that stands looks like a dash between gaps', () => {
  const upright = sheets
    .flatMap(
      (file) =>
        readFileSync(path.join(folder, file), 'utf8').match(/[^{}]+\{[^{}]*writing-mode: vertical[^{}]*/g) ?? [],
    )
    .filter((rule) => !rule.includes('text-orientation: sideways'))
  expect(upright).toEqual([])
})
