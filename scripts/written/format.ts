import { readdirSync, readFileSync } from 'node:fs'
import ts from 'typescript'
import type { Json } from '#lib/base/json'
import { keywords, parametersOf } from '#lib/rules/cr/index'
import { questions } from '#lib/rules/index'
import { formsOf, keysOf, notation } from './notation'

type Tree = Readonly<Record<string, Json>>
const at = (schema: Json, ...steps: readonly string[]): Json =>
  steps.reduce<Json>((s, step) => ((s as Tree | undefined)?.[step] ?? {}) as Json, schema)
const code = (text: string): string => `\`${text.replaceAll('|', '\\|')}\``
const bullets = (texts: readonly string[]): string => texts.map((t) => `- ${code(t)}`).join('\n')

/** A row for each key of an object. */
const keyTable = (schema: Json): string =>
  [
    '| key | value |',
    '|---|---|',
    ...keysOf(schema).map(
      ([key, of, needed]) => `| ${code(key)}${needed ? ' (needed)' : ''} | ${code(notation(of))} |`,
    ),
  ].join('\n')

/** The names that one key of a form may have. */
const names = (schema: Json): readonly string[] =>
  formsOf(schema).flatMap((form) => {
    const e = at(form, 'enum')
    return Array.isArray(e) ? (e as readonly string[]) : []
  })
const nameList = (schema: Json): string =>
  names(schema)
    .map((name) => code(name))
    .join(' ')

/** The text of the comment that stands before a node. */
function commentOf(text: string, node: ts.Node): string | undefined {
  const comment = ts.getLeadingCommentRanges(text, node.getFullStart())?.at(-1)
  return (
    comment &&
    text
      .slice(comment.pos, comment.end)
      .replace(/^\/\*\*?|\*\/$|^\s*\*/gm, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

/** What the comment above each verb says of it. */
function verbsDescribed(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const folder = 'lib/rules/effects'
  for (const file of readdirSync(folder)) {
    const text = readFileSync(`${folder}/${file}`, 'utf8')
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && node.name.getText() === 'words' && node.initializer)
        ts.forEachChild(node.initializer, (verb) => {
          const comment = commentOf(text, verb)
          if (comment && ts.isPropertyAssignment(verb)) found.set(verb.name.getText(), comment)
        })
      else ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

const operations = (schema: Json): string => {
  const says = verbsDescribed()
  return formsOf(schema)
    .map((form) => {
      const [name = ''] = (at(form, 'properties', 'do', 'enum') as readonly string[]) ?? []
      const comment = says.get(name)
      return `- ${code(notation(form))}${comment === undefined ? '' : `: ${comment}`}`
    })
    .join('\n')
}

/** Keywords by name alone, and those that are written with more words. */
function keywordList(schema: Json): string {
  const words = keysOf(
    formsOf(at(schema, '$defs', 'keyword')).find((f) => keysOf(f).some(([key]) => key === 'keyword')) ?? {},
  )
  const more = keywords.flatMap((name) => {
    const takes = Object.entries(parametersOf(name))
    if (!takes.length) return []
    const said = takes.map(([word, how]) => {
      const of = words.find(([key]) => key === word)?.[1] ?? {}
      return `${word}${how === 'needed' ? '' : '?'}: ${notation(of)}`
    })
    return [`{ keyword: ${name}, ${said.join(', ')} }`]
  })
  const alone = keywords.filter((name) => !Object.values(parametersOf(name)).includes('needed'))
  return `By their names alone: ${alone.map(code).join(' ')}\n\nWith more words:\n\n${bullets(more)}`
}

/** What the comment above each question says of it. */
function described(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const file of ['players', 'objects', 'zones', 'events']) {
    const path = `lib/rules/ask/${file}.ts`
    const text = readFileSync(path, 'utf8')
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node) && node.name.getText() in questions) {
        const comment = commentOf(text, node)
        if (comment) found.set(node.name.getText(), comment)
        else found.set(node.name.getText(), [...found.values()].at(-1) ?? '')
      } else ts.forEachChild(node, visit)
    }
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  }
  return found
}

