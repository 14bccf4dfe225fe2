import { ActionForm } from '../../../_ui/action-form'
import { leave, share } from '../actions'

/** What the instructors of a course see of whoever reads this, and how to change it. */
export function Privacy({ courseId, sharesAll }: { readonly courseId: string; readonly sharesAll: boolean }) {
  const hidden: readonly (readonly [string, string])[] = [['courseId', courseId]]
  return (
    <>
      <section aria-labelledby="condivisione">
        <h2 id="condivisione">Che cosa vede chi tiene il corso</h2>
        <p>
          {sharesAll
            ? 'Vede tutti i tuoi progressi: ogni risposta che dai sul sito, con la regola e l’esito, anche fuori dal corso.'
            : 'Vede il tuo nome, la tua e-mail e ciò che fai per il corso: i compiti, con ogni tentativo e le sue risposte, le lezioni assegnate e le sessioni dal vivo. Nient’altro.'}
        </p>
        <ActionForm
          action={share}
          hidden={sharesAll ? hidden : [...hidden, ['all', '1']]}
          submit={sharesAll ? 'Smetti di condividere' : 'Condividi tutti i miei progressi con questo corso'}
        />
        {!sharesAll && (
          <p className="small quiet">
            Se condividi, vede anche le risposte che dai altrove sul sito, quelle di prima comprese. Puoi smettere
            quando vuoi.
          </p>
        )}
      </section>
      <section aria-labelledby="uscita">
        <h2 id="uscita">Esci dal corso</h2>
        <p>Chi tiene il corso non vede più nulla di tuo. Ciò che hai fatto resta tuo; per rientrare serve l’invito.</p>
        <ActionForm action={leave} hidden={hidden} submit="Esci dal corso" />
      </section>
    </>
  )
}
