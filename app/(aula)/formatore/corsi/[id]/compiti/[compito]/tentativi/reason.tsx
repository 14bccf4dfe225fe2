/** Why something is decided of attempts: a field that says who reads it. */
export function Reason({ required }: { readonly required: boolean }) {
  return (
    <div className="inp">
      <label htmlFor="motivo">
        {required ? 'Motivo' : 'Motivo (facoltativo)'}: lo legge anche chi ha fatto il tentativo
      </label>
      <input id="motivo" name="reason" maxLength={500} required={required} autoComplete="off" />
    </div>
  )
}
