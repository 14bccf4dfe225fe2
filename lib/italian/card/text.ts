import type { Ability, Characteristics, Effect, Lasting, PlayerId } from '#lib/rules/index'
import { capital, type Noun, type Phrase, phrase, sentence, verbatim } from '../grammar/index'
import type { People, Thing } from '../names/people'
import { spelled } from './amount'
import { conditionText } from './condition'
import { costText, paying } from './cost'
import { effectText } from './effect'
import { keywordOf } from './keyword'
import { fixedOn, lastingText, modified } from './lasting'
import { watched, whenText } from './pattern'
import { handMet, labelsMet } from './refs'
import type { Voice } from './voice'

export { keywordOf } from './keyword'

/** A text of a card, and what the scenario says of the targets that the text cannot name. */
export interface CardText {
  /** One or more sentences, as printed: «Un avversario bersaglio perde 6 punti vita, poi guadagna 3 punti vita.» */
  readonly text: Phrase
  /** Players and labels, in the order in which the text meets them. */
  readonly targets: readonly string[]
  /** Labels of cards that it takes from a hand: it says of what type they are, and not which. */
  readonly fromHand: readonly string[]
}

const card = (people: People, self?: Thing, you?: PlayerId): Voice => ({
  speaks: 'card',
  people,
  targets: [],
  met: [],
  quoted: (ability) => (self === undefined ? verbatim('') : abilityText(people, ability, self)),
  ...(self === undefined ? {} : { self }),
  ...(you === undefined ? {} : { you }),
})

/** An instruction of a spell or ability of a player, as its card prints it. */
export function spellText(people: People, effect: Effect, you: PlayerId, self?: Thing): CardText {
  const voice = card(people, self ?? { text: '', gender: 'f', types: ['sorcery'] }, you)
  return { text: sentence(effectText(voice, effect)), targets: labelsMet(voice), fromHand: handMet(voice) }
}

/** The label of an object of the scenario. */
const labelIn = (people: People, self: Thing): string =>
  [...Object.entries(people.things), ...Object.entries(people.turned)].find(([, t]) => t.text === self.text)?.[0] ?? ''

/** What an ability does, or the modes of which some are chosen. */
const doing = (v: Voice, a: Extract<Ability, { type: 'activated' | 'triggered' }>): Phrase =>
  'modes' in a ? modesText(v, a.modes) : effectText(v, a.effect)

/** «Scegli uno — • Distruggi una creatura bersaglio. • Guadagni 3 punti vita.» */
const modesText = (v: Voice, modes: Modes): Phrase =>
  phrase`scegli ${chosenFrom(modes, v)} — ${verbatim(
    modes.list.map((m) => `• ${sentence(effectText({ ...v, targets: m.targets ?? [], met: [] }, m.effect))}`).join(' '),
  )}`

/** «Metallo — Quando…»: an ability word stands before the text and does nothing. */
const worded = (word: string | undefined, text: Phrase): Phrase =>
  word === undefined ? text : phrase`${verbatim(word)} — ${text}`

const small = (text: Phrase): Phrase => verbatim(text.charAt(0).toLowerCase() + text.slice(1))

type Modes = Extract<Ability, { type: 'spell'; modes: unknown }>['modes']

/** «Uno o più», «due. Puoi scegliere lo stesso modo più di una volta». */
function chosenFrom({ choose, repeat }: Pick<Modes, 'choose' | 'repeat'>, v: Voice): Phrase {
  const many = choose === 'one-or-more' ? verbatim('uno o più') : choose === 1 ? verbatim('uno') : spelled(v, choose)
  return phrase`${many}${verbatim(repeat ? '. Puoi scegliere lo stesso modo più di una volta' : '')}`
}

/** «Attiva questa abilità solo se questa carta è nel tuo cimitero.» */
const onlyFrom = ({ in: zones = [] }: Extract<Ability, { type: 'activated' }>): Phrase => {
  const [zone, ...more] = zones
  const where = more.length
    ? undefined
    : zone === 'graveyard'
      ? 'nel tuo cimitero'
      : zone === 'hand'
        ? 'nella tua mano'
        : undefined
  return verbatim(where === undefined ? '' : ` Attiva questa abilità solo se questa carta è ${where}.`)
}

