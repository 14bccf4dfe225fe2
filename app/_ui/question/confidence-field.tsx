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

const fieldsOf = (form: HTMLFormElement) => form.querySelectorAll<HTMLInputElement>('input[name=confidence]')

/** How sure the answer is said to be; nothing where that was not asked, or not said. */
export function confidenceIn(form: HTMLFormElement): { readonly confidence?: string } {
  const said = [...fieldsOf(form)].find(({ checked }) => checked)
  return said ? { confidence: said.value } : {}
}

/** Puts it into the form again. */
export function sayConfidence(form: HTMLFormElement, confidence: string | undefined): void {
  for (const field of fieldsOf(form)) field.checked = field.value === confidence
}
