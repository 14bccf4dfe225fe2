import { drawItem, type Item, instantiate, templates } from '#lib/questions/index'

/** The question of an id. */
export const made = (id: string | undefined): Item => {
  const item = instantiate(id ?? '')
  if (!item.ok) throw new Error(`${id}: ${item.error}`)
  return item.value
}

/** Some question of a template, always the same. Of a few templates most points are none, and a seed may meet only those. */
export const some = (template: string): Item => {
  const t = templates.find(({ id }) => id === template)
  return made(t && (drawItem(t, 'seme') ?? drawItem(t, 'altro seme')))
}

/** What is right, as text. */
export const right = ({ options, right: key }: Item): string | undefined =>
  JSON.stringify(options.find((o) => o.key === key)?.value)
