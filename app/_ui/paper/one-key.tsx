interface OneKeyProps {
  readonly variants: readonly {
    readonly variant: string
    readonly questions: readonly { readonly position: number; readonly key: { readonly mark: string } }[]
  }[]
}

/** The right answers of all variants on one page, as they are written with a pen. */
export function OneKey({ variants }: OneKeyProps) {
  const most = Math.max(...variants.map(({ questions }) => questions.length))
  return (
    <table className="pone">
      <caption className="vh">La risposta giusta di ogni domanda, per variante</caption>
      <thead>
        <tr>
          <th scope="col">Domanda</th>
          {variants.map(({ variant }) => (
            <th scope="col" key={variant}>
              Foglio {variant}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: most }, (_, n) => n + 1).map((position) => (
          <tr key={position}>
            <th scope="row" className="num">
              {position}
            </th>
            {variants.map(({ variant, questions }) => (
              <td key={variant}>{questions.find((each) => each.position === position)?.key.mark}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
