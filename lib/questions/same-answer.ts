import type { Json } from '#lib/base/json'
import type { Item } from './item'
import type { Reading } from './probe'

/** Words that say nothing where answers are compared: articles, prepositions, and verbs of being and staying. */
const EMPTY = new Set(
  `il lo la i gli le l un una uno e ed o di del dello della dell dei degli delle a al allo alla all ai alle da dal dalla in nel nello nella nell
  su sul sulla sull con è sono sta stanno resta restano rimane rimangono va vanno finisce finiscono si trova trovano vive vivono sopravvive
  sopravvivono solo soltanto ancora poi che chi creatura creature`.split(/\s+/),
)

/** Answers whose words may stand in any order. */
const SETS: ReadonlySet<string> = new Set(['survivors', 'attachedTo', 'controller', 'owner', 'zone'])

/** What is left of a text where it is compared: letters, digits and signs of numbers. */
const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('−', '-')
    .replace(/[^\p{L}\p{N}{}+/-]+/gu, ' ')
    .trim()

/** An answer as it is written; where it was found, with its value. */
interface Said {
  readonly text: string
  readonly value?: Json
}

/**
 * Whether two texts answer an item alike, as far as it can be told: the same words; the same things in another order; the same place with a
 * verb; a yes or no without a reason beside one that has one; all, or none, in other words.
 */
export function sameAnswer({ probe, form }: Pick<Item, 'probe' | 'form'>, written: Said, other: Said): boolean {
  const [one, two] = [bare(written.text), bare(other.text)]
  if (one === two) return true
  if (form === 'yes-no') return begins(one) !== undefined && begins(one) === begins(two) && [one, two].some(isAlone)
  const asked = probe.ask === 'several' ? probe.of[0] : probe
  if (asked === undefined) return false
  if (asked.ask === 'survivors' && Array.isArray(other.value) && saysAll(one))
    return other.value.length === asked.objects.length
  const [mine, theirs] = [told(one, asked), told(two, asked)]
  return mine !== '' && mine === theirs
}

const begins = (said: string): string | undefined => /^(sì|si|no)(?!\p{L})/u.exec(said)?.[0].replace('si', 'sì')
const isAlone = (said: string): boolean => said === 'sì' || said === 'si' || said === 'no'
const saysAll = (said: string): boolean =>
  /^(sono |restano )?(ancora )?tutt[ei]( e (due|tre|quattro|cinque))?( le creature)?$/.test(said)

/** The words that tell what is answered. */
function told(said: string, asked: Reading): string {
  const words = said.split(' ').map((word) => (/^nessun[oa]?$/.test(word) ? 'nessuno' : word))
  // None of three, or of two, is none.
  if (asked.ask === 'survivors' && words.includes('nessuno')) return 'nessuno'
  const telling = words.filter((word) => !EMPTY.has(word))
  return (SETS.has(asked.ask) ? telling.toSorted() : telling).join(' ')
}
