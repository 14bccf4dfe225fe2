import { Link } from '../../../../../_ui/link'
import { Addresses } from '../addresses'

interface HowToComeProps {
  readonly courseId: string
  /** The link of the invitation; null while it is closed. */
  readonly link: string | null
  /** Whether this site writes to people: then an e-mail can be proven. */
  readonly mail: boolean
  readonly emails: readonly string[]
}

/** How those who are waited for come in, and who has to tell them: the site writes to nobody about a course. */
export function HowToCome({ courseId, link, mail, emails }: HowToComeProps) {
  return (
    <>
      <p>
        Il sito non avvisa nessuno: manda tu il link dell’invito a queste persone. Chi lo apre con un account che ha la
        stessa e-mail è nel corso
        {mail ? ', e così chi apre «Corsi» dopo aver confermato l’indirizzo.' : '. Da questo sito non partono e-mail.'}
      </p>
      {link === null ? (
        <p>
          L’invito è chiuso: <Link href={`/formatore/corsi/${courseId}#invito`}>aprilo</Link>, e avrai un link da
          mandare.
        </p>
      ) : (
        <p className="long-link">
          Link: <a href={link}>{link}</a>
        </p>
      )}
      <Addresses
        summary={
          emails.length === 1 ? 'Copia l’indirizzo a cui mandarlo' : `Copia i ${emails.length} indirizzi a cui mandarlo`
        }
        emails={emails}
      />
    </>
  )
}
