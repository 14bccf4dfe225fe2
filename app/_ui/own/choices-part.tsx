import { useState } from 'react'
import { isRecord, type Json } from '#lib/base/json'
import type { EditedView, MissingChoice } from '#lib/italian/edited'
import { type FieldShape, resolved, startOf } from '#lib/italian/editor'
import type { PartProps } from './actions-part'
import { BenchProvider, useBench } from './fields/bench'
import { Field } from './fields/field'
import { useNextFocus } from './fields/use-next-focus'
import { entriesOf, withEntry, withoutEntry } from './situation'

type Kind = MissingChoice['choose']

/** Choices that are answered with one of the options, and those answered with some of them in an order; the others have a form. */
const ONE: ReadonlySet<Kind> = new Set([
  'replacement',
  'legend',
  'target',
  'copy',
  'attach',
  'may',
  'color',
  'pile',
  'commander',
  'mulligan',
  'goes',
])
const MANY: ReadonlySet<Kind> = new Set([
  'trigger-order',
  'order',
  'search',
  'discard',
  'take',
  'pick',
  'random',
  'shuffle',
  'sacrifice',
  'exile',
  'piles',
  'prevention',
  'modes',
])
/** What is shared out: so much for each of the options. */
const SHARED: ReadonlySet<Kind> = new Set(['assign-damage', 'divide', 'distribution'])

const WORDS: Readonly<Record<string, string>> = {
  yes: 'Sì',
  no: 'No',
  none: 'Nessuno',
  first: 'La prima',
  second: 'La seconda',
  keep: 'Tiene la mano',
  mulligan: 'Fa un mulligan',
  command: 'Va nella zona di comando',
  stay: 'Resta dov’è',
  graveyard: 'Nel cimitero',
  exile: 'In esilio',
  hand: 'In mano',
  library: 'Nel grimorio',
  battlefield: 'Sul campo di battaglia',
}

