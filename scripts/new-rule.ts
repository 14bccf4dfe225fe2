// npm run new:rule 702.3 defender: a room for a keyword, its line in the book and its rows of evidence, ready to be filled; what is written
// from the evaluator is written anew.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compareRules, comprehensiveRules, type RuleId, rooms } from '#lib/rules/index'
import { addNumber, NUMBERS } from './numbers/known'

const INDEX = 'lib/rules/cr/index.ts'

const [number = '', keyword = ''] = process.argv.slice(2)
if (!/^702\.\d+$/.test(number) || !/^[a-z]+(-[a-z]+)*$/.test(keyword))
  fail('Say the number of the rule and the keyword in English: npm run new:rule 702.3 defender')
const known = [...comprehensiveRules.keys()].find(
  (id) => id.startsWith(number) && /^[a-z]?$/.test(id.slice(number.length)),
)
if (known) fail(`${number} has a room already: it states ${known}.`)

const camel = keyword.replace(/-([a-z])/g, (_, c: string) => c.toUpperCase())
const title = keyword.charAt(0).toUpperCase() + keyword.slice(1).replaceAll('-', ' ')
const name = `7xx/${number}-${keyword}`
const key = /-/.test(keyword) ? `'${keyword}'` : keyword

write(
  `lib/rules/cr/${name}.ts`,
  `import { room } from '../../kernel/rule'

declare module '../../kernel/keyword' {
  interface KeywordMap {
    ${key}: object
  }
}

/** What ${title.toLowerCase()} does, in one or two sentences. */
export const ${camel} = room('${number}', { title: '${title}', keyword: '${keyword}' }, [])
`,
)
write(`tests/conformance/${name}.yaml`, '[]\n')
addToBook()
if (addNumber(number as RuleId)) console.log(`added ${number} to ${NUMBERS}: read it in the edition`)
for (const written of ['schema', 'coverage']) anew(written)
console.log(`
Next, as docs/adding-a-keyword.md says:
  1. rows of what happens with ${title.toLowerCase()} in tests/conformance/${name}.yaml, then the rules in lib/rules/cr/${name}.ts
  2. the Italian name and reminder in lib/italian/names/terms/keywords.ts, if they are not there
  3. every number that the room states, restated in content/regole/702.md, and a section in a lesson
  4. npm run check, which says what is still missing`)

/** The room in the list of rooms, before the first with a higher number. */
function addToBook(): void {
  const next = rooms.find((r) => compareRules(r.number as RuleId, number as RuleId) > 0)
  const text = readFileSync(INDEX, 'utf8')
  const line = `import { ${camel} } from './${name}'\n`
  const file = next && new RegExp(`import \\{ (\\w+) \\} from '\\./\\dxx/${next.number}-.*\\n`).exec(text)
  if (!file) fail(`${INDEX} does not list ${next?.number}: nothing was added to it.`)
  const added = text.replace(file[0], line + file[0]).replace(`\n  ${file[1]},\n`, `\n  ${camel},\n  ${file[1]},\n`)
  writeFileSync(INDEX, added)
  console.log(`added ${camel} to ${INDEX}`)
}

/** What follows from the list of rooms. */
function anew(script: string): void {
  console.log(`npm run ${script}`)
  const { status } = spawnSync('npm', ['run', '--silent', script], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) fail(`npm run ${script} did not come to its end: run it again.`)
}

function write(file: string, text: string): void {
  if (existsSync(file)) fail(`${file} is there already: nothing was written.`)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`wrote ${file}`)
}

function fail(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
