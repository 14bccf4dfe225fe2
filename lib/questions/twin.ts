import { shuffled } from '#lib/base/seed'
import { type AnotherWish, claiming, type Make, unlike } from './another'
import { levelOf } from './difficulty'
import { instantiate } from './instantiate'
import type { Item, ItemId } from './item'
import { LEVELS } from './level'
import { readingsOf } from './probe'
import { templates } from './templates/index'

/** Sound items of a template that are looked at, and other templates: a room waits meanwhile. */
const LOOKED_AT = 80
const OTHERS = 4

/**
 * A question to vote on after another was talked about, repeatable for a seed. Votes on the two are compared, so it is answered in the same
 * form, in as many parts, is decided by the same rules and no others, and is of a level no higher: of the same template where that has
 * one, else of another. Undefined where there is none.
 */
export function drawTwin(
  item: Item,
  seed: string,
  { without = [], ...wish }: AnotherWish,
  make: Make = instantiate,
): ItemId | undefined {
  const fits = (other: Item): boolean => answeredAlike(item, other) && sameRules(item, other)
  for (const template of [item.template, ...othersFor(item, seed)]) {
    if (without.includes(template)) continue
    const twin = unlike(item, template, seed, wish, make, { fits, most: LOOKED_AT })
    if (twin !== undefined) return twin
  }
  return undefined
}

const answeredAlike = (a: Item, b: Item): boolean =>
  a.form === b.form && readingsOf(a.probe).length === readingsOf(b.probe).length

const sameRules = ({ claims }: Item, other: Item): boolean =>
  claims.length === other.claims.length && claims.every((rule) => other.claims.includes(rule))

/** Templates, but for its own, whose items may be decided by the rules of one, of a level no higher. */
function othersFor(item: Item, seed: string): readonly string[] {
  const [rule, ...more] = item.claims
  if (rule === undefined) return []
  const of = (id: string) => templates.find((t) => t.id === id)
  const hard = ({ claims }: Pick<Item, 'claims'>): number => LEVELS.indexOf(levelOf({ claims }))
  const most = hard(of(item.template) ?? item)
  const may = (id: string): boolean => {
    const t = of(id)
    return t !== undefined && more.every((r) => t.claims.includes(r)) && hard(t) <= most
  }
  return shuffled(`${seed}:twin`, claiming(rule, item.template).filter(may)).slice(0, OTHERS)
}
