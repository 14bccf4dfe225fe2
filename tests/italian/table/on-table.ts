import type { CardView, StepView, TableView } from '#lib/italian/views'

// What a step says, against the table beside it.

/** A step, and the table before it. */
export interface Shown {
  readonly step: StepView
  readonly before: TableView
}

const cardsOf = (t: TableView): readonly (CardView & { readonly row: string })[] => [
  ...t.lanes.flatMap((l) => [l.attacker, ...l.blockers].map((c) => ({ ...c, row: 'lanes' }))),
  ...Object.entries(t.rows).flatMap(([row, cards]) => cards.map((c) => ({ ...c, row }))),
]
const bare = (x: object | undefined): string => {
  const {
    hot: _,
    row: __,
    poisoned: ___,
    resized: ____,
    damaged: _____,
    ...rest
  } = {
    ...{ hot: 0, row: 0, poisoned: 0, resized: 0, damaged: 0 },
    ...x,
  }
  return JSON.stringify(rest)
}

/** What is lit and did not change, or changed and is not lit. */
export function wronglyLit({ step: { table }, before }: Shown): readonly string[] {
  const was = new Map(cardsOf(before).map((c) => [c.id, c]))
  const cards = cardsOf(table).flatMap((c) => {
    const old = was.get(c.id)
    const taken = old !== undefined && ![old.row, c.row].includes('lanes') && old.row !== c.row
    const parts = old === undefined ? [false, false] : [old.pt !== c.pt, old.damage !== c.damage]
    const lit = [c.resized === true, c.damaged === true]
    return c.hot === (taken || bare(old) !== bare(c)) && parts.join() === lit.join() ? [] : [c.name]
  })
  const spells = table.stack.flatMap((s) => {
    const other = bare(before.stack.find(({ id }) => id === s.id)) !== bare(s)
    return (s.hot === true) === other ? [] : [s.name]
  })
  const seats = table.seats.flatMap((s) => {
    const old = before.seats.find(({ player }) => player === s.player)
    const piles = s.piles.flatMap((p) => {
      const other = bare(old?.piles.find(({ id }) => id === p.id)) !== bare(p)
      return (p.hot === true) === other ? [] : [`${s.name} ${p.label}`]
    })
    const life = s.hot === (old?.life !== s.life) ? [] : [s.name]
    return [...piles, ...life, ...((s.poisoned === true) === (old?.poison !== s.poison) ? [] : [`${s.name} veleno`])]
  })
  return [...cards, ...spells, ...seats]
}

/** With the apostrophe of every keyboard. */
const plain = (text: string): string => text.replaceAll('’', "'")

/** What a sentence says has come about, and its table does not show or showed before. */
export function unseen({ step: { sentence, table }, before }: Shown): boolean {
  const named = (names: string): readonly string[] => names.split(/, | ed? /)
  const damage = /il danno segnato (su ciascun[oa] )?passa da (\d+) a (\d+)/.exec(sentence)
  if (damage) {
    const [, each, was, is] = damage
    const marked = (t: TableView, n: string | undefined) => cardsOf(t).filter((c) => c.damage === Number(n))
    const then = new Set(marked(before, was).map((c) => c.id))
    return marked(table, is).filter((c) => then.has(c.id)).length < (each === undefined ? 1 : 2)
  }
  const counters = /segnalin[oi] (\S+): da (\d+) a (\d+)\.$/.exec(sentence)
  if (counters) {
    const [, kind, was, is] = counters
    const having = (t: TableView, n: string | undefined): readonly string[] =>
      cardsOf(t).flatMap((c) => {
        const has =
          n === '0' ? !c.counters.some((one) => one.endsWith(` ${kind}`)) : c.counters.includes(`${n} ${kind}`)
        return has ? [c.id] : []
      })
    return !having(table, is).some((id) => having(before, was).includes(id))
  }
  const life = /(?:^|[:,] |scende |sale |passa )da (−?\d+) a (−?\d+)\.$/.exec(sentence)
  if (life) {
    const total = (n: string | undefined): number => Number(n?.replace('−', '-'))
    return !table.seats.some(
      (s) => s.life === total(life[2]) && before.seats.some((x) => x.player === s.player && x.life === total(life[1])),
    )
  }
  const destroyed = /distrugge ([\p{L}, ]+?)(?:,|:|\.)/u.exec(sentence)?.[1]
  if (destroyed !== undefined) {
    const names = named(destroyed)
    const lies = (t: TableView): boolean => cardsOf(t).some((c) => names.includes(c.name))
    return lies(table) && !sentence.includes('sta per')
  }
  const gone = /neutralizza (\p{L}+),|: (\p{L}+) non si risolve/u.exec(sentence)
  const spell = gone?.[1] ?? gone?.[2]
  const on = (t: TableView): boolean => t.stack.some((s) => s.name === spell && !s.source.startsWith('Abilità'))
  if (spell !== undefined && gone?.[0].includes('bilità') !== true) return on(table) || !on(before)
  const left = /^L’abilità di (\p{L}+) lascia la pila/u.exec(sentence)?.[1]
  if (left !== undefined) return table.stack.some((s) => s.name === left) || !before.stack.some((s) => s.name === left)
  const lost =
    /^(?!.*non può)(?:.*[:,] |.*stato |.*controllo |.* e )?(\p{L}+)(?: ha .*)? perde (?:subito )?la partita\.$/u.exec(
      sentence,
    )?.[1]
  if (lost !== undefined) {
    const out = (t: TableView): readonly string[] =>
      t.seats.flatMap((s) => (s.states.some((state) => state.includes('perde la partita')) ? [s.name] : []))
    const now = table.seats.find((s) => s.name === lost)
    return now !== undefined && (!out(table).includes(lost) || (out(before).includes(lost) && now.team === undefined))
  }
  const spared = /sta per distruggere (\p{L}+)\.$/u.exec(sentence)?.[1]
  if (spared !== undefined) {
    const drawnAs = (t: TableView) => cardsOf(t).flatMap((c) => (c.name === spared ? [bare(c)] : []))
    return drawnAs(table).join() !== drawnAs(before).join()
  }
  // A printed card has a name of several words, and of two of a name it is said which.
  const cast =
    /^\p{L}+ lancia (?!la metà|entrambe le metà)(.+?)(?: con | a faccia | e paga | senza | per |, |: |\.$)/u.exec(
      plain(sentence),
    )?.[1]
  return cast !== undefined && !table.stack.some((s) => cast === plain(s.name) || cast.endsWith(` ${plain(s.name)}`))
}

/** An ability on the stack says what it says until it leaves. */
export const otherwise = ({ step: { table }, before }: Shown): readonly string[] =>
  table.stack.flatMap((s) => {
    const was = before.stack.find(({ id }) => id === s.id)
    return was === undefined || was.text.join() === s.text.join() ? [] : [s.name]
  })

/** What leaves the stack while something else begins to resolve: it had done all that it does, and lay there still. */
export const overdue = ({ step: { sentence, table }, before }: Shown): readonly string[] =>
  / si risolve(?: ed entra.*)?\.$/.test(sentence)
    ? before.stack.flatMap(({ id, name }) =>
        table.stack.some((s) => s.id === id) || sentence.includes(name) ? [] : [name],
      )
    : []
