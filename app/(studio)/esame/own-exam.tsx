'use client'

import { FormFoot } from '../../_ui/form-foot'
import { LessonsField, LevelField } from '../../_ui/subject-fields'
import { useStart } from '../../_ui/use-start'
import { begin } from './actions'

interface OwnExamProps {
  readonly areas: readonly { readonly slug: string; readonly title: string }[]
}

/** An exam as one wants it: areas, level, length, threshold, time. */
export function OwnExam({ areas }: OwnExamProps) {
  const { plain, submit, pending, failure } = useStart(begin)
  return (
    <section aria-labelledby="su-misura">
      <h2 id="su-misura">Prova su misura</h2>
      <form action={plain} onSubmit={submit} className="field-set" aria-busy={pending}>
        <LessonsField name="area" label="Aree (nessuna vuol dire tutte)" lessons={areas} />
        <div className="inp">
          <LevelField />
        </div>
        <div className="inp">
          <label htmlFor="numero">Domande (da 3 a 60)</label>
          <input id="numero" name="count" type="number" min={3} max={60} defaultValue={20} required />
        </div>
        <div className="inp">
          <label htmlFor="soglia">Soglia, in percento di risposte giuste</label>
          <input id="soglia" name="pass" type="number" min={1} max={100} defaultValue={70} required />
        </div>
        <div className="inp">
          <label htmlFor="minuti">Minuti (vuoto: senza limite)</label>
          <input id="minuti" name="minutes" type="number" min={1} max={300} />
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
