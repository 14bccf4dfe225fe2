import type { Paragraph, PhrasingContent } from 'mdast'
import { type Page, say, within } from '../page'
import { ruleNumbers, textOf } from '../text'
import { typeset } from '../typeset'
import { directive } from './directive'

/** Turns each rule number of a plain paragraph into a chip, so that the paragraph can also be shown without markup. */
function chips(paragraph: Paragraph, page: Page): void {
  paragraph.children = paragraph.children.flatMap((child): PhrasingContent[] => {
    if (child.type !== 'text') return [child]
    const found = ruleNumbers(child.value)
    let at = 0
    const out: PhrasingContent[] = []
    for (const { n, offset } of found) {
      if (!page.known.rules.has(n))
        say(
          page,
          within(child, offset),
          'rule-unknown',
          `La regola «${n}» non è in content/regole: correggi il numero o aggiungi la regola.`,
        )
      page.cites.add(n)
      out.push({ ...child, value: child.value.slice(at, offset) })
      out.push({
        type: 'textDirective',
        name: 'regola',
        children: [{ type: 'text', value: n }],
        data: { hName: 'v-regola', hProperties: { n } },
      })
      at = offset + n.length
    }
    return [...out, { ...child, value: child.value.slice(at) }]
  })
}

/**
 * `:::misconcezione{id=… titolo="…"}`: the one paragraph that corrects a belief; the feedback of wrong answers quotes it, so it
 * is plain prose and rule numbers in it are written bare.
 */
export const misconcezione = directive({
  form: 'containerDirective',
  label: 'none',
  attributes: { id: 'required', titolo: 'required' },
  example: ':::misconcezione{id=lifelink-stacks titolo="Due legami vitali raddoppiano il guadagno."}',
  draw(node, { id = '', titolo = '' }, page) {
    const before = page.misconceptions.find((m) => m.id === id)
    if (!page.known.misconceptions.has(id))
      return void say(
        page,
        node,
        'misconception-unknown',
        `La misconcezione «${id}» non esiste nelle regole: controlla l'id.`,
      )
    if (before)
      return void say(
        page,
        node,
        'misconception-twice',
        `«${id}» ha già il suo capoverso alla riga ${before.line}: ce ne vuole uno solo.`,
      )
    if (/[{}]/.test(titolo))
      return void say(
        page,
        node,
        'misconception-title',
        `Il titolo di «${id}» si legge anche dove i simboli non si disegnano: al posto di «{…}» servono parole.`,
      )
    const [paragraph, second] = node.children
    if (paragraph?.type !== 'paragraph' || second)
      return void say(
        page,
        second ?? node,
        'misconception-shape',
        `«${id}» vuole un solo capoverso di testo fra «:::misconcezione» e «:::».`,
      )
    const text = typeset(textOf(paragraph).replace(/\s+/g, ' '))
    const reread = ruleNumbers(text.slice(text.lastIndexOf('Rileggi'))).map((r) => r.n)
    const anchor = `errore-${id}`
    page.misconceptions.push({ id, title: typeset(titolo), text, reread, anchor, line: node.position?.start.line ?? 0 })
    chips(paragraph, page)
    return { name: 'v-errore', properties: { id, anchor, title: typeset(titolo) } }
  },
})
