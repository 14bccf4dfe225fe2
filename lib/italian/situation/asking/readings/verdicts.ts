import type { Json } from '#lib/base/json'
import type { PlayerId } from '#lib/rules/index'
import { agree, and, del, il, type Noun, noun, type Phrase, phrase, verb, verbatim } from '../../../grammar/index'
import { type People, playerOf, thingOf } from '../../../names/people'
import { counterName, keywords, type ZoneId, zones } from '../../../names/terms'
import { sayReason } from '../../../trace/reasons'
import type { Matter } from '../../../trace/reasons/setting'
import { actorOf, askLegal, askLegalNow, doing } from '../legal'
import { asVerdict } from '../read'
import type { Ask, Saying, Sayings, When } from '../saying'

/** Yes or no, with its reason where it has one. */
function verdict(value: Json, matter: Matter, who: Noun, people: People, action?: number): string {
  const { verdict: yes, reason } = asVerdict(value)
  if (reason === undefined) return yes ? 'Sì' : 'No'
  return sayReason({ verdict: yes, reason }, { matter, who, people, ...(action === undefined ? {} : { action }) })
}

const isYes = (value: Json): boolean => asVerdict(value).verdict

const RETURNING: ReadonlySet<string> = new Set(['undying', 'persist'])

/** Whether something began on the battlefield: what is only cast cannot be «ancora» there, nor what leaves and comes back as something new (400.7). */
const hasBeen = ({ start, scenario }: People, id: string): boolean =>
  start.state.objects[id]?.zone === 'battlefield' &&
  !start.characteristics(id).keywords.some(({ keyword }) => RETURNING.has(keyword)) &&
  !JSON.stringify(scenario.script ?? []).includes(`"do":"putOntoBattlefield","what":"${id}"`)

const isThere = (people: People, id: string): Phrase =>
  verbatim(hasBeen(people, id) ? 'è ancora sul campo di battaglia' : 'è sul campo di battaglia')

/** «X è TAPpato»: the same words ask and tell, with «non» before the verb. */
const about = <R extends { readonly object: string }>(
  matter: Matter,
  does: string,
  rest: (r: R, x: Noun, people: People) => Phrase,
  asksWhen: 'when' | 'always' = 'when',
): Saying<R> => {
  const said = (r: R, people: People, no: boolean): Phrase => {
    const x = thingOf(people, r.object)
    return phrase`${x} ${verbatim(no ? 'non ' : '')}${verb(does, x)}${rest(r, x, people)}`
  }
  return {
    ask: (r, people, { at }: When) => phrase`${said(r, people, false)}${asksWhen === 'when' ? at : verbatim('')}`,
    value: (value, r, people) => verdict(value, matter, thingOf(people, r.object), people),
    told: (value, r, people) => said(r, people, !isYes(value)),
    box: (r, people) => phrase`${said(r, people, false)}?`,
  }
}

/** Whose library a card is in: of a card that nobody has shown, only they know where it lies. */
const keeperOf = ({ start, ...people }: People, label: string): Noun =>
  playerOf(
    { start, ...people },
    start.state.objects[start.state.cards[label] ?? label]?.owner ?? start.state.turn.active,
  )

const agreed =
  (masculine: string) =>
  (_: unknown, x: Noun): Phrase =>
    phrase` ${agree(masculine, x)}`
const plain = (text: string) => (): Phrase => verbatim(text)

const player = (matter: Matter, told: (yes: boolean) => string): Saying<{ readonly player: PlayerId }> => ({
  ask: (r, people) => phrase`${playerOf(people, r.player)} ${verbatim(told(true))}`,
  value: (value, r, people) => verdict(value, matter, playerOf(people, r.player), people),
  told: (value, r, people) => phrase`${playerOf(people, r.player)} ${verbatim(told(isYes(value)))}`,
  box: (r, people) => phrase`${playerOf(people, r.player)} ${verbatim(told(true))}?`,
})

/** «Il grimorio di Nora», «l'esilio». */
const zoneNoun = (zone: ZoneId, of: PlayerId, people: People): Phrase =>
  zones[zone].owned ? phrase`${il(zones[zone].it)} ${del(playerOf(people, of))}` : il(zones[zone].it)

