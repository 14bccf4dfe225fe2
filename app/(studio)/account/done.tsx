const SAID: Readonly<Record<string, string>> = {
  confermato: 'L’indirizzo è confermato.',
  password: 'La password è cambiata. Le altre sessioni sono finite.',
  collegato: 'Il servizio è collegato: la prossima volta puoi accedere anche da lì.',
  scollegato: 'Il servizio non apre più questo account.',
}

/** Says what was just done here, after an action led back to the page. */
export function Done({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const said = Object.keys(SAID).find((done) => of[done] === '1')
  if (said === undefined) return null
  return (
    <div className="notice" role="status">
      <p>{SAID[said]}</p>
    </div>
  )
}
