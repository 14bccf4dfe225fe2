import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { levels } from '#lib/italian/site'
import { lookAtChosen } from '#lib/server/deck/look-at-chosen'
import { numbersIn } from '#lib/server/typed-rules'
import { ActionForm } from '../../../../../_ui/action-form'
import { Another } from '../../../../../_ui/deck/another'
import { Look } from '../../../../../_ui/deck/look'
import { Link } from '../../../../../_ui/link'
import { WithMana } from '../../../../../_ui/mana/mana'
import { Down } from '../../../../../_ui/trouble/down'
import { addChosen, chooseAnother } from '../../actions'
import { sayModels } from '../../say-models'

export const metadata: Metadata = { title: 'Domande scelte', robots: { index: false } }

type Params = Readonly<Record<string, string | readonly string[] | undefined>>

interface ChosenParams {
  readonly params: Promise<{ readonly deckId: string }>
  readonly searchParams: Promise<Params>
}

/** What the questions are to be like, the questions, those that were refused, and whether all are unfolded. */
const NAMES = ['lesson', 'rule', 'level', 'byChoice', 'domanda', 'scartata', 'aperte'] as const

const all = (params: Params, name: string): readonly string[] => [params[name] ?? []].flat()

/** Questions that were chosen for a deck, before any of them is in it: each may be looked at, left out, or changed for another one. */
export default async function ChosenPage({ params, searchParams }: ChosenParams) {
  const { deckId } = await params
  const asked = await searchParams
  const back = `/formatore/mazzi/${encodeURIComponent(deckId)}`
  // A rule may be typed with others in one field.
  const rules = all(asked, 'rule').flatMap(numbersIn)
  const lessons = [...all(asked, 'lesson')]
  const found = await lookAtChosen({
    deckId,
    itemIds: [...all(asked, 'domanda')].slice(0, 20),
    rules: rules.length > 0 ? rules : undefined,
    lessons: lessons.length > 0 ? lessons : undefined,
    byChoice: all(asked, 'byChoice').length > 0,
  })
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect(`/accedi?da=${back}`) : notFound()
  }
  const { deck, questions, models } = found.value
  const few = sayModels(models, rules.length === 1 && lessons.length === 0 ? 'questa regola' : 'quello che hai chiesto')
  const said = NAMES.flatMap((name) => all(asked, name).map((value) => [name, value] as const))
  const here = (kept: typeof said) => `${back}/scelta?${new URLSearchParams(kept.map(([...pair]) => pair))}`
  const without = (id: string) => here(said.filter(([name, value]) => name !== 'domanda' || value !== id))
  const open = all(asked, 'aperte').length > 0
  const folded = said.filter(([name]) => name !== 'aperte')
  const many = questions.length
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href={back}>{deck}</Link>
        </p>
        <h1>{many === 1 ? 'Una domanda scelta' : 'Domande scelte'}</h1>
        <p className="quiet">Non sono ancora nel mazzo. Togli quelle che non vuoi, o cambiale con un’altra.</p>
      </header>
      {few !== '' && <p className="notice">{few}</p>}
      {many === 0 && <p>Non ce n’è più nessuna: torna al mazzo e scegline altre.</p>}
      {many > 1 && (
        <p className="more">
          <Link href={here(open ? folded : [...folded, ['aperte', '1']])} prefetch={false} scroll={false}>
            {open ? 'Chiudi tutte' : 'Guarda tutte, con le risposte'}
          </Link>
        </p>
      )}
      <ol className="deck">
        {questions.map(({ id, ask, apart, about, level, rules, question, verdict }, n) => (
          <li key={id} id={`domanda-${n + 1}`}>
            <p>
              <span className="num">{n + 1}.</span> {ask}
              {apart !== null && (
                <span className="small quiet apart">
                  <WithMana text={apart} />
                </span>
              )}
            </p>
            <span className="small quiet">
              {[about, level && levels[level].name, ...rules].filter(Boolean).join(' · ')}
            </span>
            <details key={String(open)} className="files" open={open}>
              <summary>
                Guarda<span className="vh"> la domanda {n + 1}</span>
              </summary>
              <Look question={question} verdict={verdict} label={`Il tavolo della domanda ${n + 1}`} open={open} />
            </details>
            <span className="acts">
              <Link className="btn" href={without(id)} prefetch={false} scroll={false}>
                Togli<span className="vh"> la domanda {n + 1}</span>
              </Link>
              <Another action={chooseAnother} hidden={[['deckId', deckId], ...said, ['itemId', id]]} place={n + 1} />
            </span>
          </li>
        ))}
      </ol>
      {many > 0 && (
        <ActionForm
          action={addChosen}
          hidden={[['deckId', deckId], ...questions.map(({ id }) => ['itemId', id] as const)]}
          submit={many === 1 ? 'Aggiungi la domanda al mazzo' : `Aggiungi le ${many} domande al mazzo`}
          main
        />
      )}
    </div>
  )
}
