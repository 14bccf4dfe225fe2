import { describeAsked, describeCall } from '#lib/italian/calls'
import type { BarView, LiveView, SpreadView } from '#lib/italian/class-views'
import { describeAway, describeQuestion, describeVerdict } from '#lib/italian/index'
import type { TableView } from '#lib/italian/views'
import { callOf, scoreOf } from '#lib/questions/calls'
import { drawItem, explain, type Item, templates, toPublic } from '#lib/questions/index'
import { crowded } from '../../app/_ui/fixtures/tables'
import { itemOf } from './play'

// Everything that a wall may be told to show: real questions of the bank, the longest of their kind, with answers nobody gave.

/** A question of the bank as the wall gets it, and what the rules say to it. */
function told(id: string) {
  const item = itemOf(id)
  const { itemId: _, level: __, ...question } = describeQuestion(toPublic(item), { seed: 'muro' })
  const away = describeAway(toPublic(item), { seed: 'muro' })
  return { question: { ...question, id, ...(away.length > 0 && { away }) }, answer: answerTo(item) }
}

function answerTo(item: Item) {
  const { headline, rules, steps } = describeVerdict(item, {
    seed: 'muro',
    answer: null,
    graded: { right: false, beliefs: [], credit: 0 },
    explanation: explain(item, []),
    belief: (belief) => ({ id: belief, title: '', text: '', reread: [] }),
  })
  return { headline, rules, steps, keywords: [], beliefs: [] }
}

/** A call with its first questions asked, and with its key. */
function called(id: string, asked: number) {
  const made = callOf(id)
  if (!made.ok) throw new Error(made.error)
  const call = made.value
  const facts = new Set(call.facts.slice(0, asked).map((fact) => fact.id))
  const all = describeCall(call, facts, { seed: 'muro' })
  const { story, ask, rulings, table } = all
  const asks = all.asks.map(({ key, text }) => ({ key, text }))
  const said = all.asks.flatMap((one) => (one.said === undefined ? [] : [{ key: one.key, said: one.said }]))
  const { needed, found, idle } = scoreOf(call, facts, '')
  const rows = describeAsked(call, facts, { seed: 'muro', ruling: '' })
  return {
    question: {
      id,
      form: 'yes-no' as const,
      stem: [],
      ask,
      keywords: [],
      options: rulings,
      call: { story, asks },
      ...(table && { table }),
    },
    call: { ballot: 1, said },
    answer: { ...answerTo(call.item), needed: { asked: rows, needed, found, idle } },
  }
}

const calling = (id: string, asked: number, over: Partial<LiveView> = {}): LiveView => {
  const { question, call } = called(id, asked)
  return { ...base, phase: 'asking', question, call, ...over }
}

/** A ballot that is counted, with everything that may be asked wanted by somebody. */
const wantedAll = (state: LiveView): LiveView => {
  const wanted = state.question?.call?.asks.map(({ key }, n) => ({ key, count: 12 - n })) ?? []
  return { ...state, phase: 'shown', ...(state.call && { call: { ...state.call, wanted } }) }
}

const ruledCall = (id: string, asked: number): LiveView => {
  const { question, call, answer } = called(id, asked)
  const bars = question.options.map(({ text }, n) => bar(text, 9 - n, n === 1))
  return { ...base, phase: 'revealed', question, call, answer, spread: spread(bars), step: 0 }
}

const base: LiveView = {
  seq: 1,
  phase: 'lobby',
  position: 3,
  total: 12,
  round: 1,
  paused: false,
  scores: 'podium',
  players: 27,
  answered: 19,
}

const asked = (id: string, over: Partial<LiveView> = {}): LiveView => ({
  ...base,
  phase: 'open',
  left: 18_000,
  question: told(id).question,
  ...over,
})

/** The same on another table, which has no cards away from it. */
function onTable(state: LiveView, table: TableView): LiveView {
  if (!state.question) return state
  const { away: _, ...question } = state.question
  return { ...state, question: { ...question, table } }
}

const bar = (text: string, count: number, right = false): BarView => ({ key: text, text, count, right })

const spread = (bars: readonly BarView[], over: Partial<SpreadView> = {}): SpreadView => ({
  answered: 27,
  right: 9,
  gaveUp: 2,
  bars,
  beliefs: [],
  ...over,
})

const options = (id: string): readonly BarView[] =>
  told(id).question.options.map(({ text }, n) => bar(text, 9 - n, n === 1))

const revealed = (id: string, over: Partial<LiveView> = {}): LiveView => ({
  ...base,
  phase: 'revealed',
  ...told(id),
  spread: spread(options(id)),
  step: 0,
  ...over,
})

const numbers = Array.from({ length: 7 }, (_, n) => bar(`${n + 17} punti vita`, 4 - (n % 3), n === 2))

const change: SpreadView['change'] = {
  first: { answered: 27, right: 9 },
  beliefs: [
    { title: 'Il danno con legame vitale fa guadagnare punti vita quando l’abilità si risolve.', before: 12, after: 5 },
    {
      title: 'Una creatura bloccata infligge danno al giocatore se chi la blocca lascia il gioco.',
      before: 6,
      after: 2,
    },
    {
      title: 'Il danno in eccesso con travolgere si conta dopo quello di tutte le altre creature.',
      before: 3,
      after: 1,
    },
  ],
}

