import type { Ability, ObjectId, ObjectRef } from '#lib/rules/index'
import { agree, type Noun, noun, phrase } from '../grammar/index'
import { type Thing, thingOf } from '../names/people'
import { typeNoun } from '../names/terms'
import type { Voice } from './voice'

/** «La creatura scelta»: what a printed text sends damage to, where the scenario names something. No card prints the name of another. */
export function chosenThing(v: Voice, ref: ObjectRef): Noun | undefined {
  const there = v.aims === false && typeof ref === 'string' && v.people.things[ref] !== undefined
  if (!there) return undefined
  const thing = thingOf(v.people, ref)
  return thing.text === v.self?.text ? undefined : chosenOf(thing)
}

/** What something is called that has been chosen: «creatura scelta». */
export function chosenOf({ types }: Thing): Noun {
  const type = typeNoun(types)
  return noun(phrase`${type} ${agree('scelto', type)}`, type.gender)
}

/** What the printed texts of an object send damage to by its label. */
export const chosenBy = (abilities: readonly Ability[]): readonly ObjectId[] =>
  abilities.flatMap((a) =>
    a.type === 'static'
      ? a.effects.flatMap((e) =>
          'replace' in e &&
          'redirect' in e.with &&
          'object' in e.with.redirect &&
          typeof e.with.redirect.object === 'string'
            ? [e.with.redirect.object]
            : [],
        )
      : [],
  )
