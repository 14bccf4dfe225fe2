import type { ScriptStep } from '#lib/rules/index'
import { del, noun, type Phrase, phrase, verbatim } from '../../grammar/index'
import { type People, playerOf, thingOf } from '../../names/people'

type Inspecting = Extract<ScriptStep, { look: string } | { count: string } | { arrange: string } | { ante: string }>

const zones = [
  ['library', 'grimorio', 'm'],
  ['hand', 'mano', 'f'],
  ['graveyard', 'cimitero', 'm'],
] as const

/** «Del proprio grimorio», «della mano di Nora». */
function ofZone(people: People, s: { readonly [Z in (typeof zones)[number][0]]?: string }, who: string): Phrase {
  const [zone, word, gender] = zones.find(([z]) => s[z] !== undefined) ?? zones[0]
  const whose = s[zone]
  return whose === who || whose === undefined
    ? del(noun(`${gender === 'f' ? 'propria' : 'proprio'} ${word}`, gender))
    : phrase`${del(noun(word, gender))} ${del(playerOf(people, whose))}`
}

const words = {
  look: ['guardare', 'guarda'],
  count: ['contare', 'conta'],
  arrange: ['riordinare', 'riordina'],
  ante: ['mettere in posta', 'mette in posta'],
} as const

/** Who looks, counts or arranges, and what they do: «guardare le carte del proprio grimorio», or «guarda …». */
export function inspecting(
  people: People,
  s: Inspecting,
  form: 'infinitive' | 'present',
): { readonly who: string | undefined; readonly does: Phrase } {
  const word = (of: keyof typeof words): Phrase => verbatim(words[of][form === 'infinitive' ? 0 : 1])
  if ('ante' in s) return { who: s.by, does: phrase`${word('ante')} ${thingOf(people, s.ante)}` }
  if ('look' in s) {
    const what = 'at' in s ? thingOf(people, s.at) : phrase`le carte ${ofZone(people, s, s.look)}`
    return { who: s.look, does: phrase`${word('look')} ${what}` }
  }
  return 'count' in s
    ? { who: s.count, does: phrase`${word('count')} le carte ${ofZone(people, s, s.count)}` }
    : { who: s.arrange, does: phrase`${word('arrange')} le carte ${ofZone(people, s, s.arrange)}` }
}
