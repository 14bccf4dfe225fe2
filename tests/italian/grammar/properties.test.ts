import fc from 'fast-check'
import {
  agree,
  al,
  and,
  type CountableWord,
  con,
  count,
  countables,
  counted,
  dal,
  del,
  ed,
  il,
  isPlural,
  type Noun,
  name,
  nel,
  nessun,
  noun,
  or,
  quel,
  say,
  sul,
  typeset,
  un,
  verb,
} from '#lib/italian/grammar/index'
import { lint } from '#lib/italian/lint/index'
import { objectNames, playerNames } from '#lib/italian/names/given'
import { cardTypes, keywords, steps, subtypes, zones } from '#lib/italian/names/terms'

const common: readonly Noun[] = [
  ...[cardTypes, keywords, steps, zones].flatMap((record) => Object.values(record).map((term) => term.it)),
  ...[...subtypes.values()].flatMap(({ it, plural }) => [noun(it.text, it.gender), noun(plural, it.gender, 'p')]),
]
const named: readonly Noun[] = [
  ...Object.values(playerNames).flat(),
  ...Object.entries(objectNames).map(([text, gender]) => name(text, gender)),
]
const singular = common.filter((x) => x.number !== 'p')

const aNoun = fc.constantFrom(...common)
const aName = fc.constantFrom(...named)
const aSingular = fc.constantFrom(...singular)
const aWord = fc.constantFrom(...(Object.keys(countables) as CountableWord[]))
const anAmount = fc.oneof(
  fc.nat(30),
  fc.constantFrom(80, 81, 88, 89, 90, 100, 101, 108, 111, 799, 800, 811, 899, 900, 1000),
)
const something = fc.oneof(
  aNoun,
  aName,
  fc.tuple(anAmount, aWord).map(([n, word]) => count(n, word)),
)

/** Ids of the errors that the checks on articles and agreement (L01–L24) find. */
const faults = (text: string) =>
  lint(text, { where: 'lesson' })
    .filter((f) => f.check <= 'L24')
    .map((f) => `${f.check} ${f.found}`)

it('articles and prepositions before any noun or name pass the checks', () => {
  fc.assert(
    fc.property(fc.oneof(aNoun, aName), (x) => {
      for (const make of [il, quel, del, al, dal, nel, sul, con]) {
        if (make === quel && x.proper) continue
        expect(faults(say`Nora vede ${make(x)}.`)).toEqual([])
      }
    }),
    { numRuns: 400 },
  )
})

it('indefinite articles and nessun pass the checks, under a preposition too', () => {
  fc.assert(
    fc.property(aSingular, (x) => {
      for (const text of [un(x), nessun(x), al(un(x)), del(un(x)), nel(un(x)), dal(nessun(x))])
        expect(faults(say`Nora vede ${text}.`)).toEqual([])
    }),
    { numRuns: 300 },
  )
})

it('figures with their nouns pass the checks, with and without article', () => {
  fc.assert(
    fc.property(anAmount, aWord, (n, word) => {
      const bare = count(n, word)
      const withArticle = counted(n, word)
      for (const text of [
        il(bare),
        al(bare),
        del(bare),
        il(withArticle),
        al(withArticle),
        dal(withArticle),
        quel(withArticle),
      ])
        expect(faults(say`Nora conta ${text}.`)).toEqual([])
      expect(faults(say`${verb('resta', n)} ${bare}.`)).toEqual([])
      expect(faults(say`${verb('viene', bare)} ${agree('rimosso', bare)} ${bare}.`)).toEqual([])
    }),
    { numRuns: 500 },
  )
})

it('lists pass the checks and name everything once, in order', () => {
  fc.assert(
    fc.property(fc.uniqueArray(something, { minLength: 1, maxLength: 5, selector: (x) => x.text }), (xs) => {
      expect(faults(say`Nora sceglie ${and(xs)}.`)).toEqual([])
      expect(faults(say`Nora sceglie ${or(xs)}.`)).toEqual([])
      expect(and(xs).split(/, | e | ed /)).toEqual(xs.flatMap((x) => x.text.split(/, | e | ed /)))
    }),
  )
})

it('the euphonic d stands exactly between equal vowels', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[A-ZÀÈÉ][a-zàèé]{1,8}$/), fc.constantFrom('m', 'f'), (text, gender) => {
      const x = name(text, gender)
      expect(al(x).startsWith('ad ')).toBe(/^[AÀ]/.test(text))
      expect(ed(x).startsWith('ed ')).toBe(/^[EÈÉ]/.test(text))
    }),
  )
})

it('agreement never leaves the word it was given', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('distrutto', 'TAPpato', 'bianco', 'verde', 'blu', 'indistruttibile'),
      fc.array(something, { minLength: 1, maxLength: 3 }),
      (word, xs) => {
        const made = agree(word, xs)
        expect(made.slice(0, 3)).toBe(word.slice(0, 3))
        expect(faults(say`${and(xs)} ${verb('resta', xs)} ${made}.`).filter((f) => f.startsWith('L22'))).toEqual([])
        if (word.endsWith('o')) expect(/[ie]$/.test(made)).toBe(isPlural(xs))
      },
    ),
  )
})

it('is total: any text has a sound, an article, a preposition', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('m', 'f'),
      fc.constantFrom('s', 'p'),
      (text, gender, number) => {
        const x = noun(text, gender, number)
        for (const make of [il, un, nessun, quel, del, al, dal, nel, sul, con, ed])
          expect(make(x).endsWith(text)).toBe(true)
      },
    ),
  )
})

it('typesetting changes only apostrophes and spaces after figures, once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const set = typeset(text)
      expect(typeset(set)).toBe(set)
      expect(set.replaceAll('’', "'").replaceAll('\u00a0', ' ')).toBe(
        text.replaceAll('’', "'").replaceAll('\u00a0', ' '),
      )
    }),
  )
})
