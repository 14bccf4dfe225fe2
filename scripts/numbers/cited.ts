import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A number that is cited where nobody knows such a rule. */
export interface Unknown {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly number: string
}

/** Where rules are cited: code, what is read, what is evidence. */
const FOLDERS = ['app', 'lib', 'scripts', 'content', 'docs', 'tests/conformance']
const WRITTEN = /\.(?:tsx?|mjs|md|ya?ml|csv|json)$/

/** Three digits, a point, and what follows: no part of a longer number, and no version of anything. */
const NUMBER = /(?<![\d.\w])[1-9]\d{2}\.\d{1,3}[a-z]?(?!\w|\.\d)/g

/** Numbers of no rule, which examples of a mistake need, by the file that gives the example. */
export const EXAMPLES: Readonly<Record<string, readonly string[]>> = {
  'docs/writing-a-lesson.md': ['119.44'],
  'lib/italian/site/study-errors.ts': ['119.99'],
  'scripts/numbers/cited.ts': ['119.44', '119.99'],
}

/** The numbers of a text that are not known, in the order in which they stand. */
export const unknownIn = (file: string, text: string, known: ReadonlySet<string>): readonly Unknown[] =>
  text
    .split('\n')
    .flatMap((line, n) =>
      [...line.matchAll(NUMBER)]
        .filter(([number]) => !known.has(number) && !EXAMPLES[file]?.includes(number))
        .map(({ 0: number, index }) => ({ path: file, line: n + 1, column: index + 1, number })),
    )

/** Everything in the project that cites a rule nobody knows. */
export const unknownNumbers = (known: ReadonlySet<string>): readonly Unknown[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => WRITTEN.test(name))
      .sort()
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/'))),
  ).flatMap((file) => unknownIn(file, readFileSync(file, 'utf8'), known))
