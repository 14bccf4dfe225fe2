import { typeset } from '../grammar/index'

/** What the site writes to people about. */
export type MailKind =
  | 'signIn'
  | 'resetPassword'
  | 'verifyEmail'
  | 'changeEmail'
  | 'emailChanged'
  | 'passwordChanged'
  | 'asksToTeach'

/** A message in words: a subject, what stands before the link, what the link is called, what stands after it. */
export interface MailText {
  readonly subject: string
  readonly before: string
  /** Null where there is nothing to open. */
  readonly link: string | null
  readonly after: string
}

const ignore = "Se non l'hai chiesto tu, ignora questo messaggio: senza il link non succede nulla."

const said: Readonly<Record<MailKind, MailText>> = {
  signIn: {
    subject: 'Il tuo link per accedere a Verdetto',
    before: 'Con questo link accedi a Verdetto. Vale 20 minuti e una volta sola.',
    link: 'Accedi a Verdetto',
    after: ignore,
  },
  resetPassword: {
    subject: 'Scegli una password nuova per Verdetto',
    before:
      'Con questo link scegli una password nuova. Vale 1 ora e una volta sola. Quando la scegli, tutte le sessioni aperte finiscono.',
    link: 'Scegli la password',
    after: ignore,
  },
  verifyEmail: {
    subject: 'Conferma il tuo indirizzo per Verdetto',
    before:
      "Su Verdetto c'è un account con questo indirizzo. Se è tuo, confermalo. Il link vale 3 giorni e una volta sola.",
    link: "Conferma l'indirizzo",
    after: "Se l'account non è tuo, ignora questo messaggio: l'indirizzo resta non confermato.",
  },
  changeEmail: {
    subject: 'Conferma il nuovo indirizzo per Verdetto',
    before:
      'Questo indirizzo è stato scelto per un account di Verdetto. Con il link lo confermi. Vale 1 ora e una volta sola.',
    link: 'Usa questo indirizzo',
    after: ignore,
  },
  emailChanged: {
    subject: "L'indirizzo del tuo account di Verdetto è cambiato",
    before: "Il tuo account di Verdetto usa ora un altro indirizzo. Questo non serve più per l'accesso.",
    link: null,
    after: "Se non l'hai chiesto tu, avvisa subito chi gestisce il sito.",
  },
  passwordChanged: {
    subject: 'La password del tuo account di Verdetto è cambiata',
    before: 'Il tuo account di Verdetto ha una password nuova. Le altre sessioni sono finite.',
    link: null,
    after: "Se non l'hai chiesto tu, scegline subito un'altra dalla pagina di accesso.",
  },
  asksToTeach: {
    subject: 'Qualcuno chiede di tenere corsi su Verdetto',
    before: "Su Verdetto c'è una nuova richiesta di tenere corsi. Chi l'ha fatta aspetta la tua risposta.",
    link: 'Guarda la richiesta',
    after: 'Ricevi questo messaggio perché amministri il sito.',
  },
}

/** A message of the site, in words. */
export function sayMail(kind: MailKind): MailText {
  const { subject, before, link, after } = said[kind]
  return { subject: typeset(subject), before: typeset(before), link: link && typeset(link), after: typeset(after) }
}
