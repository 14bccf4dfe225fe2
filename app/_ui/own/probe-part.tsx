import type { Json } from '#lib/base/json'
import { Field } from './fields/field'

interface ProbePartProps {
  readonly probe: Json
  readonly onChange: (probe: Json) => void
}

/** What is asked of the end. The answer is nobody's to type. */
export function ProbePart({ probe, onChange }: ProbePartProps) {
  return (
    <section aria-labelledby="chiede">
      <h2 id="chiede">Che cosa chiedi</h2>
      <Field
        shape={{ is: 'named', name: 'probe' }}
        name="Domanda"
        value={probe ?? undefined}
        onChange={(to) => onChange(to ?? null)}
      />
      <p className="small quiet">
        La risposta la dà il sito, con le regole; le risposte sbagliate sono gli errori conosciuti che portano altrove.
      </p>
    </section>
  )
}
