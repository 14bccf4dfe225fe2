// npm run new:rule 702.3 defender: a room for a keyword, its test, its lines in a volume and among the beliefs, ready to be filled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { comprehensiveRules } from '#lib/rules/index'

const VOLUME = 'lib/rules/volumes/keywords.ts'
const BELIEFS = 'lib/rules/cr/beliefs.ts'
const WORDS = 'lib/rules/volumes/words.ts'

const [number = '', keyword = ''] = process.argv.slice(2)
if (!/^702\.\d+$/.test(number) || !/^[a-z]+(-[a-z]+)*$/.test(keyword))
  fail('Say the number of the rule and the keyword in English: npm run new:rule 702.3 defender')
const known = [...comprehensiveRules.keys()].find(
  (id) => id.startsWith(number) && /^[a-z]?$/.test(id.slice(number.length)),
)
if (known) fail(`${number} has a room already: it states ${known}.`)

const camel = keyword.replace(/-([a-z])/g, (_, c: string) => c.toUpperCase())
const title = keyword.charAt(0).toUpperCase() + keyword.slice(1).replaceAll('-', ' ')
const name = `${number}-${keyword}`
const key = /-/.test(keyword) ? `'${keyword}'` : keyword

write(
  `lib/rules/cr/702/${name}.ts`,
  `import { type Misconception, room } from '../../kernel/rule'

declare module '../../kernel/card' {
  interface KeywordMap {
    ${key}: object
  }
}

/** What ${title.toLowerCase()} does, in one or two sentences. */
export const ${camel} = room('${number}', { title: '${title}', keyword: '${keyword}' }, [])

/** What people believe of it. */
export const beliefs = (): readonly Misconception[] => []
`,
)
write(
  `tests/rules/${name}.test.ts`,
  `import { misread } from './beliefs'

test.todo('what happens on the table with ${title.toLowerCase()}')

misread('${number}')
`,
)
addToVolume()
console.log(`
Next, as docs/adding-a-keyword.md says:
  1. a failing test in tests/rules/${name}.test.ts, then the rules in lib/rules/cr/702/${name}.ts
  2. the Italian name and reminder in lib/italian/terms/keywords.ts, if they are not there
  3. every number that the room states, restated in content/regole/702.md, and a section in a lesson
  4. npm run check, which says what is still missing`)

/** The room in the volume of keywords, the keyword among the words that ask for it, and what people believe of it. */
function addToVolume(): void {
  change(VOLUME, [
    [/(?=import \{ \w+ \} from '\.\.\/cr\/)/, `import { ${camel} } from '../cr/702/${name}'\n`],
    [/rooms: \[/, `rooms: [${camel}, `],
  ])
  change(BELIEFS, [[/(?=export \{ beliefs as )/, `export { beliefs as ${camel} } from './702/${name}'\n`]])
  change(WORDS, [[/ {2}keywords: '/, `  keywords: '${keyword} `]])
}

function change(file: string, changes: readonly (readonly [RegExp, string])[]): void {
  const text = changes.reduce((so, [where, what]) => so.replace(where, what), readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  console.log(`added ${camel} to ${file}`)
}

function write(file: string, text: string): void {
  if (existsSync(file)) fail(`${file} is there already: nothing was written.`)
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