const questionTable = (schema: Json): string => {
  const says = described()
  const rows = formsOf(at(schema, '$defs', 'question')).map((form) => {
    const [name = ''] = (at(form, 'properties', 'ask', 'enum') as readonly string[]) ?? []
    const words = keysOf(form).filter(([key]) => !['ask', 'after', 'is'].includes(key))
    const written = words.map(([key, of, needed]) => `${key}${needed ? '' : '?'}: ${notation(of)}`).join(', ')
    return `| ${code(name)} | ${written === '' ? '' : code(written)} | ${says.get(name) ?? ''} |`
  })
  return ['| ask | words | answer |', '|---|---|---|', ...rows].join('\n')
}

/** The parts of docs/scenario-format.md that follow from the evaluator, by the name that stands in their marks. */
export const parts = (schema: Json): Readonly<Record<string, () => string>> => {
  const def = (name: string): Json => at(schema, '$defs', name)
  const property = (name: string): Json => at(schema, 'properties', name)
  const pattern = (): Json => {
    const triggered = formsOf(def('ability')).find((f) => notation(at(f, 'properties', 'type')) === 'triggered')
    return at(triggered ?? {}, 'properties', 'when')
  }
  const event = (): readonly string[] => names(at(pattern(), 'properties', 'event'))
  /** A spell has the words of every object, which are told elsewhere. */
  const onStackText = (form: Json): string => {
    const own = keysOf(form).filter(([key]) => !keysOf(def('card')).some(([other]) => other === key))
    const said = own.map(([key, of, needed]) => `${key}${needed ? '' : '?'}: ${notation(of)}`).join(', ')
    return own.length < keysOf(form).length ? `{ …the words of an object, ${said} }` : `{ ${said} }`
  }
  const replaced = (): readonly string[] => [
    ...new Set(formsOf(def('lasting')).flatMap((f) => names(at(f, 'properties', 'replace', 'properties', 'event')))),
  ]
  return {
    keys: () => keyTable(schema),
    player: () => keyTable(def('playerWords')),
    face: () => keyTable(def('face')),
    stack: () => bullets([...formsOf(def('onStack')).map(onStackText)]),
    pattern: () => keyTable(pattern()),
    types: () => nameList(at(def('face'), 'properties', 'types', 'items')),
    zones: () => nameList(at(def('filter'), 'properties', 'zone')),
    object: () => keyTable(def('card')),
    actions: () => bullets(formsOf(def('action')).map(notation)),
    choices: () => bullets(formsOf(def('choice')).map(notation)),
    operations: () => operations(def('effect')),
    lasting: () => bullets(formsOf(def('lasting')).map(notation)),
    modifications: () => bullets(formsOf(def('modification')).map(notation)),
    abilities: () => bullets(formsOf(def('ability')).map(notation)),
    costs: () => bullets(formsOf(def('cost')).map(notation)),
    words: () =>
      ['player', 'object', 'amount', 'condition', 'targets', 'filter', 'choosable', 'token', 'except', 'replacing']
        .map(
          (name) =>
            `**${name}**\n\n${bullets(formsOf(def(name)).map((f) => notation(at(f, '$ref') ? { ...(f as object) } : f)))}`,
        )
        .join('\n\n'),
    events: () => `Watched by triggers: ${event().map(code).join(' ')}\n\nReplaced: ${replaced().map(code).join(' ')}`,
    questions: () => questionTable(schema),
    variants: () => nameList(property('variant')),
    steps: () => nameList(at(property('turn'), 'properties', 'step')),
    keywords: () => keywordList(schema),
  }
}

const MARKED = /(<!-- written: (\w+) -->\n)[\s\S]*?(<!-- end -->)/g

/** A text with every marked part written anew. */
export function rewritten(text: string, schema: Json): string {
  const known = parts(schema)
  return text.replace(MARKED, (whole, begin: string, name: string, end: string) => {
    const write = known[name]
    return write ? `${begin}${write()}\n${end}` : whole
  })
}
