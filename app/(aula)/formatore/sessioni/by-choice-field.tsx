/** Whether a hall, or paper, is asked only what is answered by choosing: nothing to type and nothing to fill in. */
export const ByChoiceField = () => (
  <label className="check">
    <input type="checkbox" name="byChoice" value="1" />
    <span>Solo domande a scelta (niente numeri da scrivere, ordini o tavoli da completare)</span>
  </label>
)
