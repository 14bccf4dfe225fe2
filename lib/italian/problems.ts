import { nearest } from '#lib/base/nearest'
import type { Problem } from '#lib/rules/index'

const wanted: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'un testo'],
  [/^true or false$/, 'true oppure false'],
  [/^a list$/, 'un elenco fra parentesi quadre'],
  [/^names with values$/, 'un gruppo di nomi con il loro valore, fra parentesi graffe'],
  [/^an object with (.*) or (.*)$/, 'un gruppo fra parentesi graffe con $1 oppure $2'],
  [/^an object with (.*)$/, 'un gruppo fra parentesi graffe con $1'],
  [/^a whole number from (\S+) to (\S+)$/, 'un numero intero da $1 a $2'],
  [/^a label.*$/, 'un nome breve in minuscolo, senza spazi e senza accenti'],
  [/^a mana cost such as (.*)$/, 'un costo come $1'],
  [/^power and toughness,? such as (.*)$/, 'forza e costituzione, ad esempio $1'],
  [/^a card with a layout$/, 'ci vuole una carta che dice anche «layout»'],
  [/^a card with two faces$/, 'ci vuole una carta con due facce'],
  [/^a meld card$/, 'ci vuole una carta che si combina'],
  [/^power and toughness on a creature$/, 'forza e costituzione solo su una creatura'],
]

const inItalian = (expected = ''): string => {
  const found = wanted.find(([english]) => english.test(expected))
  return found ? expected.replace(...found) : expected
}

/** The word that was probably meant, of those that may stand there. */
export const meantBy = ({ code, found = '', expected = '' }: Problem): string | undefined =>
  code === 'unknown-key' || code === 'not-one-of' || code === 'unknown-name'
    ? nearest(found.replace(/^"|"$/g, ''), expected.split(', '))
    : undefined

/** What is wrong in a scenario, for whoever writes it. */
export function sayProblem(problem: Problem): string {
  const { code, found = '', expected } = problem
  const meant = meantBy(problem)
  const perhaps = meant === undefined ? '.' : `: forse «${meant}»?`
  switch (code) {
    case 'unknown-key':
      return `Nello scenario «${found}» qui non ci va${perhaps} Si possono usare: ${expected}.`
    case 'missing':
      return `Nello scenario manca ${inItalian(expected)}.`
    case 'wrong-type':
      return `Nello scenario ${found} non va: ci vuole ${inItalian(expected)}.`
    case 'not-one-of':
      return `Nello scenario ${found} non va${perhaps} Si può scegliere fra: ${expected}.`
    case 'unknown-name':
      return `Nello scenario non c'è niente che si chiami «${found}»${perhaps}${expected ? ` Ci sono: ${expected}.` : ''}`
    case 'duplicate':
      return `Nello scenario il nome «${found}» è usato due volte.`
    case 'impossible':
      return `Nello scenario «${found}» non è possibile: ${inItalian(expected)}.`
  }
}
