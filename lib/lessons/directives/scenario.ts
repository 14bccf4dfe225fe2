import type { Code } from 'mdast'
import type { Json } from '#lib/base/json'
import { type Page, say } from '../page'
import type { ScenarioEnd } from '../types'
import { typeset } from '../typeset'
import { pointAt, readYaml } from '../yaml'
import { directive } from './directive'
import { foretold } from './foretold'
import { misused } from './scenario-words'

/** What to do about a scenario that ends otherwise than its author says. */
function otherwise(wanted: ScenarioEnd, ended: ScenarioEnd): string {
  if (wanted === 'unmet')
    return "Qui non c'è niente da riparare: in «ask» chiedi, con «is», qualcosa che ancora non avviene."
  if (ended === 'unmet')
    return 'Non avviene ciò che «ask» dice con «is». Se chi legge deve farlo avvenire, aggiungi ripara="…".'
  if (ended === 'complete') return 'Qui nessuna azione è illegale: togli esito=illegale.'
  return "Le regole rifiutano un'azione di questo scenario. Se è ciò che vuoi mostrare, aggiungi esito=illegale."
}

/** The scenario of a fence, or undefined after saying at which line of the file it goes wrong. */
function readFence(code: Code, wanted: ScenarioEnd, page: Page): Json | undefined {
  const firstLine = (code.position?.start.line ?? 0) + 1
  const at = (offset: number) => pointAt(code.value, offset, firstLine)
  const yaml = readYaml(code.value)
  if (!yaml.ok) {
    for (const problem of yaml.error) say(page, at(problem.offset), 'scenario-yaml', problem.text)
    return undefined
  }
  const ended = page.known.evaluate(yaml.value.data)
  if (ended.ok && ended.value === wanted) return yaml.value.data
  if (ended.ok) return void say(page, code, 'scenario-end', otherwise(wanted, ended.value))
  for (const { path, message } of ended.error) say(page, at(yaml.value.offsetOf(path)), 'scenario-refused', message)
  return undefined
}

/** `:::scenario{id=… titolo="…"}` round a ```` ```scenario ```` fence: a table that runs in the page. It must evaluate; `esito=illegale`
 * says that an action in it is refused. With `ripara="…"` it is a table to repair: what its `ask` states (`is`) does not come true as it is
 * written, and whoever reads makes it so by one change; `cambia=parole` leaves them keywords alone to change. With `prevedi="…"` whoever reads
 * says first what its `ask` will come to; `malintesi` names beliefs that lead elsewhere, and text after the fence is read with what happens. */
export const scenario = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: {
    id: 'required',
    titolo: 'required',
    esito: 'optional',
    ripara: 'optional',
    cambia: 'optional',
    prevedi: 'optional',
    malintesi: 'optional',
  },
  example: ':::scenario{id=pagare titolo="Anna paga 2 punti vita."}',
  draw(node, attributes, page) {
    const { id = '', titolo = '', esito, ripara, cambia, prevedi, malintesi } = attributes
    const line = node.position?.start.line ?? 0
    const before = page.scenarios.find((s) => s.id === id)
    if (before)
      return void say(
        page,
        node,
        'scenario-twice',
        `Lo scenario «${id}» esiste già alla riga ${before.line}: scegli un altro id.`,
      )
    const [code, ...told] = node.children
    const second = prevedi === undefined ? told[0] : told.find(({ type }) => type !== 'paragraph')
    if (code?.type !== 'code' || code.lang !== 'scenario' || second)
      return void say(
        page,
        second ?? code ?? node,
        'scenario-shape',
        `Lo scenario «${id}» vuole un solo blocco che comincia con \`\`\`scenario e finisce con \`\`\`.`,
      )
    const wrong = misused(attributes)
    if (wrong !== undefined) return void say(page, node, 'scenario-shape', wrong)
    const data = readFence(code, ripara ? 'unmet' : esito ? 'illegal' : 'complete', page)
    if (data === undefined) return undefined
    const ask = (beliefs: readonly string[]) => page.known.foretell(data, beliefs)
    const choices = prevedi === undefined ? undefined : foretold(code, malintesi, page, ask)
    if (prevedi !== undefined && choices === undefined) return undefined
    const title = typeset(titolo)
    page.scenarios.push({ id, title, data, line })
    const repair = ripara === undefined ? {} : { ripara: typeset(ripara), ...(cambia ? { cambia } : {}) }
    const guess = prevedi === undefined ? {} : { prevedi: typeset(prevedi), scelte: JSON.stringify(choices) }
    return { name: 'v-scenario', properties: { id, titolo: title, data: JSON.stringify(data), ...repair, ...guess } }
  },
})
