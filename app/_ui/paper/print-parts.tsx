'use client'

import { useEffect } from 'react'

interface PrintPartsProps {
  readonly variants: readonly string[]
}

/**
 * Prints all of a test, or one part of it: what is printed alone is counted to its end, «pagina 1 di 5». How many pages a part has
 * only the browser knows, and only of what it prints.
 */
export function PrintParts({ variants }: PrintPartsProps) {
  useEffect(() => {
    const done = () => document.documentElement.removeAttribute('data-print')
    addEventListener('afterprint', done)
    return () => {
      removeEventListener('afterprint', done)
      done()
    }
  }, [])
  const print = (part: string) => () => {
    document.documentElement.dataset.print = part
    window.print()
  }
  return (
    <div className="js-only">
      <div className="acts">
        {variants.map((variant) => (
          <button key={variant} type="button" className="btn" onClick={print(variant)}>
            Stampa il foglio {variant}
          </button>
        ))}
        <button type="button" className="btn" onClick={print('chiave')}>
          Stampa le chiavi
        </button>
        <button type="button" className="btn" onClick={() => window.print()}>
          Stampa tutto
        </button>
      </div>
      <p className="small quiet">
        Una parte alla volta, ogni pagina dice anche quante sono: «pagina 1 di 5». Tutto insieme, dice solo il suo
        numero: il browser sa il totale di tutto quello che stampa, e non di ogni foglio.
      </p>
    </div>
  )
}
