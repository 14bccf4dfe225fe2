import { isRecord } from '#lib/base/json'
import { isKeyword, keywords, parametersOf } from '../../cr/index'
import type { Keyword, KeywordInstance, KeywordMap } from '../../kernel/keyword'
import { either } from '../../language/either'
import { concept, exactly, named } from '../../language/named'
import { type Keys, list, oneOf, optional, type Schema, shape, text, yes } from '../../language/schema'
import { decided, UNDECIDED } from '../../language/undecided'
import { count, filter, mana, quality } from '../../language/words'

declare module '../../language/named' {
  interface Concepts {
    keywordName: Keyword
    keyword: Keyword | KeywordInstance
  }
}

/** A keyword that some rule makes known. */
export const keywordName = concept('keywordName')(
  decided<Schema<Keyword>>(
    {
      check: (v, p, out) => {
        if (typeof v !== 'string') text.check(v, p, out)
        else if (!isKeyword(v))
          out.problems.push({ path: p, code: 'unknown-name', found: v, expected: keywords.join(', ') })
      },
      json: () => ({ enum: [...keywords] }),
    },
    UNDECIDED.keywords,
  ),
)

/** Words that keywords may be written with. */
const words = {
  amount: count,
  from: quality,
  what: filter,
  cost: either(mana, list(named('cost'))),
  mega: yes,
  multi: yes,
  over: oneOf(['planeswalkers']),
  name: text,
}
const known: Keys = words

type Instance = KeywordMap[Keyword]
type WordOf<I> = I extends unknown ? keyof I : never
type Said<I, W> = I extends unknown ? (W extends keyof I ? Required<I>[W] : never) : never
// They are those that the rooms of all keywords have.
exactly<{ readonly [W in WordOf<Instance>]: Said<Instance, W> }>()(shape(words))

/** A keyword with the words that it takes. */
export const instance: Schema<KeywordInstance> = {
  check: (v, p, out) => {
    const name = isRecord(v) ? v.keyword : undefined
    const problems = out.problems.length
    keywordName.check(name, `${p}.keyword`, out)
    if (out.problems.length > problems || typeof name !== 'string') return
    const takes = Object.entries(parametersOf(name)).flatMap(([word, how]) => {
      const of = known[word]
      return of ? [[word, how === 'needed' ? of : optional(of)] as const] : []
    })
    shape({ keyword: keywordName, ...Object.fromEntries(takes) }).check(v, p, out)
  },
  json: () =>
    shape({
      keyword: keywordName,
      ...Object.fromEntries(Object.entries(words).map(([word, of]) => [word, optional(of)])),
    }).json(),
}

/** A keyword by its name alone, where it needs no other word. */
const bare: Schema<Keyword> = {
  check: (v, p, out) => {
    keywordName.check(v, p, out)
    if (typeof v !== 'string') return
    const [missing] = Object.entries(parametersOf(v)).flatMap(([word, how]) => (how === 'needed' ? word : []))
    if (missing !== undefined) out.problems.push({ path: `${p}.${missing}`, code: 'missing', expected: missing })
  },
  json: keywordName.json,
}
const form: Schema<Keyword | KeywordInstance> = {
  check: (v, p, out) => (typeof v === 'object' ? instance : bare).check(v, p, out),
  json: () => either(bare, instance).json(),
}
export const keyword = concept('keyword')(form)
