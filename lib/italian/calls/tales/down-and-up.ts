import { al, puntiVita, say } from '../../grammar/index'
import type { CallWords } from '../tale'

export const downAndUp: CallWords = {
  story: (t) => {
    const [life, over, gain] = [t.number('life'), t.number('over'), t.number('gain')]
    return [
      {
        by: 'N',
        says: say`Ero ${al(puntiVita(life))}. Fra una cosa e l'altra ho perso ${puntiVita(life + over)} e ne ho guadagnati ${gain}: sono ${al(puntiVita(gain - over))}.`,
      },
      { by: 'A', says: say`Per me hai perso la partita.` },
    ]
  },
  facts: {
    spells: {
      ask: () => say`Perdita e guadagno vengono da una magia sola?`,
      said: (_, spells) => (spells === 1 ? say`Sì, Marea fa tutte e due le cose.` : say`No, da due: Marea ed Eco.`),
    },
    barred: {
      ask: (t) => say`Qualcosa vieta ${al(t.player('N'))} di guadagnare punti vita?`,
      said: (_, barred) => (barred ? say`Sì, un effetto che dura tutto il turno.` : say`No.`),
    },
    first: {
      ask: () => say`Che cosa è venuto prima, ciò che fa perdere punti vita o ciò che ne fa guadagnare?`,
      said: (_, first) =>
        first === 'loss' ? say`Prima ciò che fa perdere punti vita.` : say`Prima ciò che fa guadagnare punti vita.`,
    },
  },
}
