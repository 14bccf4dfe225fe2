import type { GradebookDto } from '#lib/server/courses/gradebook'

/** Who is shown: everybody, or those alone who have not handed in something, or one assignment. */
export function Missing({ book }: { readonly book: Pick<GradebookDto, 'columns' | 'missing'> }) {
  return (
    <div className="inp">
      <label htmlFor="manca">Mostra</label>
      <select id="manca" name="manca" defaultValue={book.missing}>
        <option value="">Tutti</option>
        <option value="qualcosa">Solo chi non ha consegnato qualcosa</option>
        <optgroup label="Solo chi non ha consegnato">
          {book.columns
            .filter(({ kind }) => kind !== 'mano')
            .map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
        </optgroup>
      </select>
    </div>
  )
}
