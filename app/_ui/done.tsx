interface DoneProps {
  /** What can have been done, by the name that the address gives it. */
  readonly said: Readonly<Record<string, string>>
  /** What the address says was done: `?salvato=1`. */
  readonly of: Readonly<Record<string, unknown>>
}

/** Says what was just done, after an action led here. */
export function Done({ said, of }: DoneProps) {
  const done = Object.keys(said).find((name) => of[name] === '1')
  if (done === undefined) return null
  return (
    <div className="notice" role="status">
      <p>{said[done]}</p>
    </div>
  )
}
