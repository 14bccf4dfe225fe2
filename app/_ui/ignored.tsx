interface IgnoredProps {
  /** What an address asks for, as it stands there. */
  readonly asked: string | readonly string[] | undefined
  /** Whether the page does it. */
  readonly done: boolean
  /** What it should have been: «una sezione delle regole». */
  readonly kind: string
}

/** Says of a part of an address that it changes nothing, where somebody asked for what there is not. */
export function Ignored({ asked, done, kind }: IgnoredProps) {
  const said = [asked ?? []].flat().join(', ').trim().slice(0, 60)
  if (done || said === '') return null
  return (
    <p className="notice" role="status">
      «{said}» non è {kind}: qui non ha effetto, e vedi tutto.
    </p>
  )
}
