import type { Ability, Effect, Filter, PlayerId } from '#lib/rules/index'
import { del, il, type Noun, name, noun, type Phrase, phrase, verb, verbatim } from '../grammar/index'
import type { People, Thing } from '../names/people'
import { typeNoun } from '../names/terms'

/** What may be targeted, as abilities write it. */
export interface TargetSpec {
  readonly kind: 'any' | 'player' | 'object'
  readonly filter?: Filter
}

/** Who speaks: a card, which calls its controller «tu», or the table, which calls everybody by name. */
export interface Voice {
  readonly speaks: 'card' | 'table'
  readonly people: People
  /** Whom the text calls «tu» where it is known, or names. */
  readonly you?: PlayerId
  /** The object that the text is on: «questa creatura», or its name. */
  readonly self?: Thing
  /** What a lasting effect is fixed on, whatever it says of objects itself: «una creatura bersaglio», «Orso». */
  readonly about?: Noun
  readonly targets: readonly TargetSpec[]
  /** The text follows an event of its source, which need not be named again: «Quando questa creatura entra, infligge 3 danni». */
  readonly goesOn?: true
  /** What is said is so as long as the card is there: a static ability's. */
  readonly always?: true
  /** What an ability says that a text gives to something: an emblem's. */
  readonly quoted?: (ability: Ability) => Phrase
  /** The text works where its object is no permanent: «questa carta». */
  readonly asCard?: true
  /** A printed ability declares its targets: whoever it names otherwise it does not target. */
  readonly aims?: false
  /** What a trigger is about, for «quella creatura». */
  readonly that?: Noun
  /** What the instruction before chooses for this one: a card says it here, «esilia una carta dalla tua mano». */
  readonly picked?: Noun
  /** Players and objects of the scenario that a printed text can only call targets, in the order in which it meets them. */
  readonly met: string[]
}

/** How long most effects last. */
export const EOT = 'fino alla fine del turno'

/** How an instruction is said: handed to what stands inside instructions and holds some itself. */
export type Say = (v: Voice, e: Effect) => Phrase

/** A player or players as a subject: `you` takes the second person and is not said. */
export interface Subject {
  /** The same for the same player, however called. */
  readonly key: string
  readonly person: 'you' | 'other'
  /** After a preposition: «te», «un avversario bersaglio». */
  readonly noun: Noun
}

/** «questa creatura», «questo artefatto»; at the table its name; what is not a permanent is «questa magia», and what is on no card an effect. */
export function selfNoun(v: Voice): Noun {
  if (v.about) return v.about
  if (v.self?.text === '') return name('questo effetto', 'm')
  if (v.speaks === 'table' && v.self) return v.self
  if (v.asCard) return name('questa carta', 'f')
  const types = v.self?.types ?? []
  const spell = types.includes('instant') || types.includes('sorcery')
  const type = spell ? noun('magia', 'f') : typeNoun(types)
  return name(phrase`${verbatim(type.gender === 'f' ? 'questa' : 'questo')} ${type}`, type.gender)
}

/** One of them: «un avversario» where «ogni avversario» would be all. */
export const one = (s: Subject): Subject =>
  s.noun.text.startsWith('ogni avversario') ? { ...s, noun: name(s.noun.text.replace('ogni', 'un'), 'm') } : s

const seconds = {
  aggiunge: 'aggiungi',
  cerca: 'cerchi',
  guarda: 'guardi',
  profetizza: 'profetizzi',
  rivela: 'riveli',
  riceve: 'ricevi',
  rimescola: 'rimescoli',
  sorveglia: 'sorvegli',
  attiva: 'attivi',
  TAPpa: 'TAPpi',
  gioca: 'giochi',
  scarta: 'scarti',
  controlla: 'controlli',
  crea: 'crei',
  guadagna: 'guadagni',
  ha: 'hai',
  lancia: 'lanci',
  macina: 'macini',
  mette: 'metti',
  ottiene: 'ottieni',
  passa: 'passi',
  paga: 'paghi',
  perde: 'perdi',
  pesca: 'peschi',
  prende: 'prendi',
  può: 'puoi',
  sacrifica: 'sacrifichi',
  salta: 'salti',
  sta: 'stai',
  subisce: 'subisci',
  vince: 'vinci',
} as const
export type PlayerVerb = keyof typeof seconds

/** A verb as its subject wants it: «guadagni», «guadagna», «guadagnano». */
export const conjugate = (it: PlayerVerb, s: Subject): Phrase =>
  s.person === 'you' ? verbatim(seconds[it]) : verb(it, s.noun)

/** The subject as it opens a clause; empty for «tu». */
export const opening = (s: Subject): Phrase => (s.person === 'you' ? verbatim('') : il(s.noun))

/** Subject and verb: «guadagni», «un avversario bersaglio guadagna». */
export const doing = (s: Subject, it: PlayerVerb): Phrase =>
  s.person === 'you' ? conjugate(it, s) : phrase`${opening(s)} ${conjugate(it, s)}`

/** What is somebody's: «il tuo grimorio», «il grimorio di un avversario bersaglio». */
export const belonging = (s: Subject, thing: Noun): Noun =>
  s.person === 'you'
    ? noun(
        phrase`${verbatim(tuo[thing.gender][thing.number === 'p' ? 1 : 0] ?? '')} ${thing}`,
        thing.gender,
        thing.number,
      )
    : noun(phrase`${thing} ${del(s.noun)}`, thing.gender, thing.number)

const tuo = { m: ['tuo', 'tuoi'], f: ['tua', 'tue'] } as const
