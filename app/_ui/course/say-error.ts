import { sayHeldOf } from '#lib/italian/site'

type Said = Parameters<typeof sayHeldOf>[0] & { readonly few: boolean }

/** How many hold an error, with a word of caution where few could show it. */
export function sayError({ few, ...held }: Said): string {
  const said = `${held.people} ${sayHeldOf(held)}`
  return few ? `${said}: poche per parlare di tutta la classe` : said
}
