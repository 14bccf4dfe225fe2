/** The parts of a report, in the order in which they stand. */
const PARTS = [
  ['che-cosa-fare', 'Che cosa fare'],
  ['regole', 'Studenti'],
  ['aree', 'Aree'],
  ['domande', 'Domande'],
  ['settimane', 'Settimane'],
] as const

/** The way to each part of a report, from its top. */
export const Parts = () => (
  <nav className="pager small" aria-label="Parti del rapporto">
    {PARTS.map(([id, label]) => (
      <a key={id} href={`#${id}`}>
        {label}
      </a>
    ))}
  </nav>
)
