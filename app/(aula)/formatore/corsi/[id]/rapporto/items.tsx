import { tally } from '#lib/italian/site'
import type { ReportDto } from '#lib/server/courses/report'
import { WithMana } from '../../../../../_ui/mana/mana'
import { interval, percent } from './figures'

type Line = ReportDto['templates'][number]
type Use = Line['uses'][number]

/** What questions are worth, the most urgent first, with what to make of it. */
const GROUPS: readonly (readonly [use: Use, heading: string, about: string])[] = [
  ['reversed', 'Al contrario', 'Risponde peggio chi sa di più: guarda se la domanda inganna.'],
  [
    'hard',
    'Troppo difficili',
    'Giuste per 3 persone su 10 al massimo: riprendi l’argomento prima di chiederle ancora.',
  ],
  ['flat', 'Non distinguono', 'Chi sa di più risponde quasi come gli altri: discriminazione sotto 0,10.'],
  ['easy', 'Troppo facili', 'Giuste per 9 persone su 10 almeno: puoi passare oltre.'],
  ['idle', 'Con risposte che nessuno sceglie', 'Una risposta sbagliata che non tenta nessuno non insegna nulla.'],
  ['fine', 'A posto', 'Distinguono chi sa da chi non sa ancora.'],
  ['few', 'Ancora poche persone', 'Per dirne qualcosa servono le prime risposte di 10 persone.'],
]

const WORDS: Readonly<Record<Use, string>> = {
  reversed: 'al contrario',
  hard: 'troppo difficile',
  flat: 'non distingue',
  easy: 'troppo facile',
  idle: 'una risposta che nessuno sceglie',
  fine: 'a posto',
  few: 'poche persone',
}

/** The questions of a report, by what they are worth: those to look at first. */
export function Items({ templates }: { readonly templates: readonly Line[] }) {
  const groups = GROUPS.map(
    ([use, heading, about]) =>
      ({ use, heading, about, lines: templates.filter(({ uses }) => uses[0] === use) }) as const,
  ).filter(({ lines }) => lines.length > 0)
  return groups.map(({ use, heading, about, lines }) =>
    use === 'fine' || use === 'few' ? (
      <details className="files" key={use}>
        <summary>
          {heading} ({tally(lines.length, 'domanda')})
        </summary>
        <p className="small quiet">{about}</p>
        <Lines lines={lines} />
      </details>
    ) : (
      <section key={use} aria-labelledby={`uso-${use}`}>
        <h3 id={`uso-${use}`}>{heading}</h3>
        <p className="small quiet">{about}</p>
        <Lines lines={lines} />
      </section>
    ),
  )
}

const Lines = ({ lines }: { readonly lines: readonly Line[] }) => (
  <ul className="list rows">
    {[...lines]
      .sort((a, b) => b.n - a.n)
      .map((line) => (
        <li key={line.template}>
          <Item line={line} />
        </li>
      ))}
  </ul>
)

function Item({ line }: { readonly line: Line }) {
  const { ask, n, right, beliefs, idle, uses, itemId } = line
  return (
    <div>
      <p>
        <b>
          <WithMana text={ask} />
        </b>
        <span className="small">
          Facilità {percent(line.share)}: giusta per {right} su {tally(n, 'persona')} (intervallo {interval(line)})
        </span>
        <span className="small">
          Discriminazione{' '}
          {line.discrimination === null
            ? 'non calcolata'
            : line.discrimination.toFixed(2).replace('.', ',').replace('-', '−')}
          , da {tally(line.compared, 'persona')}
        </span>
        {uses.length > 1 && (
          <span className="small">
            Anche:{' '}
            {uses
              .slice(1)
              .map((use) => WORDS[use])
              .join(', ')}
          </span>
        )}
      </p>
      {(beliefs.length > 0 || idle.length > 0) && (
        <ul className="small taken">
          {beliefs.map(({ title, times }) => (
            <li key={title}>
              {times} su {n}: <WithMana text={title} />
            </li>
          ))}
          {idle.map((title) => (
            <li key={title}>
              <b>Nessuno:</b> <WithMana text={title} />
            </li>
          ))}
        </ul>
      )}
      {itemId !== null && (
        <p className="more">
          <a href={`/domande/${encodeURIComponent(itemId)}`}>
            Guarda la domanda<span className="vh">: {ask}</span>
          </a>
        </p>
      )}
    </div>
  )
}
