import { templateName } from '#lib/italian/template-names'
import { templates } from '#lib/questions/index'

// What instructors choose templates by.

const plain = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
const ids = templates.map(({ id }) => id)

test('every template has a name of its own in words, and no two the same', () => {
  expect(ids.filter((id) => templateName(id) === id)).toEqual([])
  const names = ids.map((id) => plain(templateName(id)))
  expect(names.filter((name, n) => names.indexOf(name) !== n)).toEqual([])
})

test('a name says what the questions are about, in a line that a list can hold', () => {
  for (const id of ids) {
    expect(templateName(id).length).toBeLessThanOrEqual(110)
    expect(templateName(id)).toMatch(/^[«\p{Lu}]/u)
    expect(templateName(id)).not.toMatch(/completa il tavolo/i)
  }
})
