/** What every question takes for granted, said once. */
export function Assumptions() {
  return (
    <details className="given">
      <summary>Che cosa si dà per inteso</summary>
      <ul>
        <li>I giocatori possono pagare ciò che la domanda fa pagare.</li>
        <li>Accade solo ciò che è descritto: nessuno risponde, se non è detto.</li>
        <li>Ogni carta è di chi la controlla, se non è detto altro.</li>
      </ul>
    </details>
  )
}
