import type { Term } from './types'

/**
 * Names of the glossary that are also everyday words, or that whoever plays the game knows from its cards: that one is used, or used before
 * it is taught, says nothing. Only the reader can tell.
 */
export const everyday: ReadonlySet<string> = new Set([
  // Keywords that are words of the language, and what is no ability at all.
  ...['ciclo', 'conseguenze', 'egida', 'fusione', 'parola chiave', 'protezione', 'tempesta', 'velo'],
  // What a table says from the first game on.
  ...[
    'artefatto',
    'attaccante',
    'bersaglio',
    'bloccante',
    'campo di battaglia',
    'carta',
    'colore',
    'comandante',
    'controllore',
    'creatura',
  ],
  ...[
    'danno',
    'incantesimo',
    'istantaneo',
    'magia',
    'mana',
    'mano',
    'mazzo',
    'partita',
    'punti vita',
    'stregoneria',
    'terra',
    'turno',
  ],
  ...['guadagnare punti vita', 'pagare punti vita', 'perdere punti vita', 'forza', 'costituzione', 'leggendario', 'X'],
  // Names of variants.
  ...['Archenemy', 'Brawl', 'Commander', 'Planechase', 'Vanguard'],
  // Verbs of cards, which say what they say.
  ...['attivare', 'concedere', 'creare', 'distruggere', 'entra', 'esiliare', 'giocare', 'lanciare', 'muore', 'pescare'],
  ...[
    'rimescolare',
    'risolvere',
    'rivelare',
    'sacrificare',
    'scambiare',
    'scartare',
    'assegnare',
    'combinare',
    'lottare',
  ],
  // Words that mean other things too.
  ...[
    'affine',
    'battaglia',
    'caratteristica',
    'fonte',
    'match',
    'modo',
    'oggetto',
    'patta',
    'piano',
    'posta',
    'sconfitta',
    'zona',
  ],
])

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A word with its other endings: «cimitero», «cimiteri»; short words and names in capitals have none. */
const endings = (word: string): string => {
  const plural = { a: 'h?e', e: 'i', o: 'h?i' }[word.at(-1) ?? '']
  if (word.length < 4 || plural === undefined) return escaped(word)
  const stem = word.slice(0, -1)
  return `(?:${escaped(word)}|${escaped(stem)}${plural}|${escaped(stem.replace(/i$/, ''))}${plural})`
}

/** A term as a word of its own, singular or plural. */
export const wordOf = (term: Pick<Term, 'it'>): RegExp =>
  new RegExp(`(?<!\\p{L})${term.it.split(' ').map(endings).join(' ')}(?!\\p{L})`, 'iu')
