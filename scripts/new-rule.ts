// npm run new:rule 702.3 defender: a room for a keyword, its test, its line in the index and its restated rule, ready to be filled.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { compareRules, comprehensiveRules, isRuleId, type RuleId } from '#lib/rules/index'

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
const name = `${number}-${keyword}`
const key = /-/.test(keyword) ? `'${keyword}'` : keyword

write(
  `lib/rules/cr/702/${name}.ts`,
  `import { room } from '../../kernel/rule'

declare module '../../kernel/card' {
  interface KeywordMap {
    ${key}: object
  }
}

/** What ${title.toLowerCase()} does, in one or two sentences. */
export const ${camel} = room('${number}', { title: '${title}', keyword: '${keyword}' }, [])
`,
)
write(
  `tests/rules/${name}.test.ts`,
  `import { misread } from './beliefs'

test.todo('what happens on the table with ${title.toLowerCase()}')

misread('${number}')
`,
)
addToIndex()
console.log(`
Next, as docs/adding-a-keyword.md says:
  1. a failing test in tests/rules/${name}.test.ts, then the rules in lib/rules/cr/702/${name}.ts
  2. the Italian name and reminder in lib/italian/terms/keywords.ts, if they are not there
  3. every number that the room states, restated in content/regole/702.md, and a section in a lesson
  4. npm run check, which says what is still missing`)

/** The import and the line of the room, where its number belongs. */
function addToIndex(): void {
  const lines = readFileSync(INDEX, 'utf8').split('\n')
  const added = `import { ${camel} } from './702/${name}'`
  const lastImport = lines.findLastIndex((l) => l.startsWith('import ') && l.includes("'./702/"))
  lines.splice(lastImport + 1, 0, added)
  const numbers = new Map(
    lines.flatMap((l) => {
      const m = /^import \{ (\w+) \} from '\.\/702\/(\d+\.\d+)-/.exec(l)
      return m?.[1] && m[2] ? [[m[1], m[2]] as const] : []
    }),
  )
  const after = lines.findLastIndex((l) => {
    const other = numbers.get(l.trim().replace(/,$/, ''))
    return other !== undefined && other !== number && isRuleId(other) && compareRules(other, number as RuleId) < 0
  })
  lines.splice(after + 1, 0, `  ${camel},`)
  writeFileSync(INDEX, lines.join('\n'))
  console.log(`added ${camel} to ${INDEX}`)
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
