import { levels } from '#lib/italian/site'
import { LEVELS } from '#lib/questions/level'
import { Policies } from '../policies'

/** What L1, L2 and each level mean, how an exam is scored, and what is not in it. */
export function About() {
  return (
    <section aria-labelledby="come-sono">
      <h2 id="come-sono">Come sono fatte le prove</h2>
      <h3>Che cosa vogliono dire L1 e L2</h3>
      <p>
        L1 è l’arbitro dei tornei di negozio: spiega le regole a chi gioca e risolve le interazioni comuni. L2 è
        l’arbitro dei tornei competitivi: conosce quasi tutte le regole, con i layer, le copie e le sostituzioni.
      </p>
      <p>
        Le due prove seguono le guide di studio di Judge Foundry: 25 domande a libro chiuso, con il 70% di risposte
        giuste per L1 e l’80% per L2. Le guide elencano gli argomenti senza dire quante domande ha ciascuno: le quantità
        per area le sceglie questo sito.
      </p>
      <h3>I livelli delle domande</h3>
      <ul>
        {LEVELS.map((level) => (
          <li key={level}>
            <strong>{levels[level].title}.</strong> {levels[level].means}
          </li>
        ))}
      </ul>
      <h3>Come si conta</h3>
      <p>
        Ogni domanda vale tutto o niente: conta solo la risposta giusta per intero, anche dove le affermazioni da
        scegliere sono più d’una, dove si riempie un tavolo e dove il verdetto ha la sua ragione. Una domanda senza
        risposta non è giusta. Almeno una domanda su tre riguarda due o più carte.
      </p>
      <p>
        In «Che cosa rispondi al giocatore?» la risposta giusta dice il verdetto e perché, e non consiglia come giocare.
      </p>
      <h3>Che cosa non c’è</h3>
      <p>
        Infrazioni, rimedi e procedure di torneo non sono regole del gioco, e qui non si chiedono. Si trovano{' '}
        <Policies /> Nell’esame vero di L1 sono 5 domande su 25; per L2 sono un esame a parte.
      </p>
    </section>
  )
}
