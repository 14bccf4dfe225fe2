import type { Element } from 'hast'
import { lessons } from '#lib/content/index'
import { passageAt } from '#lib/server/outlines'

// Whatever of a lesson can be reported is found at its address, on the lesson's own page and on that of its chapter.

/** Where one says that something is wrong with what an element shows. */
const ANCHORS: Readonly<Record<string, (properties: Element['properties']) => string>> = {
  'v-r': ({ id }) => String(id),
  'v-errore': ({ anchor }) => String(anchor),
  'v-scenario': ({ id }) => `scenario-${id}`,
}

test('every paragraph, mistake and table of every lesson is found, with its words', () => {
  const lost: string[] = []
  for (const { slug, chapter, hast } of lessons())
    for (const node of hast.children) {
      if (node.type !== 'element') continue
      const anchor = ANCHORS[node.tagName]?.(node.properties)
      if (anchor === undefined) continue
      for (const page of [slug, chapter]) {
        const found = passageAt(page, anchor)
        const whole = found !== undefined && found.text !== '' && found.place === `/lezioni/${page}#${anchor}`
        const table = node.tagName === 'v-scenario' ? found?.scenario !== null : true
        const rule = node.tagName === 'v-r' ? found?.rule === node.properties.n : true
        if (!whole || !table || !rule) lost.push(`${page}#${anchor}`)
      }
    }
  expect(lost).toEqual([])
})

test('nothing else is', () => {
  expect(passageAt('punti-vita', 'altrove')).toBeUndefined()
  expect(passageAt('altrove', '119.3')).toBeUndefined()
})
