import type { AskedView } from '#lib/italian/call-views'
import type { ClassCallView, ClassNeededView, ClassQuestionView } from '#lib/italian/class-views'
import { WithMana } from '../mana/mana'

interface SaidProps {
  readonly asks: NonNullable<ClassQuestionView['call']>['asks']
  readonly said: ClassCallView['said']
}

/** What was asked of the players of a call, and what they said, in order. */
export function Said({ asks, said }: SaidProps) {
  if (said.length === 0) return null
  return (
    <ul className="live-said" aria-live="polite">
      {said.map((one) => (
        <li key={one.key}>
          <WithMana text={asks.find(({ key }) => key === one.key)?.text ?? ''} />{' '}
          <b>
            «<WithMana text={one.said} />»
          </b>
        </li>
      ))}
    </ul>
  )
}

const WORDS = {
  asked: { text: 'serviva, e l’avete chiesta', tone: 'ok' },
  missed: { text: 'serviva, e non l’avete chiesta', tone: 'ko' },
  open: { text: 'chiesta, e poteva servire', tone: '' },
  idle: { text: 'chiesta, e non serviva', tone: '' },
} as const

const wordOf = ({ asked, idle, otherwise }: AskedView): keyof typeof WORDS => {
  if (otherwise === undefined) return idle ? 'idle' : 'open'
  return asked ? 'asked' : 'missed'
}

/** Which questions were needed against which were asked; those that were neither are left out. */
export function ClassNeeded({ needed: { asked, needed, found, idle } }: { readonly needed: ClassNeededView }) {
  const rows = asked.filter((row) => row.asked || row.otherwise)
  const sorted = rows.toSorted((a, b) => Number(b.otherwise !== undefined) - Number(a.otherwise !== undefined))
  return (
    <section className="live-needed" aria-labelledby="servivano">
      <h2 id="servivano">
        {needed === 1
          ? `Serviva 1 domanda: ${found === 1 ? 'l’avete fatta' : 'non l’avete fatta'}`
          : `Servivano ${needed} domande: ne avete ${found === 1 ? 'fatta 1' : `fatte ${found}`}`}
        {idle > 0 && (idle === 1 ? ', più 1 che non serviva' : `, più ${idle} che non servivano`)}
      </h2>
      <ul>
        {sorted.map((row) => {
          const { text, tone } = WORDS[wordOf(row)]
          return (
            <li key={row.key}>
              <WithMana text={row.text} />{' '}
              <b>
                «<WithMana text={row.said} />»
              </b>{' '}
              <span className={`ver ${tone}`}>{text}</span>
              {row.otherwise && (
                <span className="quiet">
                  {' '}
                  Se la risposta fosse «<WithMana text={row.otherwise.said} />
                  »: <WithMana text={row.otherwise.ruling} /> ({row.otherwise.rule})
                </span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
