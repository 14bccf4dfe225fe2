import { isRecord } from '#lib/base/json'
import { isKeyword, keywords, parametersOf } from '../../cr/index'
import type { Keyword, KeywordInstance } from '../../kernel/card'
import { either } from '../../language/either'
import { concept, named } from '../../language/named'
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
const KEYWORD_WORDS: Keys = {
  amount: count,
  from: quality,
  what: filter,
  cost: either(mana, list(named('cost'))),
  mega: yes,
  multi: yes,
  over: oneOf(['planeswalkers']),
}

/** A keyword with the words that it takes. */
export const instance: Schema<KeywordInstance> = {
  check: (v, p, out) => {
    const name = isRecord(v) ? v.keyword : undefined
    const problems = out.problems.length
    keywordName.check(name, `${p}.keyword`, out)
    if (out.problems.length > problems || typeof name !== 'string') return
    const takes = Object.entries(parametersOf(name)).map(([word, how]) => {
      const of = KEYWORD_WORDS[word] ?? text
      return [word, how === 'needed' ? of : optional(of)] as const
    })
    shape({ keyword: keywordName, ...Object.fromEntries(takes) }).check(v, p, out)
  },
  json: () =>
    shape({
      keyword: keywordName,
      ...Object.fromEntries(Object.entries(KEYWORD_WORDS).map(([word, of]) => [word, optional(of)])),
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
