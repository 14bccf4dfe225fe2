import type { Lasting } from '#lib/rules/index'
import { del, il, type Noun, noun, type Phrase, phrase, verb, verbatim } from '../grammar/index'
import { colors, subtype } from '../names/terms'

type Change = Exclude<Extract<Lasting, { modify: unknown }>['modify'], readonly unknown[]>
type Rewording = Extract<Change, { layer: '3' }>

const isColor = (word: string): word is keyof typeof colors => word in colors

/** The words that go and those that come: a colour's stand in a text in whatever form, and a subtype's as it is. */
function words({ oldWord, newWord }: Rewording): readonly [Phrase, Phrase] {
  const the = (color: keyof typeof colors): Phrase => il(noun(colors[color].it, 'm'))
  if (isColor(oldWord) && isColor(newWord))
    return [phrase`ogni parola che indica ${the(oldWord)}`, phrase`quella che indica ${the(newWord)}`]
  const quoted = (word: string): Phrase => verbatim(`“${isColor(word) ? colors[word].it : subtype(word).it.text}”`)
  return [phrase`la parola ${quoted(oldWord)}`, quoted(newWord)]
}

/** As a card says it: «cambia il testo di una creatura bersaglio sostituendo ogni parola che indica il nero con quella che indica il rosso». */
export function rewording(m: Rewording, what: Noun): Phrase {
  const [old, replacing] = words(m)
  return phrase`cambia il testo ${del(what)} sostituendo ${old} con ${replacing}`
}

/** As it comes about: «nel testo di Mago ogni parola che indica il nero diventa quella che indica il rosso». */
export function reworded(m: Rewording, what: Noun): Phrase {
  const [old, replacing] = words(m)
  return phrase`nel testo ${del(what)} ${old} diventa ${replacing}`
}

/** The same beside other changes of it: «Mago ha nel testo ogni parola che indica il nero sostituita con quella che indica il rosso». */
export function hasReworded(m: Rewording, what: Noun): Phrase {
  const [old, replacing] = words(m)
  return phrase`${verb('ha', what)} nel testo ${old} sostituita con ${replacing}`
}
