import type { Problem } from '#lib/rules/index'

const wanted: readonly (readonly [RegExp, string])[] = [
  [/^text$/, 'un testo'],
  [/^true or false$/, 'true oppure false'],
  [/^a list$/, 'un elenco fra parentesi quadre'],
  [/^names with values$/, 'un gruppo di nomi con il loro valore, fra parentesi graffe'],
  [/^an object with (.*)$/, 'un gruppo fra parentesi graffe con $1'],
  [/^a whole number from (\S+) to (\S+)$/, 'un numero intero da $1 a $2'],
  [/^a label.*$/, 'un nome breve in minuscolo, senza spazi e senza accenti'],
  [/^a mana cost such as (.*)$/, 'un costo come $1'],
  [/^power and toughness,? such as (.*)$/, 'forza e costituzione, ad esempio $1'],
  [/^power and toughness on a creature$/, 'forza e costituzione solo su una creatura'],
]

const inItalian = (expected = ''): string => {
  const found = wanted.find(([english]) => english.test(expected))
  return found ? expected.replace(...found) : expected
}

/** What is wrong in a scenario, for whoever writes it. */
export function sayProblem({ code, found = '', expected }: Problem): string {
  switch (code) {
    case 'unknown-key':
      return `Nello scenario «${found}» qui non ci va. Si possono usare: ${expected}.`
    case 'missing':
      return `Nello scenario manca ${inItalian(expected)}.`
    case 'wrong-type':
      return `Nello scenario ${found} non va: ci vuole ${inItalian(expected)}.`
    case 'not-one-of':
      return `Nello scenario ${found} non va. Si può scegliere fra: ${expected}.`
    case 'unknown-name':
      return `Nello scenario non c'è niente che si chiami «${found}»${expected ? `. Ci sono: ${expected}` : ''}.`
    case 'duplicate':
      return `Nello scenario il nome «${found}» è usato due volte.`
    case 'impossible':
      return `Nello scenario «${found}» non è possibile: ${inItalian(expected)}.`
  }
}
