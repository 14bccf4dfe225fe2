import { Done } from '../../_ui/done'

const SAID: Readonly<Record<string, string>> = {
  confermato: 'L’indirizzo è confermato.',
  nome: 'Il nome è salvato.',
  password: 'La password è cambiata. Le altre sessioni sono finite.',
  email: 'L’indirizzo è cambiato.',
  sessione: 'La sessione è finita: lì serve un nuovo accesso.',
  uscita: 'Sei fuori da ogni dispositivo. Ciò che hai fatto resta.',
  eliminato: 'L’account non c’è più, e con lui tutto ciò che era tuo.',
  ruolo: 'Il ruolo è cambiato.',
  formatore: 'Da ora quella persona può tenere corsi.',
  rifiutato: 'La richiesta non c’è più. Quella persona può chiedere ancora.',
  collegato: 'Il servizio è collegato: la prossima volta puoi accedere anche da lì.',
  scollegato: 'Il servizio non apre più questo account.',
}

/** Says what was just done with an account, after an action led here. */
export const AccountDone = ({ of }: { readonly of: Readonly<Record<string, unknown>> }) => <Done said={SAID} of={of} />