/** What is asked as yes or no. */
export const asVerdicts = {
  lost: player('lost', (yes) => (yes ? 'perde la partita' : 'resta in partita')),
  won: player('won', (yes) => (yes ? 'vince la partita' : 'non vince la partita')),
  legal: {
    ask: ({ action }, people) => askLegalNow(people, action),
    value: (value, { action }, people) =>
      verdict(value, 'legal', actorOf(people, people.scenario.script?.[action], action), people, action),
    told: (value, { action }, people) => {
      const s = people.scenario.script?.[action]
      const can = (may: string): Phrase => verbatim(isYes(value) ? may : `non ${may}`)
      if (typeof s === 'object' && 'pay' in s) {
        const payers = Object.keys(s.pay).map((p) => playerOf(people, p))
        return phrase`${and(payers)} ${can(verb('può', payers))} ${doing(people, action)}`
      }
      return phrase`${actorOf(people, s, action)} ${can('può')} ${doing(people, action)}`
    },
    box: ({ action }, people) => phrase`${askLegal(people, action)}?`,
  },
  survives: {
    ask: ({ object }, people, { at }) => phrase`${thingOf(people, object)} ${isThere(people, object)}${at}`,
    value: (value, { object }, people) => verdict(value, 'survives', thingOf(people, object), people),
    told: (value, { object }, people) =>
      hasBeen(people, object)
        ? phrase`${thingOf(people, object)} ${verbatim(isYes(value) ? 'resta' : 'non è più')} sul campo di battaglia`
        : phrase`${thingOf(people, object)} ${verbatim(isYes(value) ? 'è' : 'non è')} sul campo di battaglia`,
    box: ({ object }, people) => phrase`${thingOf(people, object)} ${isThere(people, object)}?`,
  },
  died: about('died', 'muore', plain(''), 'always'),
  tapped: about('tapped', 'è', agreed('TAPpato')),
  isPermanent: about('isPermanent', 'è', plain(' un permanente')),
  isPermanentCard: about('isPermanentCard', 'è', plain(' una carta permanente'), 'always'),
  isPermanentSpell: about('isPermanentSpell', 'è', plain(' una magia permanente')),
  revealed: about('revealed', 'viene', agreed('rivelato'), 'always'),
  counterIsToken: {
    ask: ({ counter }) => phrase`un segnalino ${verbatim(counterName(counter))} è una pedina`,
    value: (value, _, people) => verdict(value, 'counterIsToken', noun('segnalino', 'm'), people),
    told: (value, { counter }) =>
      phrase`un segnalino ${verbatim(counterName(counter))} ${verbatim(isYes(value) ? 'è' : 'non è')} una pedina`,
    box: ({ counter }) => phrase`un segnalino ${verbatim(counterName(counter))} è una pedina?`,
  },
  isCard: about('isCard', 'è', plain(' una carta')),
  isToken: about('isToken', 'è', plain(' una pedina')),
  blocked: about('blocked', 'è', agreed('bloccato')),
  faceDown: about('faceDown', 'è', plain(' a faccia in giù')),
  suspended: about('suspended', 'è', agreed('sospeso')),
  sacrificed: about('sacrificed', 'viene', agreed('sacrificato'), 'always'),
  has: about('has', 'ha', (r) => phrase` ${keywords[r.keyword].it}`),
  isPublic: {
    ask: ({ zone, player: of }, people) => phrase`${zoneNoun(zone, of, people)} è una zona pubblica`,
    value: (value, { zone }, people) => verdict(value, 'isPublic', zones[zone].it, people),
    told: (value, { zone, player: of }, people) =>
      phrase`${zoneNoun(zone, of, people)} ${verbatim(isYes(value) ? 'è una zona pubblica' : 'è una zona nascosta')}`,
    box: ({ zone, player: of }, people) => phrase`${zoneNoun(zone, of, people)} è una zona pubblica?`,
  },
  placeKnown: {
    ask: ({ object }, people) =>
      phrase`${keeperOf(people, object)} sa in quale punto del proprio grimorio è ${thingOf(people, object)}`,
    value: (value, { object }, people) => verdict(value, 'placeKnown', thingOf(people, object), people),
    told: (value, { object }, people) =>
      phrase`${keeperOf(people, object)} ${verbatim(isYes(value) ? 'sa' : 'non sa')} in quale punto del proprio grimorio è ${thingOf(people, object)}`,
    box: ({ object }, people) =>
      phrase`${keeperOf(people, object)} sa in quale punto del proprio grimorio è ${thingOf(people, object)}?`,
  },
  mayLook: {
    ask: ({ player: who, object }, people) => phrase`${playerOf(people, who)} può guardare ${thingOf(people, object)}`,
    value: (value, { player: who }, people) => verdict(value, 'mayLook', playerOf(people, who), people),
    told: (value, { player: who, object }, people) =>
      phrase`${playerOf(people, who)} ${verbatim(isYes(value) ? 'può' : 'non può')} guardare ${thingOf(people, object)}`,
    box: ({ player: who, object }, people) => phrase`${playerOf(people, who)} può guardare ${thingOf(people, object)}?`,
  },
  drawn: {
    ask: () => verbatim('la partita finisce in parità'),
    value: (value, _, people) => verdict(value, 'drawn', noun('partita', 'f'), people),
    told: (value) => verbatim(isYes(value) ? 'la partita finisce in parità' : 'la partita non finisce in parità'),
    box: () => verbatim('la partita finisce in parità?'),
  },
} satisfies Partial<Sayings<Ask>>
