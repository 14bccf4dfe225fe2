import type { Code } from 'mdast'
import type { Json } from '#lib/base/json'
import { type Page, say } from '../page'
import type { ScenarioEnd } from '../types'
import { typeset } from '../typeset'
import { pointAt, readYaml } from '../yaml'
import { directive } from './directive'

const ends: Readonly<Record<ScenarioEnd, string>> = {
  complete: 'Qui nessuna azione è illegale: togli esito=illegale.',
  illegal: "Le regole rifiutano un'azione di questo scenario. Se è ciò che vuoi mostrare, aggiungi esito=illegale.",
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
  if (ended.ok) return void say(page, code, 'scenario-end', ends[ended.value])
  for (const { path, message } of ended.error) say(page, at(yaml.value.offsetOf(path)), 'scenario-refused', message)
  return undefined
}

/** `:::scenario{id=… titolo="…"}` round a ```` ```scenario ```` fence: a table that runs in the page. It must evaluate; `esito=illegale`
 * says that an action in it is refused. */
export const scenario = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: { id: 'required', titolo: 'required', esito: 'optional' },
  example: ':::scenario{id=pagare titolo="Anna paga 2 punti vita."}',
  draw(node, { id = '', titolo = '', esito }, page) {
    const line = node.position?.start.line ?? 0
    const before = page.scenarios.find((s) => s.id === id)
    if (before)
      return void say(
        page,
        node,
        'scenario-twice',
        `Lo scenario «${id}» esiste già alla riga ${before.line}: scegli un altro id.`,
      )
    const [code, second] = node.children
    if (code?.type !== 'code' || code.lang !== 'scenario' || second)
      return void say(
        page,
        second ?? code ?? node,
        'scenario-shape',
        `Lo scenario «${id}» vuole un solo blocco che comincia con \`\`\`scenario e finisce con \`\`\`.`,
      )
    if (esito !== undefined && esito !== 'illegale')
      return void say(page, node, 'scenario-shape', `«esito» può essere solo illegale, non «${esito}».`)
    const data = readFence(code, esito ? 'illegal' : 'complete', page)
    if (data === undefined) return undefined
    const title = typeset(titolo)
    page.scenarios.push({ id, title, data, line })
    return { name: 'v-scenario', properties: { id, titolo: title, data: JSON.stringify(data) }, children: [] }
  },
})
