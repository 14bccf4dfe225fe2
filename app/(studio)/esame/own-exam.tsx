'use client'

import type { StartAction } from '../../_ui/contracts'
import { CountInput } from '../../_ui/count-input'
import { FormFoot } from '../../_ui/form-foot'
import { goingOn } from '../../_ui/question/arrival'
import { LessonsField, LevelField } from '../../_ui/subject-fields'
import { useStart } from '../../_ui/use-start'

interface OwnExamProps {
  readonly areas: readonly { readonly slug: string; readonly title: string }[]
  readonly action: StartAction
}

/** An exam as one wants it: areas, level, length, threshold, time. */
export function OwnExam({ areas, action }: OwnExamProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <section aria-labelledby="su-misura">
      <h2 id="su-misura">Prova su misura</h2>
      <form
        action={plain}
        onSubmit={(e) => {
          goingOn()
          submit(e)
        }}
        className="field-set"
        aria-busy={pending}
      >
        <LessonsField name="area" label="Aree (nessuna vuol dire tutte)" lessons={areas} />
        <LevelField />
        <div className="inp">
          <label htmlFor="numero">Domande (da 3 a 60)</label>
          <CountInput id="numero" name="count" min={3} max={60} defaultValue={20} required />
        </div>
        <div className="inp">
          <label htmlFor="chiamate">Chiamate al tavolo, in più (da 0 a 5)</label>
          <CountInput id="chiamate" name="calls" min={0} max={5} defaultValue={0} />
        </div>
        <div className="inp">
          <label htmlFor="soglia">Soglia, in percento di risposte giuste</label>
          <CountInput id="soglia" name="pass" min={1} max={100} defaultValue={70} required />
        </div>
        <div className="inp">
          <label htmlFor="minuti">Minuti (vuoto: senza limite)</label>
          <CountInput id="minuti" name="minutes" min={1} max={300} />
        </div>
        <div className="inp">
          <label htmlFor="punteggio">Punteggio e verdetti</label>
          <select id="punteggio" name="scores" defaultValue="end">
            <option value="end">Dopo la consegna</option>
            <option value="closing">Allo scadere del tempo</option>
            <option value="never">Mai</option>
          </select>
        </div>
        <FormFoot pending={pending} failure={failure}>
          Comincia la prova su misura
        </FormFoot>
      </form>
    </section>
  )
}
