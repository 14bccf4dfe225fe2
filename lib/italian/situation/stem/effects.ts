import { isRecord } from '#lib/base/json'
import type { Choice, Effect, EffectSpec, PlayerId, ScriptStep } from '#lib/rules/index'
import { plainLasting, spellText } from '../../card/text'
import { and, del, il, type Noun, name, noun, type Phrase, phrase, sentence, verbatim } from '../../grammar/index'
import { objectNoun } from '../../names/objects'
import { opponentsOf, type People, playerOf, thingOf } from '../../names/people'
import { typeNoun } from '../../names/terms'
import { inZone, type ZoneId, zones } from '../../names/terms/zones'
import { cardChoice } from './choosing'
import { copiesMade } from './copies-made'
import { asksFor, type Teller } from './teller'

type Bare = Extract<ScriptStep, { effect: unknown }>

/** A shield of regeneration that is there before anything else happens. */
export const shieldedBy = (step: ScriptStep | undefined): string | undefined =>
  typeof step === 'object' &&
  'effect' in step &&
  step.effect.do === 'regenerate' &&
  typeof step.effect.what === 'string'
    ? step.effect.what
    : undefined

/** What already has a shield of regeneration as the story begins: the first steps of a script are told, and drawn, as the situation. */
export const leadingShields = (script: readonly ScriptStep[]): readonly string[] => {
  const end = script.findIndex((s) => shieldedBy(s) === undefined)
  return script.slice(0, end < 0 ? script.length : end).flatMap((s) => shieldedBy(s) ?? [])
}

/** What causes a bare effect: the object that it comes from, or the spell of that name. Without either it is an effect, and no spell. */
export function causeOf(people: People, step: Bare, active: PlayerId): Noun {
  if (step.source !== undefined) return noun(phrase`abilità ${del(thingOf(people, step.source))}`, 'f')
  if (step.name !== undefined) return objectNoun(step.name, [])
  return noun(phrase`effetto ${del(playerOf(people, step.by ?? active))}`, 'm')
}

/** Whether a scenario speaks of a player otherwise than as a target: something is theirs, or done by them. */
const isTold = ({ scenario }: People, id: PlayerId): boolean =>
  new RegExp(`"${id}":|"(?:by|of)":"${id}"`).test(JSON.stringify(scenario))

/** Targets that the text cannot name and the reader cannot guess: objects, and players of several opponents or of whom nothing else is said. */
function targetsSaid(people: People, ids: readonly string[], you: PlayerId): Phrase {
  const others = opponentsOf(people, you)
  const said = ids.filter(
    (id) => !people.players[id] || others.length > 1 || !others.includes(id) || !isTold(people, id),
  )
  const nouns = said.map((id) => people.players[id] ?? thingOf(people, id))
  return nouns.length
    ? phrase` con ${verbatim(nouns.length > 1 ? 'bersagli' : 'bersaglio')} ${and(nouns)}`
    : verbatim('')
}

/** Whether a nameless effect of the same player has been told before. */
export const isAnother = (script: readonly ScriptStep[], n: number, active: PlayerId): boolean => {
  const effectBy = (s: ScriptStep | undefined): PlayerId | undefined =>
    typeof s === 'object' && 'effect' in s && s.source === undefined && s.name === undefined
      ? (s.by ?? active)
      : undefined
  const mine = effectBy(script[n])
  return mine !== undefined && script.slice(0, n).some((s) => shieldedBy(s) === undefined && effectBy(s) === mine)
}

/** What has no name and no source is an effect; an ability where cards in graveyards are counted, among which a spell would be. */
const unnamed = (counted: boolean, another: boolean): string =>
  counted ? (another ? "un'altra abilità" : "un'abilità") : another ? 'un altro effetto' : 'un effetto'