/** The decision that is open, and those that are made. */
export function ChoicesPart({
  doc,
  onChange,
  missing,
  unused,
}: PartProps & Partial<Pick<EditedView, 'missing' | 'unused'>>) {
  const bench = useBench()
  const { inside, next } = useNextFocus<HTMLDivElement>()
  const made = entriesOf(doc, 'choices')
  const decide = ({ choose, player, of }: MissingChoice, answer: Json) => {
    onChange(withEntry(doc, 'choices', { choose, player, of, answer }))
    next(`[data-choice="${made.length}"]`)
    bench.tell('Scelta aggiunta.')
  }
  const remove = (n: number) => {
    onChange(withoutEntry(doc, 'choices', n))
    bench.tell(`Scelta ${n + 1} tolta.`)
  }
  return (
    <div ref={inside}>
      {missing !== undefined && (
        <div className="notice bad">
          <p role="status">
            <b>{missing.said}</b> Finché non lo dici, la situazione si ferma qui.
          </p>
          <Answers key={JSON.stringify(missing)} missing={missing} onAnswer={(answer) => decide(missing, answer)} />
        </div>
      )}
      {unused !== undefined && unused > 0 && (
        <p className="notice bad" role="status">
          {unused === 1 ? 'C’è una scelta che nessuno deve fare' : `Ci sono ${unused} scelte che nessuno deve fare`}:
          toglila dall’elenco.
        </p>
      )}
      {made.length > 0 && (
        <ul className="list rows" aria-label="Scelte fatte">
          {made.map((choice, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a choice is what stands at its place
            <li key={n}>
              <p>
                Scelta {n + 1}: {sayChoice(choice, (id) => nameOf(bench, id))}
              </p>
              <button type="button" className="btn" data-choice={n} onClick={() => remove(n)}>
                Togli<span className="vh"> la scelta {n + 1}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const nameOf = ({ things, players }: ReturnType<typeof useBench>, id: string): string =>
  [...players, ...things].find((each) => each.id === id)?.name ?? id

function sayChoice(choice: Json, name: (id: string) => string): string {
  if (!isRecord(choice)) return ''
  const one = (value: Json): string => WORDS[String(value)] ?? name(String(value))
  const all = (value: Json | undefined): string => {
    if (Array.isArray(value)) return value.length > 0 ? value.map(one).join(', poi ') : 'nessuno'
    if (!isRecord(value)) return one(value ?? '')
    return Object.entries(value)
      .map(([key, of]) => `${PILES[key] ?? one(key)}: ${Array.isArray(of) ? of.map(one).join(', ') : one(of)}`)
      .join('; ')
  }
  return `${name(String(choice.player ?? ''))}: ${all(choice.answer)}`
}

const PILES: Readonly<Record<string, string>> = {
  top: 'In cima',
  bottom: 'In fondo',
  graveyard: 'Nel cimitero',
  most: 'Il più possibile a',
  x: 'X',
  targets: 'Bersagli',
}

interface AnswersProps {
  readonly missing: MissingChoice
  readonly onAnswer: (answer: Json) => void
}

/** What can be answered to a choice. */
function Answers(props: AnswersProps) {
  const { choose, options } = props.missing
  if (ONE.has(choose))
    return (
      <p className="acts">
        {options.map(({ id, name }) => (
          <button type="button" className="btn" key={id} onClick={() => props.onAnswer(id)}>
            {WORDS[id] ?? name}
          </button>
        ))}
      </p>
    )
  return MANY.has(choose) ? <InOrder {...props} /> : <Ready {...props} />
}

/** An answer of its own form; what the rules allow, where that is known, takes one press. */
function Ready({ missing, onAnswer }: AnswersProps) {
  const { ready = [] } = missing
  if (ready.length === 0) return <Written missing={missing} onAnswer={onAnswer} />
  return (
    <>
      <p className="acts">
        {ready.map(({ answer, said }) => (
          <button type="button" className="btn" key={said} onClick={() => onAnswer(answer)}>
            {said}
          </button>
        ))}
      </p>
      <details className="files">
        <summary>In un altro modo</summary>
        <Written missing={missing} onAnswer={onAnswer} />
      </details>
    </>
  )
}

/** Some of the options, one after the other. */
function InOrder({ missing: { choose, options }, onAnswer }: AnswersProps) {
  const { tell } = useBench()
  const [taken, setTaken] = useState<readonly string[]>([])
  const { inside, next } = useNextFocus<HTMLDivElement>()
  // Modes are numbers, from 0; people count them from 1.
  const named = (id: string): string =>
    choose === 'modes' && /^\d+$/.test(id) ? `Modo ${Number(id) + 1}` : (options.find((o) => o.id === id)?.name ?? id)
  const answer = choose === 'modes' ? taken.map(Number) : taken
  return (
    <div ref={inside}>
      <p className="acts">
        {options
          .filter(({ id }) => !taken.includes(id))
          .map(({ id }) => (
            <button
              type="button"
              className="btn"
              key={id}
              onClick={() => {
                setTaken([...taken, id])
                next('[data-done]')
                tell(`${named(id)}: al posto ${taken.length + 1}.`)
              }}
            >
              {named(id)}
            </button>
          ))}
      </p>
      <p>{taken.length === 0 ? 'Nell’ordine: ancora nulla.' : `Nell’ordine: ${taken.map(named).join(', poi ')}.`}</p>
      <p className="acts">
        <button type="button" className="btn" data-done onClick={() => onAnswer(answer)}>
          Scegli così
        </button>
        {taken.length > 0 && (
          <button type="button" className="btn text" onClick={() => setTaken([])}>
            Da capo
          </button>
        )}
      </p>
    </div>
  )
}

/** An answer that has a form of its own: numbers for each option, piles, a value of X, a spell announced. */
function Written({ missing: { choose, options, ready }, onAnswer }: AnswersProps) {
  const bench = useBench()
  const { fields } = bench
  const form = answerForm(fields.choice, choose, fields)
  const first: Json = SHARED.has(choose)
    ? Object.fromEntries(options.map(({ id }, n) => [id, ready ? (ready[0]?.answer[id] ?? 0) : n === 0 ? 1 : 0]))
    : startOf(fields, form, bench)
  const [answer, setAnswer] = useState<Json>(first)
  const known = new Set(options.map(({ id }) => id))
  const things = [...options, ...bench.things.filter(({ id }) => !known.has(id))]
  return (
    <BenchProvider value={{ ...bench, things }}>
      <Field shape={form} name="Risposta" value={answer} onChange={(to) => to !== undefined && setAnswer(to)} />
      <p className="acts">
        <button type="button" className="btn" onClick={() => onAnswer(answer)}>
          Scegli così
        </button>
      </p>
    </BenchProvider>
  )
}

/** How the answer to a kind of choice is asked for. */
function answerForm(choice: FieldShape | undefined, choose: Kind, fields: Parameters<typeof resolved>[0]): FieldShape {
  for (const way of choice?.is === 'one' ? choice.ways : []) {
    const form = resolved(fields, way.shape)
    const parts = form.is === 'record' ? form.parts : []
    const tag = parts.find(({ key }) => key === 'choose')?.shape
    const answer = parts.find(({ key }) => key === 'answer')?.shape
    if (tag?.is === 'exactly' && tag.value === choose && answer) return answer
  }
  return { is: 'text' }
}
