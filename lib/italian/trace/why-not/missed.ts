import type { Kept, NearMiss } from '#lib/rules/index'
import { del, type Noun, noun, phrase } from '../../grammar/index'
import { isKeyword } from '../../names/terms'
import { object, origin, type Tale } from '../telling/context'
import { ofKeyword } from '../telling/keyworded'
import { abilityNoun } from './scene'

/** A triggered ability that came near and did not trigger. */
export type Missed = Extract<NearMiss['missed'], { type: 'trigger' }>
/** What kept it, by one kind of thing. */
export type By<K extends Kept['by']> = Extract<Kept, { by: K }>

/** What it is called: «l'abilità di Coro», «persistere di Strega». */
export const named = (t: Tale, { source: of, keyword, delayed, ability }: Missed): Noun =>
  keyword !== undefined && isKeyword(keyword)
    ? ofKeyword(keyword, object(t, of))
    : delayed === undefined
      ? abilityNoun(t, of)
      : noun(phrase`abilità ritardata ${del(origin(t, of, ability))}`, 'f')

/** Who controls it, or did just before. */
export const controllerOf = (t: Tale, { source: of }: Missed): string =>
  t.view(t.batch).controller(of) || t.view(t.batch - 1).controller(of)
