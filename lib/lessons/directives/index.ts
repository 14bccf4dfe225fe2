import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { type Page, say } from '../page'
import { carta } from './carta'
import { comeEra } from './come-era'
import { confronto } from './confronto'
import type { Attributes, Directive, DirectiveNode, Form } from './directive'
import { domanda } from './domanda'
import { esempio } from './esempio'
import { misconcezione } from './misconcezione'
import { qui } from './qui'
import { r } from './r'
import { regola } from './regola'
import { scenario } from './scenario'
import { termine } from './termine'

type AnyDirective = { [F in Form]: Directive<F> }[Form]

/** Every directive by the name an author writes. */
export const directives: Readonly<Record<string, AnyDirective>> = {
  carta,
  'come-era': comeEra,
  confronto,
  domanda,
  esempio,
  misconcezione,
  qui,
  r,
  regola,
  scenario,
  termine,
}

const isDirective = (node: { type: string }): node is DirectiveNode =>
  node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective'

const hasLabel = (node: DirectiveNode): boolean =>
  node.type === 'containerDirective'
    ? node.children.some((child) => child.type === 'paragraph' && child.data?.directiveLabel === true)
    : node.children.length > 0

function unknownName(node: DirectiveNode, page: Page): void {
  const names = Object.keys(directives).join(', ')
  const colon = node.type === 'textDirective' ? ' Se volevi i due punti, lascia uno spazio dopo.' : ''
  say(page, node, 'directive-unknown', `«${node.name}» non è un'istruzione: si possono usare ${names}.${colon}`)
}

/** Says what is wrong with the shape of a directive; its attributes if nothing is. */
function checkShape(node: DirectiveNode, spec: AnyDirective, page: Page): Attributes | undefined {
  const given = Object.entries(node.attributes ?? {}).map(([name, value]): [string, string] => [name, value ?? ''])
  const wrong: string[] = []
  if (node.type !== spec.form) wrong.push('i due punti sono di numero sbagliato')
  if (spec.label === 'required' && !hasLabel(node)) wrong.push('manca il testo fra parentesi quadre')
  if (spec.label === 'none' && hasLabel(node)) wrong.push('il testo fra parentesi quadre non ci va')
  for (const [name, need] of Object.entries(spec.attributes)) {
    const value = given.find(([n]) => n === name)?.[1]
    if (value === undefined && need === 'required') wrong.push(`manca «${name}»`)
    if (value !== undefined && value.trim() === '') wrong.push(`«${name}» è vuoto`)
  }
  for (const [name] of given) if (!(name in spec.attributes)) wrong.push(`«${name}» non ci va`)
  if (wrong.length === 0) return Object.fromEntries(given)
  say(page, node, 'directive-shape', `In «${node.name}» ${wrong.join(', ')}. Si scrive così: ${spec.example}`)
  return undefined
}

function draw(node: DirectiveNode, spec: AnyDirective, attributes: Attributes, page: Page) {
  if (node.type === 'textDirective' && spec.form === 'textDirective') return spec.draw(node, attributes, page)
  if (node.type === 'leafDirective' && spec.form === 'leafDirective') return spec.draw(node, attributes, page)
  if (node.type === 'containerDirective' && spec.form === 'containerDirective') return spec.draw(node, attributes, page)
  return undefined
}

/** Reads every directive in page order and marks what each becomes in HTML. */
export function applyDirectives(tree: Root, page: Page): void {
  visit(tree, (node) => {
    if (!isDirective(node) || node.data?.hName) return
    const spec = Object.hasOwn(directives, node.name) ? directives[node.name] : undefined
    if (!spec) return unknownName(node, page)
    const attributes = checkShape(node, spec, page)
    const drawn = attributes && draw(node, spec, attributes, page)
    if (!drawn) return
    node.data = { ...node.data, hName: drawn.name, hProperties: { ...drawn.properties } }
    if (drawn.children) node.data.hChildren = [...drawn.children]
  })
}
