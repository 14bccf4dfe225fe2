'use client'

/** Prints the page; without script the browser's own menu does. */
export function Print() {
  return (
    <p className="go js-only">
      <button type="button" className="btn" onClick={() => print()}>
        Stampa
      </button>
    </p>
  )
}
