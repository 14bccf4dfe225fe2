import type { HeldView } from '#lib/italian/class-views'
import { WithMana } from '../mana/mana'
import { Stepper } from '../verdict/stepper'
import { AskedFold } from './asked-fold'
import { Bars, Change } from './bars'
import { Absent, HowMany, waitedIn } from './how-many'
import type { Live } from './use-live'

interface InPlayProps {
  readonly live: Live
  readonly onStep: (step: number) => void
}

/** Beside how many bars a belief stands. */
const barsOf = (held: readonly HeldView[], belief: string): number =>
  held.filter(({ beliefs }) => beliefs.some(({ id }) => id === belief)).length

/** Until answers are counted, whoever leads has the question itself before them. */
const ASKED: readonly Live['phase'][] = ['shown', 'asking', 'open']

/** The question in play, with what only whoever leads sees. */
export function InPlay({ live, onStep }: InPlayProps) {
  const { question, answer, spread, answered = 0, phase } = live
  if (question === undefined || answer === undefined) return null
  // What stands beside one bar has its number there.
  const beliefs = spread?.beliefs.filter(({ id }) => barsOf(live.held ?? [], id) !== 1) ?? []
  return (
    <section aria-labelledby="in-gioco">
      <h2 id="in-gioco">
        <WithMana text={question.ask} />
      </h2>
      <AskedFold question={question} title="La domanda come si vede in sala" open={ASKED.includes(phase)} />
      <p>
        <span className="quiet">Risposta giusta:</span> <WithMana text={answer.headline} />
      </p>
      <p className="num">
        <HowMany live={live} />
        {phase !== 'asking' && answered > 0 && spread !== undefined && (
          <>
            {' · '}
            <b>{Math.round((100 * spread.right) / answered)}%</b> di risposte giuste
          </>
        )}
      </p>
      <Absent live={live} />
      {phase !== 'asking' && spread !== undefined && answered > 0 && (
        <>
          <Bars spread={spread} players={waitedIn(live)} held={live.held ?? []} />
          {beliefs.length > 0 && (
            <ul className="live-beliefs">
              {beliefs.map(({ id, title, count }) => (
                <li key={id}>
                  <b className="num">
                    {count} su {answered}
                  </b>{' '}
                  {title}
                </li>
              ))}
            </ul>
          )}
          <Change spread={spread} />
        </>
      )}
      {phase === 'revealed' && <OnTheWall live={live} onStep={onStep} />}
    </section>
  )
}

/** The step that the wall shows, and those that somebody did not understand. */
function OnTheWall({ live, onStep }: InPlayProps) {
  const { answer, doubts = [] } = live
  const steps = answer?.steps ?? []
  const at = live.step ?? 0
  const shown = steps[at - 1]
  return (
    <>
      <h3>I passi sul proiettore</h3>
      <Stepper at={at} of={steps.length} onMove={(by) => onStep(at + by)} />
      {shown !== undefined && (
        <p>
          <WithMana text={shown.sentence} />
        </p>
      )}
      {doubts.length > 0 && (
        <ul className="live-doubts">
          {doubts.map(({ step, count }) => (
            <li key={step}>
              <button type="button" className="linklike" onClick={() => onStep(step)}>
                Passo {step}
              </button>
              : {count === 1 ? '1 persona non l’ha capito' : `${count} persone non l’hanno capito`}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
