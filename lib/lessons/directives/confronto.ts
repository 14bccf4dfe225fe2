import type { Nodes } from 'mdast'
import { type Page, say } from '../page'
import { typeset } from '../typeset'
import { readYaml } from '../yaml'
import { type DirectiveNode, directive } from './directive'
import { foretold } from './foretold'

const isScenario = (node: Nodes): node is Extract<DirectiveNode, { type: 'containerDirective' }> =>
  node.type === 'containerDirective' && node.name === 'scenario' && Object.keys(node.attributes ?? {}).every(isPlain)

/** What is foretold of it is asked outside, of both; nothing in it is repaired. */
const isPlain = (attribute: string): boolean => ['id', 'titolo', 'esito'].includes(attribute)

/** The data of a scenario that stands in another directive; undefined where it is none that can be played, which its own reading says. */
function dataOf({ children: [code] }: Extract<DirectiveNode, { type: 'containerDirective' }>, page: Page) {
  const yaml = code?.type === 'code' ? readYaml(code.value) : undefined
  return yaml?.ok && page.known.evaluate(yaml.value.data).ok ? yaml.value.data : undefined
}

/** `::::confronto{prevedi="…"}` round two `:::scenario`: two positions to tell apart. Each asks the same thing, a yes or a no, and whoever
 * reads says first in which of them it is so; `malintesi` names beliefs that lead elsewhere, and text after the second is read with what happens. */
export const confronto = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: { prevedi: 'required', malintesi: 'optional' },
  example: '::::confronto{prevedi="In quale delle due posizioni Orso muore?"}',
  draw(node, { prevedi = '', malintesi }, page) {
    const [first, second, ...told] = node.children
    const other = told.find(({ type }) => type !== 'paragraph')
    if (!first || !second || !isScenario(first) || !isScenario(second) || other)
      return void say(
        page,
        other ?? node,
        'scenario-shape',
        "Un confronto vuole due :::scenario con «id» e «titolo», uno dopo l'altro, e poi solo paragrafi.",
      )
    const tables = [dataOf(first, page), dataOf(second, page)] as const
    const [one, two] = tables
    if (one === undefined || two === undefined) return undefined
    const choices = foretold(node, malintesi, page, (beliefs) => page.known.tellApart([one, two], beliefs))
    if (choices === undefined) return undefined
    const before = [first, second].map(({ attributes }, n) => ({
      titolo: typeset(attributes?.titolo ?? ''),
      data: tables[n],
    }))
    return {
      name: 'v-confronto',
      properties: {
        id: first.attributes?.id ?? '',
        prevedi: typeset(prevedi),
        scelte: JSON.stringify(choices),
        prima: JSON.stringify(before),
      },
    }
  },
})
