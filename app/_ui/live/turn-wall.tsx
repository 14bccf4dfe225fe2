import { LAST_PAGE } from '#lib/base/last-page'
import type { Live } from './use-live'

/** From so many characters on a question may have several parts on the wall. */
const LONG = 100

interface TurnWallProps {
  readonly live: Live
  readonly onStep: (step: number) => void
}

/** Turns the parts of a long question on the wall, for whoever leads from elsewhere. How many there are the wall alone knows. */
export function TurnWall({ live: { phase, paused, question, step = 0 }, onStep }: TurnWallProps) {
  const stands = phase === 'shown' || phase === 'asking' || phase === 'open' || phase === 'closed'
  const told = question?.call ? question.call.story.map(({ says }) => says) : (question?.stem ?? [])
  if (!stands || paused || told.join(' ').length < LONG) return null
  const turn = (to: number, label: string) => (
    <button type="button" className="btn text" aria-disabled={step === to} onClick={() => step !== to && onStep(to)}>
      {label}
    </button>
  )
  return (
    <fieldset className="live-turn">
      <legend>Il testo sul proiettore</legend>
      {turn(1, 'Dall’inizio')}
      {step < LAST_PAGE && turn(Math.max(1, step) + 1, 'Parte dopo')}
      {turn(LAST_PAGE, 'La domanda')}
    </fieldset>
  )
}
