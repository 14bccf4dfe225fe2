/** What is said and offered at an address that leads nowhere. */
export interface Offer {
  readonly title: string
  readonly text: string
  readonly links: readonly (readonly [href: string, label: string])[]
}

/** What is nearest to an address that leads nowhere. */
export function offerFor(path: string): Offer {
  const [, root, name = ''] = path.split('/')
  const shown = decodeURIComponentSafely(name)
  if (root === 'lezioni')
    return {
      title: `Non c’è una lezione «${shown}».`,
      text: 'Forse ha cambiato indirizzo.',
      links: [['/lezioni', 'Tutte le lezioni']],
    }
  if (root === 'domande')
    return {
      title: 'Questa domanda non esiste.',
      text: 'L’indirizzo è incompleto, oppure la domanda è stata rifatta e ha un indirizzo nuovo.',
      links: [['/quiz', 'Comincia un quiz']],
    }
  if (root === 'quiz')
    return {
      title: 'Questo quiz non è qui.',
      text: 'È di un’altra persona, oppure non esiste. Un quiz si apre solo sul dispositivo o con l’account di chi lo ha cominciato.',
      links: [
        ['/quiz', 'Comincia un quiz'],
        ['/progressi', 'I tuoi quiz'],
      ],
    }
  if (root === 'esame')
    return {
      title: 'Questa prova non è qui.',
      text: 'È di un’altra persona, oppure non esiste. Una prova d’esame si apre solo sul dispositivo o con l’account di chi l’ha cominciata.',
      links: [
        ['/esame', 'Le prove d’esame'],
        ['/progressi', 'I tuoi progressi'],
      ],
    }
  if (root === 'diagnosi')
    return {
      title: 'Questa diagnosi non è qui.',
      text: 'È di un’altra persona, oppure non esiste. Una diagnosi si apre solo sul dispositivo o con l’account di chi l’ha cominciata.',
      links: [['/diagnosi', 'Le diagnosi']],
    }
  if (root === 'chiamate')
    return {
      title: 'Questa chiamata non è qui.',
      text: 'È di un’altra persona, oppure non esiste. Una chiamata si apre solo sul dispositivo o con l’account di chi l’ha cominciata.',
      links: [['/chiamate', 'Le chiamate']],
    }
  if (root === 'corsi')
    return {
      title: 'Questo corso non è qui.',
      text: 'Non esiste, oppure non ne fai parte. In un corso si entra con il link o con il codice di chi lo tiene.',
      links: [['/corsi', 'I tuoi corsi']],
    }
  if (root === 'sessione')
    return {
      title: 'Qui non c’è nessuna sessione.',
      text: 'Il codice è sullo schermo della sala.',
      links: [['/sessione', 'Entra con un codice']],
    }
  if (root === 'progressi')
    return {
      title: 'Questa risposta non è qui.',
      text: 'È di un’altra persona, oppure non esiste. Una risposta si apre solo sul dispositivo o con l’account di chi l’ha data.',
      links: [
        ['/progressi/storia', 'Le tue risposte'],
        ['/progressi', 'I tuoi progressi'],
      ],
    }
  return {
    title: 'A questo indirizzo non c’è niente.',
    text: 'Controlla l’indirizzo, oppure riparti da qui.',
    links: [
      ['/', 'Prima pagina'],
      ['/lezioni', 'Lezioni'],
      ['/quiz', 'Allenati'],
    ],
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