/** «Si risolve un effetto di Anna: «Un avversario bersaglio perde 6 punti vita.»» */
export function effectSentence(t: Teller, step: Bare, active: PlayerId, when: Phrase, another: boolean): Phrase {
  const { people } = t
  const you = step.by ?? active
  const self = step.source === undefined ? undefined : thingOf(people, step.source)
  const spell = step.name === undefined ? undefined : objectNoun(step.name, [])
  const { text, targets } = spellText(people, step.effect, you, self ?? (spell && { ...spell, types: ['sorcery'] }))
  const anna = playerOf(people, you)
  const what =
    self !== undefined
      ? phrase`un'abilità ${del(self)}`
      : spell === undefined
        ? phrase`${verbatim(unnamed(asksFor(t, 'graveyard'), another))} ${del(anna)}`
        : phrase`${spell}, una magia ${del(anna)}`
  const head = phrase`${when === '' ? verbatim('si risolve') : phrase`${when} si risolve`} ${what}`
  const to = targetsSaid(people, targets, you)
  const comma = spell !== undefined && self === undefined && to !== '' ? ',' : ''
  return sentence(phrase`${head}${verbatim(comma)}${to}: «${verbatim(text)}»`)
}

/** Which card of a hand an effect takes, where its text fits more than one of them: «Anna sceglie Manto.» */
export function handSentence(people: People, step: Bare, active: PlayerId): readonly Phrase[] {
  const you = step.by ?? active
  const typed = (id: string): string => typeNoun(people.things[id]?.types ?? []).text
  const hand = (people.scenario.hand?.[you] ?? []).map(({ id }) => id)
  const picked = spellText(people, step.effect, you).fromHand.filter((id) =>
    hand.some((other) => other !== id && typed(other) === typed(id)),
  )
  return picked.length > 0
    ? [sentence(phrase`${playerOf(people, you)} sceglie ${and(picked.map((id) => thingOf(people, id)))}`)]
    : []
}

/** New totals, where the text leaves them to a player: «Anna ne prende 12 e Nora 5.» */
export function totalsSentence(people: People, effect: Effect): readonly Phrase[] {
  if (effect.do === 'sequence' || effect.do === 'together')
    return effect.steps.flatMap((s) => totalsSentence(people, s))
  if (effect.do !== 'redistributeLife') return []
  return effect.totals ? [totalsSaid(people, effect.totals)] : []
}

/** «Dopo la ridistribuzione il totale di Anna è 12 e quello di Nora 5.» */
function totalsSaid(people: People, totals: Readonly<Record<PlayerId, number>>): Phrase {
  const parts = Object.entries(totals).map(
    ([p, n], i) => phrase`${verbatim(i === 0 ? 'il totale' : 'quello')} ${del(playerOf(people, p))} è ${n}`,
  )
  return sentence(phrase`dopo la ridistribuzione ${and(parts)}`)
}

