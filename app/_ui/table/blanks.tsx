/** The letters of what is to be filled in about a player or a card. */
export const Blanks = ({ of = [] }: { readonly of?: readonly string[] | undefined }) =>
  of.map((letter) => (
    <span className="to-fill" key={letter}>
      <span className="vh">da completare: </span>
      {letter}
    </span>
  ))
