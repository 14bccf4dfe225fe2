import type { AskedView } from '#lib/italian/call-views'
import type { CallScore } from '#lib/questions/calls'
import type { RuleTexts } from '../contracts'
import { WithMana } from '../mana/mana'
import { RuleChips } from '../rule-chips'

/** Whether a question was asked, and whether it was needed, in words. */
function state({ asked, decided, idle, otherwise }: AskedView): { readonly text: string; readonly tone: string } {
  if (otherwise === undefined)
    return { text: asked ? (idle ? 'Chiesta, non serviva' : 'Chiesta, poteva servire') : 'Non chiesta', tone: '' }
  if (!asked) return { text: decided ? 'Non chiesta: era decisiva' : 'Non chiesta, serviva', tone: 'ko' }
  return { text: decided ? 'Chiesta: ha deciso' : 'Chiesta, serviva', tone: 'ok' }
}

const one = (n: number, single: string, several: string): string => (n === 1 ? single : several)

/** «Hai chiesto 3 delle 4 domande che servivano, e 1 che non serviva.» */
function Tally({ score: { needed, found, idle } }: { readonly score: CallScore }) {
  return (
    <p className="tally">
      {needed === 1 ? (
        <>Serviva una domanda sola, e {found === 1 ? <b>l’hai fatta</b> : <b>non l’hai fatta</b>}</>
      ) : (
        <>
          Hai fatto{' '}
          <b>
            {found} delle {needed} domande
          </b>{' '}
          che servivano
        </>
      )}
      {idle === 0
        ? '.'
        : `${needed === 1 && found === 1 ? ', più' : '; poi ne hai fatte'} ${idle} che non ${one(idle, 'serviva', 'servivano')}.`}
    </p>
  )
}

interface NeededProps {
  readonly asked: readonly AskedView[]
  readonly score: CallScore
  readonly texts: RuleTexts
}

/** Every question with its answer, whether it was asked, and the answer with which the ruling would have been another one. */
export function Needed({ asked, score, texts }: NeededProps) {
  const rows = asked.toSorted((a, b) => Number(b.otherwise !== undefined) - Number(a.otherwise !== undefined))
  return (
    <section aria-labelledby="domande">
      <h2 id="domande">Le domande</h2>
      <Tally score={score} />
      <ul className="needed">
        {rows.map((row) => {
          const { text, tone } = state(row)
          return (
            <li key={row.key} className={row.decided ? 'decided' : undefined}>
              <p className="asking">
                <WithMana text={row.text} />{' '}
                <span className="said">
                  «<WithMana text={row.said} />»
                </span>
              </p>
              <p className={`st ${tone}`}>{text}</p>
              {row.supposed !== undefined && (
                <p>
                  Hai deciso come se la risposta fosse «<WithMana text={row.supposed} />
                  ».
                </p>
              )}
              {row.otherwise === undefined ? (
                <p className="quiet">
                  {row.asked && !row.idle
                    ? 'Da sola non cambia la decisione, ma quando l’hai chiesta poteva.'
                    : 'Nessuna risposta cambia la decisione.'}
                </p>
              ) : (
                <div>
                  <p>
                    Se la risposta fosse «<WithMana text={row.otherwise.said} />
                    »: <WithMana text={row.otherwise.ruling} />
                  </p>
                  <RuleChips rules={[row.otherwise.rule]} texts={texts} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