/** An effect that the scenario begins with: «Nora non può guadagnare punti vita.», «Per l'effetto di Urna, se Nora…» */
export function lastingSentence(people: People, spec: EffectSpec, n: number): Phrase {
  const { of, name: _, ...effect } = spec
  const plain = plainLasting(people, effect, of ?? people.start.state.turn.active)
  const called = people.effects[`s${n}`]
  if (!called) return sentence(plain)
  if ('prevent' in effect) return sentence(verbatim(plain.replace(/^Uno scudo/, `lo scudo ${del(called)}`)))
  const small = /^(?:Se|Gli|I|Le|La|Il|L'|Ogni|Non) ?/.test(plain)
    ? verbatim(plain.charAt(0).toLowerCase() + plain.slice(1))
    : plain
  return sentence(phrase`per l'effetto ${del(called)}`, small)
}

/** Of a legend and its copy, which of the two is kept: what they have in common, which decides, is said only where there are several such pairs. */
function keptLegend(people: People, id: string): { readonly among: Phrase; readonly kept: Phrase } {
  const all = copiesMade(people.scenario)
  const several = new Set(all.map(({ of }) => of)).size > 1
  const original = all.find((copy) => copy.id === id)?.of ?? id
  const [copy, ...others] = several ? all.filter(({ of }) => of === original) : all
  const among =
    several && typeof original === 'string'
      ? phrase`fra i permanenti di nome ${thingOf(people, original)}`
      : verbatim('se deve scegliere fra permanenti leggendari,')
  if (!copy) return { among, kept: il(thingOf(people, id)) }
  if (people.things[id]) return { among, kept: il(noun(`carta ${thingOf(people, id).text}`, 'f')) }
  const one = others.length === 0 && (copy.amount ?? 1) === 1
  return { among, kept: one ? il(noun('pedina', 'f')) : verbatim('una delle pedine') }
}

/** Whether what is chosen among cards is in a hand. */
const picksFromHand = ({ scenario }: People): boolean =>
  JSON.stringify(scenario).includes('"do":"choose","from":{"zone":"hand"')

/** Colours that a player chooses. */
const COLOR_NOUNS: Readonly<Record<string, string>> = {
  W: 'il bianco',
  U: 'il blu',
  B: 'il nero',
  R: 'il rosso',
  G: 'il verde',
}

/** The colour that is chosen for the mana of an ability, where nothing else is chosen so: «il blu». */
export function colorOfMana({ scenario }: People): string | undefined {
  const [only, ...more] = (scenario.choices ?? []).filter((c) => c.choose === 'color')
  const adds = JSON.stringify(scenario).split('"mana":"any-color"').length === 2
  return adds && !more.length && typeof only?.answer === 'string' ? COLOR_NOUNS[only.answer] : undefined
}

/** A choice that the scenario makes for a player, other than the division of damage. */
export function choiceSentence(people: People, c: Choice): Phrase | undefined {
  const anna = c.player === undefined ? undefined : playerOf(people, c.player)
  const named = (id: string): Noun | undefined => Object.values(people.effects).find((e) => e.text === id)
  const called = (id: string): Noun => people.players[id] ?? people.effects[id] ?? named(id) ?? thingOf(people, id)
  const { answer } = c
  if (c.choose === 'distribution' && isRecord(answer))
    return totalsSaid(people, answer as Readonly<Record<string, number>>)
  const cards = cardChoice(people, c)
  if (cards !== undefined) return cards
  const listed = typeof answer === 'string' ? [answer] : Array.isArray(answer) ? (answer as readonly string[]) : []
  const [first] = listed
  if (first === undefined) return undefined
  const chooser = anna ?? name('chi sceglie', 'm')
  switch (c.choose) {
    case 'replacement':
      return people.scenario.choices?.some((x) => x.choose === 'replacement' && x.player !== c.player)
        ? sentence(phrase`${chooser} vuole applicare per primo l'effetto ${del(called(first))}`)
        : sentence(phrase`${chooser} applica per primo l'effetto ${del(called(first))}`)
    case 'prevention':
      return sentence(phrase`lo scudo previene prima il danno ${del(called(first))}`)
    case 'trigger-order':
      return sentence(
        phrase`in pila va prima l'abilità ${del(called(first))}${verbatim(
          listed
            .slice(1)
            .map((x) => `, poi quella ${del(called(x))}`)
            .join(''),
        )}`,
      )
    case 'target':
      return c.of === undefined
        ? sentence(phrase`${chooser} sceglie come bersaglio ${called(first)}`)
        : sentence(phrase`per l'abilità ${del(called(c.of))} ${chooser} sceglie come bersaglio ${called(first)}`)
    case 'color':
      return COLOR_NOUNS[first] === undefined || colorOfMana(people) !== undefined
        ? undefined
        : sentence(phrase`${chooser} sceglie ${verbatim(COLOR_NOUNS[first])}`)
    case 'legend': {
      const { among, kept } = keptLegend(people, first)
      return sentence(phrase`${among} ${chooser} tiene ${kept}`)
    }
    case 'commander':
      return c.of === undefined
        ? undefined
        : sentence(
            phrase`${verbatim(answer === 'stay' ? '' : 'se può, ')}${playerOf(people, people.start.state.objects[c.of]?.owner ?? '')} ${verbatim(answer === 'stay' ? 'lascia' : 'mette')} ${called(c.of)} ${verbatim(answer === 'stay' ? 'dove va' : 'nella zona di comando')}`,
          )
    case 'goes':
      return c.of === undefined || !(first in zones)
        ? undefined
        : sentence(phrase`${chooser} sceglie che ${il(called(c.of))} vada ${inZone(first as ZoneId)}`)
    case 'pick':
      return sentence(
        phrase`${chooser} ${verbatim(picksFromHand(people) ? 'sceglie' : 'vuole prendere')} ${called(first)}`,
      )
    case 'random':
      return sentence(phrase`se decide il caso, esce ${called(first)}`)
    case 'sacrifice':
      // What is chosen for it is not sacrificed yet: whether it is, may be asked.
      return sentence(phrase`${chooser} sceglie ${called(first)}`)
    default:
      return undefined
  }
}
