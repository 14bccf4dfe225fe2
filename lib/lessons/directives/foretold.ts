import type { Nodes } from 'mdast'
import type { Result } from '#lib/base/result'
import { type Page, say } from '../page'
import type { Foretold } from '../types'

/**
 * What may be foretold, as `find` computes it for the beliefs that `malintesi` names with a space between two; undefined after saying which of
 * them there is not, or what keeps it from being asked.
 */
export function foretold(
  node: Nodes,
  malintesi: string | undefined,
  page: Page,
  find: (beliefs: readonly string[]) => Result<readonly Foretold[], string>,
): readonly Foretold[] | undefined {
  const beliefs = (malintesi ?? '').split(/\s+/).filter((id) => id !== '')
  const unknown = beliefs.find((id) => !page.known.misconceptions.has(id))
  if (unknown !== undefined) {
    const text = `La misconcezione «${unknown}» non esiste nelle regole: controlla l'id.`
    return void say(page, node, 'misconception-unknown', text)
  }
  const found = find(beliefs)
  return found.ok ? found.value : void say(page, node, 'scenario-foretell', found.error)
}
