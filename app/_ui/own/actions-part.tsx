import { useState } from 'react'
import { isRecord, type Json } from '#lib/base/json'
import { type FieldShape, startOf } from '#lib/italian/editor'
import { Icon } from '../icon'
import { withValue } from '../sandbox/at'
import { useBench } from './fields/bench'
import { Field } from './fields/field'
import { say } from './fields/say'
import { useNextFocus } from './fields/use-next-focus'
import { declarations, followed, legalAction } from './legal'
import { earlier, entriesOf, withEntry, withoutEntry } from './situation'

export interface PartProps {
  readonly doc: Json
  readonly onChange: (doc: Json) => void
}

const action: FieldShape = { is: 'named', name: 'action' }

/** A script with one action more: who attacks, or blocks, after somebody else does it together with them. */
function withAction(doc: Json, added: Json): Json {
  const script = entriesOf(doc, 'script')
  const last = script.at(-1)
  for (const verb of ['attack', 'block'] as const) {
    if (!isRecord(added) || !isRecord(last) || !isRecord(added[verb]) || !isRecord(last[verb])) continue
    return withValue(doc, ['script'], [...script.slice(0, -1), { ...last, [verb]: { ...last[verb], ...added[verb] } }])
  }
  return withEntry(doc, 'script', added)
}

/** Actions at one press, at most. */
const QUICK = 8

/** What is likely next: who may attack or block, and the end of a combat that has begun. */
function quickActions(doc: Json, script: readonly Json[]): readonly Json[] {
  const last = script.at(-1)
  const inCombat = isRecord(last) && (isRecord(last.attack) || isRecord(last.block))
  return [...declarations(doc).slice(0, QUICK - 1), ...(inCombat ? ['combat-damage'] : [])]
}

/** What is done, in order: added with a form, changed, moved, taken away. What the rules refuse says so. */
export function ActionsPart({ doc, refused, onChange }: PartProps & { readonly refused: readonly number[] }) {
  const bench = useBench()
  const { inside, next } = useNextFocus<HTMLElement>()
  const [drawn, setDrawn] = useState<Json>()
  const written = drawn ?? legalAction(doc, startOf(bench.fields, action, bench))
  const script = entriesOf(doc, 'script')
  const add = (added = written) => {
    onChange(withAction(doc, added))
    setDrawn(undefined)
    bench.tell('Azione aggiunta.')
  }
  const quick = quickActions(doc, script)
  const remove = (n: number) => {
    onChange(withoutEntry(doc, 'script', n))
    next(script.length > 1 ? `[data-action="${Math.max(0, n - 1)}"]` : '[data-add-action]')
    bench.tell(`Azione ${n + 1} tolta.`)
  }
  const raise = (n: number) => {
    onChange(earlier(doc, n))
    next(n > 1 ? `[data-raise="${n - 1}"]` : '[data-action="0"]')
    bench.tell(`L’azione ora è la ${n}.`)
  }
  return (
    <section aria-labelledby="azioni" ref={inside}>
      <h2 id="azioni">Che cosa succede</h2>
      {script.length === 0 && <p className="quiet">Ancora nulla: aggiungi la prima azione.</p>}
      <ol className="deck">
        {script.map((each, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an action is what stands at its place
          <li key={n}>
            <details>
              <summary data-action={n}>
                {bench.actions[n]?.name}
                {refused.includes(n) && <b className="missing"> — le regole non lo permettono</b>}
              </summary>
              <Field
                shape={action}
                name={`Azione ${n + 1}`}
                value={each}
                onChange={(to) => to !== undefined && onChange(withValue(doc, ['script', n], followed(doc, each, to)))}
              />
            </details>
            <span className="acts">
              {n > 0 && (
                <button
                  type="button"
                  className="btn sq"
                  data-raise={n}
                  aria-label={`Prima: azione ${n + 1}`}
                  onClick={() => raise(n)}
                >
                  <Icon name="up" />
                </button>
              )}
              <button type="button" className="btn" onClick={() => remove(n)}>
                Togli<span className="vh"> l’azione {n + 1}</span>
              </button>
            </span>
          </li>
        ))}
      </ol>
      {quick.length > 0 && (
        <fieldset className="acts">
          <legend className="vh">Azioni pronte</legend>
          {quick.map((each) => (
            <button key={JSON.stringify(each)} type="button" className="btn" onClick={() => add(each)}>
              {say(bench.fields, action, each, bench)}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="field-set" data-add-action>
        <legend className="label">Un’altra azione</legend>
        <Field
          shape={action}
          name="Azione"
          value={written}
          onChange={(to) => setDrawn(to && followed(doc, written, to))}
        />
        <button type="button" className="btn" onClick={() => add()}>
          Aggiungi l’azione
        </button>
      </fieldset>
    </section>
  )
}
