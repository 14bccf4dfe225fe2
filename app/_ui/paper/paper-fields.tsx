/** How many variants a test on paper has, and how they differ. */
export function PaperFields() {
  return (
    <>
      <div className="inp">
        <label htmlFor="varianti">Varianti</label>
        <select id="varianti" name="variants" defaultValue="1">
          <option value="1">Una (A)</option>
          <option value="2">Due (A e B)</option>
          <option value="3">Tre (A, B e C)</option>
        </select>
      </div>
      <div className="inp">
        <label htmlFor="altre">Nelle varianti B e C</label>
        <select id="altre" name="others" defaultValue="like">
          <option value="like">Domande dello stesso modello e dello stesso livello, in altro ordine</option>
          <option value="same">Le stesse domande, in altro ordine</option>
        </select>
      </div>
    </>
  )
}
