interface RepairedProps {
  /** How many numbers and keywords are otherwise than they were written. */
  readonly changes: number
  readonly repaired: boolean
  /** Makes a change that repairs the table. */
  readonly onShow: () => void
}

function outcome(repaired: boolean, changes: number): string {
  if (!repaired) return 'Non ancora: i passi dicono che cosa manca.'
  return changes === 1 ? 'Riparato, cambiando una cosa sola.' : `Riparato, cambiando ${changes} cose: ne basta una.`
}

/** How the repair of a table goes: nothing before the first change, then whether it is done, and with how little. */
export function Repaired({ changes, repaired, onShow }: RepairedProps) {
  return (
    <div className="repaired">
      <div role="status">
        {changes > 0 && <p className={repaired ? 'notice good' : 'notice'}>{outcome(repaired, changes)}</p>}
      </div>
      {changes > 0 && !repaired && (
        <button type="button" className="linklike" onClick={onShow}>
          Mostra come
        </button>
      )}
    </div>
  )
}
