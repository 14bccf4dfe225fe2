import { plain } from '#lib/export/words'

/** What the HTML parser of jsdom reads. */
const bodyOf = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body

/** The text of the elements that a selector finds, in order. */
export const texts = (html: string, selector: string): string[] =>
  [...bodyOf(html).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

export const textOf = (html: string): string => bodyOf(html).textContent ?? ''

/** Where the links of some HTML lead. */
export const linksOf = (html: string): string[] =>
  [...bodyOf(html).querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')

/** The text as every format holds it. */
export const one = plain