const LONG = 'ability-word.v4.0-0-0-0-0-0'
const LONG_ASK = 'trample-planeswalker.v2.0-0-0-1-0-0'
const LONG_OPTIONS = 'table-rights.v2.0-0-0-0-0-0-0'
const SIX = 'planeswalker-damage.v3.0-0-0-0-0'
const NUMBER = 'lifelink-sources.v3.1-0-0-0'
const ORDER = 'simultaneous-triggers.v1.0-0-0-0-0'
const ZONES = 'exiled-again.v2.0-0-0-0'
const CARDS = 'token-and-card-die.v2.1-1-0-0-0-0'
const LANES = 'gain-one-more.v2.1-1-1-1-0-2-2'
const TEAMS = 'team-poison.v3.2-7-1-0-2-0'
const SPELLS = 'borrowed-spell.v3.0-0-0-0-0'

const BLANKS = 'excess-damage.v2.0-0-1-2-2-2-2-2'
const BLANK_CARDS = 'blink-board.v2.3-2-0-2-1'

const CALL = 'two-wounds.v5.3-1-2-2-0-2-0-0-0'
const CALL_UNSEEN = 'loyalty-again.v5.1-2-2-1-1'

/** The step of an explanation with the longest sentence, and the last. */
const stepsOf = (id: string): readonly number[] => {
  const { steps } = told(id).answer
  const longest = [...steps].sort((a, b) => b.sentence.length - a.sentence.length)[0]?.n ?? 1
  return [...new Set([longest, steps.length])]
}

const first = (nickname: string, points: number, rank: number) => ({ nickname, points, rank })
const places = [
  first('Maria Grazia Della Valle', 11, 1),
  first('Nicolò', 10, 2),
  first('Wwwwwwwwwwwwwwwwwwwwwwww', 10, 2),
  first('Anna', 9, 4),
  first('Bruno', 1, 5),
]

/** As many as a wall names, all first, and some for whom there is no room. */
const tied = ['Nicolò', 'Wwwwwwwwwwwwwwwwwwwwwwww', 'Anna', 'Bruno', 'Maria Grazia Della Valle', 'Zoe'].map(
  (nickname) => first(nickname, 12, 1),
)

/** One template in so many. */
const EVERY = 9

/** Questions of all kinds, as they are asked. */
export const everyKind = (): readonly LiveView[] =>
  templates
    .filter((_, n) => n % EVERY === 0)
    .flatMap((t) => {
      const id = drawItem(t, 'muro')
      return id === undefined ? [] : [asked(id)]
    })

/** Name → state. */
export const states: ReadonlyMap<string, LiveView> = new Map([
  ['door', { ...base, position: 0 }],
  ['shown, short', asked(NUMBER, { phase: 'shown' })],
  ['shown, long', asked(LONG, { phase: 'shown' })],
  ['open, long', asked(LONG)],
  ['open, long ask', asked(LONG_ASK)],
  ['open, long options', asked(LONG_OPTIONS)],
  ['open, six options', asked(SIX)],
  ['open, number, 999 seconds', asked(NUMBER, { left: 999_000, answered: 1, players: 119 })],
  ['open, order', asked(ORDER)],
  ['open, zones', asked(ZONES)],
  ['open, blanks of players', asked(BLANKS)],
  ['open, blanks of cards', asked(BLANK_CARDS)],
  ['open, blanks of a spell', asked('borrowed-spell.v3.4-2-2-1-4')],
  ['open, a blank of what is not there yet', asked('token-worth.v2.2-3-3-2')],
  ['open, card texts', asked(CARDS)],
  ['open, three lanes', asked(LANES)],
  ['open, four players', asked(TEAMS)],
  ['open, two spells', asked(SPELLS)],
  ['open, a card in each hand', asked('dissolve-on-the-stack.v2.0-0-0-0')],
  ['open, crowded table', onTable(asked(SIX), crowded)],
  ['open, long and crowded', onTable(asked(LONG), crowded)],
  ['paused', asked(SIX, { paused: true })],
  ['closed', asked(SIX, { phase: 'closed', answered: 27 })],
  ['second vote, talked about', asked(LONG, { phase: 'shown', round: 2 })],
  ['second vote, the same again', asked(LONG_OPTIONS, { round: 2, sameAgain: true })],
  ['told, options', revealed(LONG_OPTIONS)],
  ['told, six options', revealed(SIX)],
  ['told, seven numbers', revealed(NUMBER, { spread: spread([...numbers, bar('Altri 12 numeri', 5)]) })],
  ['told, second vote', revealed(LONG_OPTIONS, { round: 2, spread: spread(options(LONG_OPTIONS), { change }) })],
  ['told, second vote, numbers', revealed(NUMBER, { round: 2, spread: spread(numbers, { change }) })],
  ...[LONG, SIX, CARDS, LANES, TEAMS, SPELLS, ORDER].flatMap((id) =>
    stepsOf(id).map((step) => [`step ${step} of ${id}`, revealed(id, { step })] as const),
  ),
  ...[CALL, CALL_UNSEEN].flatMap((id): readonly (readonly [string, LiveView])[] => [
    [`${id}, told`, calling(id, 0, { phase: 'shown', call: { ballot: 0, said: [] } })],
    [`${id}, what to ask`, calling(id, 0)],
    [`${id}, what to ask next`, calling(id, 3)],
    [`${id}, wanted`, wantedAll(calling(id, 1))],
    [`${id}, ruling`, calling(id, 9, { phase: 'open', left: 18_000 })],
    [`${id}, second vote`, calling(id, 9, { phase: 'closed', round: 2, sameAgain: true })],
    [`${id}, ruled`, ruledCall(id, 4)],
  ]),
  ['end, first places', { ...base, phase: 'ended', podium: places }],
  ['end, all tied', { ...base, phase: 'ended', podium: tied, podiumMore: 14 }],
  ['end', { ...base, phase: 'ended', scores: 'off' }],
])
