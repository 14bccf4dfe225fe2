import { createHash } from 'node:crypto'
import { type Content, loadContent } from '#lib/content/index'
import { textsOf } from './rule-texts'

function write(content: Content) {
  const json = JSON.stringify(textsOf([...content.rules.keys()]))
  return { name: `${createHash('sha256').update(json).digest('hex').slice(0, 12)}.json`, json }
}

let written: { readonly content: Content; readonly file: ReturnType<typeof write> } | undefined

/** The texts of all rules as a file that browsers keep: its name changes with them. */
export function ruleTextsFile(): { readonly name: string; readonly json: string } {
  const content = loadContent()
  if (written?.content !== content) written = { content, file: write(content) }
  return written.file
}

export const ruleTextsHref = (): string => `/regole/testi/${ruleTextsFile().name}`
