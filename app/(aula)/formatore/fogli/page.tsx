import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { tally } from '#lib/italian/site'
import { listMySheets } from '#lib/server/sheet/list-sheets'
import { ActionForm } from '../../../_ui/action-form'
import { Link } from '../../../_ui/link'
import { PaperFields } from '../../../_ui/paper/paper-fields'
import { SheetLines } from '../../../_ui/paper/sheet-lines'
import { Down } from '../../../_ui/trouble/down'
import { TypedInput } from '../../../_ui/typed'
import { nameOf } from '../../../(studio)/esame/names'
import { makePaper } from './actions'

export const metadata: Metadata = { title: 'Prove su carta', robots: { index: false } }

export default async function PapersPage() {
  const found = await listMySheets({})
  if (!found.ok) {
    if (found.error === 'database-down') return <Down />
    return found.error === 'expired-session' ? redirect('/accedi?da=/formatore/fogli') : notFound()
  }
  const { blueprints, sheets } = found.value
  return (
    <div className="plain narrow">
      <header>
        <p className="crumb">
          <Link href="/formatore">Corsi che tieni</Link>
        </p>
        <h1>Prove su carta</h1>
        <p className="quiet">
          Le domande di una prova d’esame, nuove ogni volta. Per stampare domande scelte da te, parti da un{' '}
          <Link href="/formatore/mazzi">mazzo</Link>.
        </p>
      </header>
      <ActionForm action={makePaper} submit="Prepara i fogli" main>
        <div className="inp">
          <label htmlFor="titolo">Titolo</label>
          <TypedInput id="titolo" name="title" required maxLength={120} autoComplete="off" />
        </div>
        <div className="inp">
          <label htmlFor="prova">Prova</label>
          <select id="prova" name="blueprint" defaultValue="l1">
            {blueprints.map(({ id, length }) => (
              <option key={id} value={id}>
                {nameOf(id).title}, {tally(length, 'domanda')}
              </option>
            ))}
          </select>
        </div>
        <PaperFields />
      </ActionForm>
      {sheets.length > 0 && (
        <section aria-labelledby="fatti">
          <h2 id="fatti">Fogli già preparati</h2>
          <SheetLines sheets={sheets} />
        </section>
      )}
    </div>
  )
}
