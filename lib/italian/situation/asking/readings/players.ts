import type { Json } from '#lib/base/json'
import { and, capital, carte, dal, del, ed, figure, il, type Phrase, phrase, verbatim } from '../../../grammar/index'
import { hasTotal, holderOf, type People, playerOf, teamOf } from '../../../names/people'
import { segnalini } from '../../../names/terms'
import { asFields, asNumber } from '../read'
import type { Ask, Sayings } from '../saying'

const number = (value: Json): string => (value === null ? '' : figure(asNumber(value)))

/** Of all players, or teams, in turn order. */
const holders = (people: People): readonly string[] => people.order.filter((p) => teamOf(people, p)[0] === p)

/** «Nora ha 2 punti vita e resta in partita». */
function outcome(value: Json, player: string, people: People): Phrase {
  const { life, lost } = asFields(value)
  const nora = playerOf(people, player)
  const end = verbatim(lost === true ? 'perde la partita' : 'resta in partita')
  return phrase`${hasTotal(nora, Number(life))} ${ed(Number(life) < 0 ? phrase`${nora} ${end}` : end)}`
}

/** What is asked of players: totals, counters, cards. */
export const ofPlayers = {
  life: {
    ask: ({ player }, people, { at, nothing }) =>
      nothing && people.scenario.players?.[player]?.life === undefined
        ? phrase`con quanti punti vita comincia ${il(holderOf(people, player))}`
        : phrase`quanti punti vita ha ${il(holderOf(people, player))}${at}`,
    value: number,
    told: (value, { player }, people) => hasTotal(holderOf(people, player), asNumber(value)),
    box: ({ player }, people) => phrase`punti vita ${del(holderOf(people, player))}`,
    unit: 'punti vita',
  },
  poison: {
    ask: ({ player }, people, { at }) => phrase`quanti segnalini veleno ha ${il(holderOf(people, player))}${at}`,
    value: number,
    told: (value, { player }, people) =>
      phrase`${il(holderOf(people, player))} ha ${segnalini(asNumber(value), 'poison')}`,
    box: ({ player }, people) => phrase`segnalini veleno ${del(holderOf(people, player))}`,
    unit: 'segnalini veleno',
  },
  hand: {
    ask: ({ player }, people, { at }) => phrase`quante carte ha in mano ${playerOf(people, player)}${at}`,
    value: number,
    told: (value, { player }, people) =>
      asNumber(value) === 0
        ? phrase`${playerOf(people, player)} ha la mano vuota`
        : phrase`${playerOf(people, player)} ha ${carte(asNumber(value))} in mano`,
    box: ({ player }, people) => phrase`carte in mano ${del(playerOf(people, player))}`,
    unit: 'carte',
  },
  library: {
    ask: ({ player }, people, { at }) => phrase`quante carte ha nel grimorio ${playerOf(people, player)}${at}`,
    value: number,
    told: (value, { player }, people) =>
      asNumber(value) === 0
        ? phrase`il grimorio ${del(playerOf(people, player))} è vuoto`
        : phrase`${playerOf(people, player)} ha ${carte(asNumber(value))} nel grimorio`,
    box: ({ player }, people) => phrase`carte nel grimorio ${del(playerOf(people, player))}`,
    unit: 'carte',
  },
  graveyard: {
    ask: ({ player }, people, { at }) => phrase`quante carte ha nel cimitero ${playerOf(people, player)}${at}`,
    value: number,
    told: (value, { player }, people) =>
      asNumber(value) === 0
        ? phrase`il cimitero ${del(playerOf(people, player))} è vuoto`
        : phrase`${playerOf(people, player)} ha ${carte(asNumber(value))} nel cimitero`,
    box: ({ player }, people) => phrase`carte nel cimitero ${del(playerOf(people, player))}`,
    unit: 'carte',
  },
  cardsDrawn: {
    ask: ({ player }, people) => phrase`quante carte pesca in tutto ${playerOf(people, player)}`,
    value: number,
    told: (value, { player }, people) =>
      asNumber(value) === 0
        ? phrase`${playerOf(people, player)} non pesca carte`
        : phrase`${playerOf(people, player)} pesca ${carte(asNumber(value))}`,
    box: ({ player }, people) => phrase`carte pescate ${dal(playerOf(people, player))}`,
    unit: 'carte',
  },
  totals: {
    ask: (_, people, { at, nothing }) =>
      nothing
        ? phrase`con quanti punti vita comincia ogni giocatore`
        : phrase`quali sono i totali ${and(holders(people).map((p) => del(holderOf(people, p))))}${at}`,
    value: (value, _, people) => {
      const totals = asFields(value)
      return holders(people)
        .map((p) => phrase`${capital(phrase`${holderOf(people, p)}`)} ${figure(Number(totals[p] ?? 0))}`)
        .join(', ')
    },
    told: (value, _, people) => {
      const totals = asFields(value)
      const all = holders(people).map((p) => ({ who: holderOf(people, p), life: Number(totals[p] ?? 0) }))
      const [first, ...others] = all
      if (!first) return verbatim('')
      const again = ({ who, life }: typeof first): Phrase =>
        first.life < 0 || life < 0 ? hasTotal(who, life) : phrase`${il(who)} ne ha ${figure(life)}`
      return and([hasTotal(first.who, first.life), ...others.map(again)])
    },
    box: () => verbatim('totali'),
  },
  outcome: {
    ask: ({ player }, people, { at }) => phrase`qual è l'esito per ${playerOf(people, player)}${at}`,
    value: (value, { player }, people) => capital(outcome(value, player, people)),
    told: (value, { player }, people) => outcome(value, player, people),
    box: ({ player }, people) => phrase`esito per ${playerOf(people, player)}`,
  },
} satisfies Partial<Sayings<Ask>>
