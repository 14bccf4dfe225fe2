import { useState } from 'react'
import type { ClassAnswerView } from '#lib/italian/class-views'
import { sayFailure } from '../failures'
import { WithMana } from '../mana/mana'
import { nextStop } from './stops'

interface StepsProps {
  readonly code: string
  readonly questionId: string
  readonly answer: ClassAnswerView
  /** The step that the wall has come to; 0 before the first. */
  readonly step: number
  readonly doubts: readonly number[]
}

/**
 * The steps of the explanation as far as the wall has come, or all of them for whoever asks, with a button under each that says, without a
 * name, that it was not understood. What was here once stays, wherever the wall goes back to.
 */
export function Steps({ code, questionId, answer: { steps }, doubts, step }: StepsProps) {
  const [come, setCome] = useState(step)
  const [all, setAll] = useState(false)
  if (step > come) setCome(step)
  // After the last one that decides the wall has nothing to show.
  const told = all || nextStop(steps, come) === undefined
  const shown = told ? steps : steps.filter(({ n }) => n <= come)
  const [mine, setMine] = useState<ReadonlySet<number>>(() => new Set(doubts))
  const [failure, setFailure] = useState<string>()
  const say = async (step: number) => {
    const doubt = !mine.has(step)
    const after = new Set(mine)
    if (doubt) after.add(step)
    else after.delete(step)
    setMine(after)
    setFailure(undefined)
    try {
      const reply = await fetch(`/api/sessione/${code}/dubbio`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ questionId, step, doubts: doubt }),
      })
      if (reply.ok) return
      setFailure(((await reply.json()) as { readonly code?: string }).code ?? '')
    } catch {
      setFailure('no-network')
    }
    setMine(mine)
  }
  return (
    <section aria-labelledby="passi">
      <h2 id="passi">I passi</h2>
      {shown.length > 0 && (
        <p className="small quiet">
          Se un passo non ti è chiaro, dillo qui: chi tiene la sessione vede quanti, non chi.
        </p>
      )}
      <ol className="live-steps">
        {shown.map(({ n, sentence }) => (
          <li key={n}>
            <p>
              <WithMana text={sentence} />
            </p>
            <button type="button" className="linklike" aria-pressed={mine.has(n)} onClick={() => void say(n)}>
              {mine.has(n) ? 'Segnalato: non ho capito' : 'Non ho capito'}
              <span className="vh"> il passo {n}</span>
            </button>
          </li>
        ))}
      </ol>
      {!told && (
        <>
          <p className="quiet">Arrivano uno alla volta, con lo schermo della sala.</p>
          <button type="button" className="btn" onClick={() => setAll(true)}>
            Mostra tutti i passi
          </button>
        </>
      )}
      <p role="status" className="missing">
        {failure !== undefined && sayFailure(failure)}
      </p>
    </section>
  )
}
