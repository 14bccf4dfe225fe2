import { playerNames, seats } from '../names/given'
import { subtypes, variants } from '../names/terms'
import { all, type Context, described, type Span, spans } from './check'
import { namesOf, oneOf, withoutQuoted } from './read'

const everyone = Object.values(playerNames)
  .flat()
  .map((n) => n.text)

const aPlayer = new RegExp(`(?<!\\p{L})(?:${oneOf(everyone)})(?!\\p{L})`, 'gu')

/** Seats and names: A for the active player, then N, B, C, from the closed lists, none of them a card. */
function seated(text: string, { players, things = [] }: Context): Span[] {
  const misplaced = players?.some((player, i) => {
    const seat = seats[i]
    return !seat || !playerNames[seat].some((n) => n.text === player.text) || things.some((t) => t.text === player.text)
  })
  const turns = [...text.matchAll(/(?:^|(?<=[.?] ))(?:È il turno|Turno(?: \d+,)?) di (\p{L}+)/gu)].filter(
    (m) => !m[1]?.startsWith('A') || (players?.[0] && players[0].text !== m[1]),
  )
  return misplaced ? all(text) : turns.map((m) => ({ at: m.index, length: m[0].length }))
}

// Capitals that belong to nobody: subtypes in both numbers, variants, the name of the game.
const common = [
  ...[...subtypes.values()].flatMap((s) => [s.it.text, s.plural]),
  ...Object.values(variants).map((v) => v.it),
  ...['Magic', 'Phyrexiano', 'Sì', 'No', 'X', 'TAP', 'STAP', 'TAPp\\p{L}+', 'STAPp\\p{L}+'],
]
const known = new RegExp(`(?<!\\p{L})(?:${common.sort((a, b) => b.length - a.length).join('|')})(?!\\p{L})`, 'gu')

/** Names of nobody in the scenario; in a question, players of whom the scenario says nothing. */
function strangers(text: string, { players, things = [], scenario }: Context): Span[] {
  if (!players) return []
  const mine = [...players.map((x) => x.text), ...things.flatMap(namesOf)]
  const blank = (t: string, expression: RegExp) => t.replace(expression, (m) => '·'.repeat(m.length))
  const read = blank(withoutQuoted(text), new RegExp(`(?<!\\p{L})(?:${oneOf(mine)})(?!\\p{L})`, 'gu'))
  const absent = scenario === undefined ? [] : players.filter((p) => !scenario.includes(p.text)).map((p) => p.text)
  return [
    ...spans(read, aPlayer),
    // A quotation that ends as a sentence does may end one: «… ti chiede: «Orso può bloccare?» Che cosa rispondi …».
    ...spans(blank(blank(read, aPlayer), known), /(?<=(?:[\p{L}\d,;·)]|(?<![.?])»)\s)\p{Lu}\p{Ll}+/gu),
    ...(absent.length ? spans(text, new RegExp(`(?<!\\p{L})(?:${oneOf(absent)})(?!\\p{L})`, 'gu')) : []),
  ]
}

/** Who is who. */
export const people = [
  described('L57', 'il nome di chi gioca il turno comincia per A, poi N, B, C, dagli elenchi chiusi', ['stem'], seated),
  described('L58', "nome che nello scenario non c'è", ['trace', 'option', 'stem'], strangers),
]
