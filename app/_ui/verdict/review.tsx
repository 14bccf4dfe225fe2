import type { QuestionView, ReviewView, VerdictView } from '#lib/italian/views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'

interface ReviewProps {
  readonly form: QuestionView['form']
  readonly verdict: Pick<VerdictView, 'review' | 'credit' | 'right' | 'theirs'>
}

const counted = (n: number, one: string, more: string): string => `${n} ${n === 1 ? one : more}`

/** What the parts of a wrong answer are worth, and by what sum: «2 affermazioni vere trovate su 3, meno 1 falsa scelta: 33 punti su 100.» */
function sayCredit(form: QuestionView['form'], { review = [], credit = 0 }: ReviewProps['verdict']): string {
  const points = `${counted(Math.round(credit * 100), 'punto', 'punti')} su 100.`
  if (form !== 'select')
    return `${counted(review.filter(({ ok }) => ok).length, 'parte giusta', 'parti giuste')} su ${review.length}: ${points}`
  const [truths, lies] = [review.filter(isTrue), review.filter((row) => !isTrue(row))]
  const [found, taken] = [truths.filter(({ ok }) => ok).length, lies.filter(({ ok }) => !ok).length]
  const less = taken === 0 ? '' : `, meno ${counted(taken, 'falsa scelta', 'false scelte')}`
  return `${counted(found, 'affermazione vera trovata', 'affermazioni vere trovate')} su ${truths.length}${less}: ${points}`
}

const isTrue = ({ right }: ReviewView): boolean => right === 'Vera'

/** An answer of several parts, each beside what is right, and what the parts are worth where not all of them are. */
export function Review({ form, verdict }: ReviewProps) {
  const { review, right } = verdict
  if (review === undefined) return null
  const answered = review.some(({ yours }) => yours !== undefined)
  return (
    <div className="review">
      <div className="scroll">
        <table>
          <caption className="vh">La risposta, parte per parte</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Parte</span>
              </th>
              {answered && <th scope="col">{verdict.theirs ? 'Risposta' : 'Tu'}</th>}
              <th scope="col">Regole</th>
            </tr>
          </thead>
          <tbody>
            {review.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  <WithMana text={row.label} />
                </th>
                {answered && (
                  <td>
                    <span className={`ver ${row.ok ? 'ok' : 'ko'}`}>
                      <Icon name={row.ok ? 'yes' : 'no'} />
                      <span className="vh">{row.ok ? 'Giusto: ' : 'Sbagliato: '}</span>
                      <WithMana text={row.yours ?? '—'} />
                    </span>
                  </td>
                )}
                <td>
                  <WithMana text={row.right} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {answered && !right && form !== 'order' && (
        <p className="small quiet">
          {sayCredit(form, verdict)} Nel punteggio di quiz ed esami conta solo la risposta intera: qui vale 0.
        </p>
      )}
    </div>
  )
}
