const LEVELS = [
  ['1', 'A caso'],
  ['2', 'Incerta'],
  ['3', 'Sicura'],
] as const

/** How sure the answer is, for those who asked to be asked; nothing needs to be chosen. */
export function ConfidenceField({ disabled }: { readonly disabled: boolean }) {
  return (
    <fieldset className="sure" disabled={disabled}>
      <legend className="label">La mia risposta è (facoltativo)</legend>
      {LEVELS.map(([level, says]) => (
        <label className="check" key={level}>
          <input type="radio" name="confidence" value={level} />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  )
}
