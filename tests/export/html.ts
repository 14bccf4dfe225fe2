import { createRequire } from 'node:module'
import { plain } from '#lib/export/words'

// That of the environment in which components are drawn.
const found = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const { JSDOM } = found('jsdom') as { readonly JSDOM: new () => { readonly window: typeof globalThis } }
const parser = new new JSDOM().window.DOMParser()

/** What the HTML parser of jsdom reads. */
const bodyOf = (html: string): HTMLElement => parser.parseFromString(html, 'text/html').body

/** The text of the elements that a selector finds, in order. */
export const texts = (html: string, selector: string): string[] =>
  [...bodyOf(html).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '')

export const textOf = (html: string): string => bodyOf(html).textContent ?? ''

/** Where the links of some HTML lead. */
export const linksOf = (html: string): string[] =>
  [...bodyOf(html).querySelectorAll('a')].map((a) => a.getAttribute('href') ?? '')

/** The text as every format holds it. */
export const one = plain