/** Whether an ability is activated only where its object is no permanent. */
const worksElsewhere = (a: Ability): boolean =>
  a.type === 'activated' && (a.in ?? []).length > 0 && !a.in?.includes('battlefield')

/** An ability as its card prints it: «Paga 2 punti vita: Pesca una carta.» */
export function abilityText(people: People, ability: Ability, self: Thing): Phrase {
  const targets = 'targets' in ability ? (ability.targets ?? []) : []
  const of = ability.type === 'triggered' ? ability.when.object : undefined
  const bare = card(people, self, people.start.state.objects[labelIn(people, self)]?.controller)
  const own =
    ability.type === 'triggered' &&
    [of, ability.when.source].some((x) => x === 'self' || (typeof x === 'object' && x.self))
  const voice: Voice = {
    ...bare,
    ...(ability.type === 'triggered' ? watched(bare, ability.when) : {}),
    ...(own ? { goesOn: true as const } : {}),
    ...(worksElsewhere(ability) ? { asCard: true as const } : {}),
    targets,
    aims: false,
  }
  switch (ability.type) {
    case 'static':
      return verbatim(
        ability.effects.map((e) => sentence(lastingText({ ...voice, always: true }, e, effectText))).join(' '),
      )
    case 'activated':
      return phrase`${sentence(phrase`${costText(voice, ability.cost)}: ${capital(doing(voice, ability))}`)}${onlyFrom(ability)}`
    case 'triggered':
      return worded(
        ability.word,
        sentence(
          whenText(voice, ability.when),
          ...(ability.if ? [phrase`se ${conditionText(voice, ability.if)}`] : []),
          doing(voice, ability),
        ),
      )
    case 'spell':
      return sentence('modes' in ability ? modesText(voice, ability.modes) : effectText(voice, ability.effect))
    case 'cost':
      if ('reduce' in ability)
        return sentence(phrase`questa magia costa ${verbatim(ability.reduce)} in meno per essere lanciata`)
      return 'alternative' in ability
        ? sentence(phrase`puoi ${paying(voice, ability.alternative)} invece di pagare il costo di mana di questa magia`)
        : sentence(
            phrase`come costo addizionale per lanciare questa magia, ${small(costText(voice, ability.additional))}`,
          )
  }
}

/** What a card says, one line each: keywords, then abilities. */
export const cardLines = (
  people: People,
  c: Pick<Characteristics, 'keywords' | 'abilities'>,
  self: Thing,
): readonly string[] => [
  ...[...new Set(c.keywords.map(keywordOf))].map((word) => {
    const n = c.keywords.filter((k) => keywordOf(k) === word).length
    return capital(verbatim(n > 1 ? `${word} (${n} istanze)` : word))
  }),
  ...c.abilities.map((a) => abilityText(people, a, self)),
]

/**
 * An effect that lasts, in plain words with everybody's name: «Nora non può guadagnare punti vita». No full stop. `fixed` is what it is
 * about where it was fixed as it began.
 */
export const plainLasting = (people: People, effect: Lasting, you: PlayerId, self?: Thing, fixed?: Noun): Phrase => {
  const v: Voice = { speaks: 'table', people, you, targets: [], met: [], ...(self === undefined ? {} : { self }) }
  return capital(
    fixed === undefined
      ? lastingText(v, effect, effectText)
      : lastingText({ ...v, about: fixed }, fixedOn(effect), effectText),
  )
}

/** What a change does to one thing: «diventa una creatura», «ha forza base 1». */
export const changeText = (
  people: People,
  modify: Extract<Lasting, { modify: unknown }>['modify'],
  what: Noun,
  you: PlayerId,
): Phrase => modified({ speaks: 'table', people, you, targets: [], met: [] }, modify, what)
