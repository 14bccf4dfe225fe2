import { Done } from '../done'

const SAID: Readonly<Record<string, string>> = {
  creato: 'Il corso è pronto: ora invita chi lo segue.',
  salvato: 'Salvato.',
  archiviato: 'Il corso è archiviato: nessuno può più entrare, e resta qui da leggere.',
  ripreso: 'Il corso è di nuovo attivo.',
  copiato: 'La copia è pronta: controlla i giorni, poi invita chi la segue.',
  invito: 'L’invito è cambiato: quello di prima non vale più.',
  tolto: 'Tolto dal corso. Ciò che ha fatto resta suo, e puoi riammetterlo.',
  lasciato: 'Non tieni più quel corso. Chi lo tiene può darti di nuovo l’accesso.',
  riammesso: 'Riammesso nel corso.',
  formatore: 'Ora anche questa persona tiene il corso.',
  elenco:
    'L’elenco è aggiunto. Chi ha già confermato la sua e-mail è dentro. Gli altri sono in attesa: sotto c’è scritto come entrano.',
  annullato: 'L’elenco è annullato: è fuori solo chi era entrato con quello.',
  assegnato: 'Il compito è assegnato.',
  'dato-anche': 'Il ripasso è anche di chi ora crede quell’errore: lo trova fra i suoi compiti.',
  'piu-tempo': 'Il tempo di questa persona è salvato.',
  tentativi: 'I tentativi in più sono salvati.',
  esonerato: 'L’esonero è salvato: il compito non conta.',
  voto: 'Il voto è salvato. Ciò che è calcolato non cambia.',
  'voto-domanda': 'Il voto della domanda è salvato, accanto al punteggio calcolato.',
  'ripreso-indietro': 'Non vale più. Resta scritto chi l’aveva deciso e quando.',
  risposto: 'La risposta è salvata: la legge chi ha segnalato.',
  'risposto-non-conta':
    'La risposta è salvata: la legge chi ha segnalato. Da ora la domanda non conta per nessuno, e il punteggio calcolato resta scritto accanto.',
  passata: 'La segnalazione è passata a chi amministra il sito.',
  'non-conta': 'Da ora la domanda non conta per nessuno. Il punteggio calcolato resta scritto accanto.',
  'conta-ancora': 'La domanda conta di nuovo. Resta scritto chi l’aveva deciso e quando.',
  eliminato: 'Il compito è eliminato. Se ti serve ancora, qui sotto si rimette.',
  rimesso: 'Il compito è di nuovo nel corso, com’era.',
  chiesto: 'La richiesta è partita: la legge chi amministra il sito.',
  ripensato: 'La richiesta è ritirata.',
  calendario: 'L’indirizzo è pronto: quello di prima, se c’era, non vale più.',
  entrato: 'Sei nel corso.',
  uscito: 'Sei fuori dal corso. Ciò che hai fatto resta tuo.',
  condiviso: 'Da ora chi tiene il corso vede tutti i tuoi progressi.',
  riservato: 'Da ora chi tiene il corso vede solo ciò che fai per il corso.',
}

/** Says what was just done with a course, after an action led here. */
export const CourseDone = ({ of }: { readonly of: Readonly<Record<string, unknown>> }) => <Done said={SAID} of={of} />
