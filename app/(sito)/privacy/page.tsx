import type { Metadata } from 'next'
import { DAYS } from '#lib/server/retention/periods'
import { Link } from '../../_ui/link'

export const metadata: Metadata = { title: 'Privacy' }

/** What is kept, how long, who sees it, and how to take it away. */
export default function PrivacyPage() {
  return (
    <div className="plain narrow">
      <header>
        <h1>Privacy</h1>
        <p className="quiet">Che cosa conserva Verdetto, per quanto tempo, chi lo vede e come portarlo via.</p>
      </header>
      <Kept />
      <HowLong />
      <Seen />
      <section aria-labelledby="portare-via">
        <h2 id="portare-via">Come portarlo via</h2>
        <p>
          Nella pagina <Link href="/account">Account</Link> scarichi tutto ciò che è tuo e vedi dove hai fatto
          l’accesso: puoi uscire da un browser o da tutti.
        </p>
        <p>
          Con <Link href="/account/elimina">Elimina l’account</Link> sparisce tutto subito: risposte, progressi,
          soprannomi delle sessioni dal vivo, posti negli elenchi dei corsi. Resta ai corsi ciò che hai preparato per un
          corso che altri tengono con te.
        </p>
        <p>
          Se studi senza account, <Link href="/accedi">creane uno</Link> dallo stesso browser: ciò che hai fatto passa
          all’account, e lo scarichi o lo elimini da lì.
        </p>
        <p>
          Una copia di sicurezza fatta prima può contenere ancora i dati eliminati, finché chi gestisce il sito non la
          elimina.
        </p>
      </section>
    </div>
  )
}

const Kept = () => (
  <section aria-labelledby="conservato">
    <h2 id="conservato">Che cosa viene conservato</h2>
    <p>
      <b>Senza account:</b> le tue risposte, i progressi e le letture, legati a un cookie di questo browser. Nessun nome
      e nessuna e-mail.
    </p>
    <p>
      <b>Con un account:</b> anche l’e-mail, il nome se lo scrivi, una versione cifrata della password e l’elenco dei
      browser da cui hai fatto l’accesso, come «Firefox su Windows».
    </p>
    <p>
      <b>In una sessione dal vivo:</b> il soprannome che scegli, le risposte che dai, i passi che segni come non capiti
      e fino a quando la pagina è rimasta aperta.
    </p>
    <p>
      <b>In un corso:</b> chi ne fa parte, le consegne e i loro esiti; ciò che chi tiene il corso decide per una sola
      persona (più tempo, tentativi, esoneri, voti a mano, tentativi consegnati o tolti dal conto), con chi, quando e
      perché. Chi tiene il corso può scrivere in un elenco l’e-mail e il nome di chi aspetta.
    </p>
    <p>
      <b>In una segnalazione:</b> la frase che scrivi, la domanda o la regola di cui parla e la risposta che ricevi.
    </p>
    <p>
      Gli indirizzi di rete non vengono conservati. Per fermare chi prova tante password il sito li conta in una forma
      da cui non si risale all’indirizzo. I cookie servono solo a riconoscerti: non ci sono statistiche né pubblicità di
      altri, e nessun dato va ad altri siti.
    </p>
  </section>
)

const HowLong = () => (
  <section aria-labelledby="quanto">
    <h2 id="quanto">Per quanto tempo</h2>
    <ul>
      <li>Account, risposte e progressi: finché non elimini l’account.</li>
      <li>Ciò che fai senza account: {DAYS.guests} giorni dalla prima volta.</li>
      <li>Un accesso: {DAYS.sessions} giorni, anche se lo usi ogni giorno. Poi accedi di nuovo.</li>
      <li>
        Una sessione dal vivo, con soprannomi e risposte: {DAYS.classes} giorni dalla fine. Le risposte date con un
        account restano nei progressi di chi le ha date.
      </li>
      <li>L’e-mail di chi è atteso in un corso e non arriva: {DAYS.waiting} giorni.</li>
      <li>Un link mandato per e-mail: finché vale, al massimo 3 giorni.</li>
      <li>I conteggi dei tentativi: al massimo 1 ora.</li>
    </ul>
    <p>Ogni ora il sito elimina ciò che è scaduto.</p>
  </section>
)

const Seen = () => (
  <section aria-labelledby="chi">
    <h2 id="chi">Chi lo vede</h2>
    <p>
      Le risposte e i progressi li vedi tu. Chi tiene un corso vede ciò che fai per quel corso; vede il resto solo se lo
      decidi tu, nella pagina del corso. Chi apre l’invito di un corso legge il titolo, le lezioni e il nome di chi lo
      tiene, se l’ha scritto; di chi lo segue non legge nulla.
    </p>
    <p>
      In una sessione dal vivo chi la conduce vede soprannomi e risposte; gli altri vedono i totali e, se chi conduce lo
      vuole, i punti con i soprannomi.
    </p>
    <p>
      Chi amministra il sito vede e-mail, nomi e ruoli degli account. Legge le segnalazioni senza sapere chi le ha
      scritte.
    </p>
  </section>
)
