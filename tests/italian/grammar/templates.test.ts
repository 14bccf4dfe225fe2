import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'

// What may not be written by hand before a hole: an article, a preposition that contracts, a conjunction that takes a «d».
const byHand =
  /(?:^|[\s(«'])(?:il|lo|la|l'|i|gli|le|un|uno|una|un'|(?:de|da|a|ne|su)(?:l|llo|lla|ll'|i|gli|lle)|a|ad|di|d'|da|in|su|e|ed|od|quel|quell'|quello|quella|quei|quegli|quelle|nessun|nessuno|nessuna|nessun')\s*$/iu

// «Quello» and «quella» before «di» are pronouns: «scambia il totale con quello di Nora».
const pronoun = /quell[oaie]\s$/iu

interface Template {
  readonly line: number
  readonly fixed: readonly string[]
  /** The code of each hole. */
  readonly holes: readonly string[]
}

/** What is wrong in the fixed parts of a template, in the order of its holes. */
function faults({ fixed, holes }: Template): string[] {
  return fixed.flatMap((part, i) => {
    const before = i < fixed.length - 1
    return [
      ...(before && byHand.test(part) && !(pronoun.test(part) && /^(?:\w+\.)?del\(/.test(holes[i] ?? ''))
        ? [`«${part}» before a hole`]
        : []),
      // A stem waiting for its ending stops at a consonant; a whole word before an optional tail («danno‹tail›») at a vowel.
      ...(before && /[b-df-hj-np-tv-z]$/iu.test(part) ? [`«${part}» glued to a hole`] : []),
      ...(i > 0 && /^\p{L}/u.test(part) ? [`«${part}» glued after a hole`] : []),
    ]
  })
}

/** Every `say` and `phrase` template of a source file. */
function templates(path: string, source: string): readonly Template[] {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.ES2023, true)
  const found: Template[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && /^(?:\w+\.)?(?:say|phrase)$/.test(node.tag.getText(file))) {
      const { template } = node
      const fixed = ts.isNoSubstitutionTemplateLiteral(template)
        ? [template.text]
        : [template.head.text, ...template.templateSpans.map((span) => span.literal.text)]
      const holes = ts.isNoSubstitutionTemplateLiteral(template)
        ? []
        : template.templateSpans.map((span) => span.expression.getText(file))
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1, fixed, holes })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const sources = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((f) => f.endsWith('.ts'))
    .map((f) => join(dir, f))

const italian = join(process.cwd(), 'lib/italian')

it('no template writes by hand what the grammar has to decide', () => {
  const wrong = sources(italian).flatMap((path) =>
    templates(path, readFileSync(path, 'utf8')).flatMap((template) =>
      faults(template).map((fault) => `${relative(process.cwd(), path)}:${template.line}: ${fault}`),
    ),
  )
  expect(wrong).toEqual([])
})

// A hole is written ‹x› here.
it.each([
  ['say`‹x› infligge danno a ‹y›.`', ['« infligge danno a » before a hole']],
  ['say`la ‹x› muore`', ['«la » before a hole']],
  ["phrase`l'‹x› muore`", ["«l'» before a hole"]],
  ['say`di ‹x›`', ['«di » before a hole']],
  ['grammar.say`nella ‹x›`', ['«nella » before a hole']],
  ['say`‹x› e ‹y›`', ['« e » before a hole']],
  ['say`distrutt‹x›`', ['«distrutt» glued to a hole']],
  ['say`il danno‹x›.`', []],
  ['say`scambia con quello ‹x›`', ['«scambia con quello » before a hole']],
  ['say`‹x›i danni`', ['«i danni» glued after a hole']],
  ['say`‹x› infligge ‹n› ‹y›: ‹z›.`', []],
  ['say`{‹x›} con ‹y› per ‹z›`', []],
  ['say`scambia con quello ‹del(x)›`', []],
  ['other`di ‹x›`', []],
] as const)('%s', (source, expected) => {
  const code = source.replace(/‹([^›]+)›/g, (_, hole: string) => ['$', '{', hole, '}'].join(''))
  expect(templates('x.ts', code).flatMap(faults)).toEqual(expected)
})
