import { sayMarks, tally } from '#lib/italian/site'

const figure = (typed: unknown): number => (typeof typed === 'string' && /^\d{1,4}$/.test(typed) ? Number(typed) : 0)

/** What was saved for many at once, in whole sentences; none where nothing was asked for. */
export function saySaved(of: Readonly<Record<string, unknown>>): readonly string[] {
  if (of.voti === undefined) return []
  const [given, back, excused, again] = [of.voti, of.tolti, of.esonerati, of.riammessi].map(figure) as [
    number,
    number,
    number,
    number,
  ]
  const said = [
    given > 0 && `${sayMarks(given)} ${given === 1 ? 'salvato' : 'salvati'}.`,
    back > 0 && `${sayMarks(back)} ${back === 1 ? 'tolto: resta scritto' : 'tolti: restano scritti'} nella storia.`,
    excused > 0 && `Esonero salvato per ${tally(excused, 'persona')}.`,
    again > 0 && `Esonero tolto a ${tally(again, 'persona')}.`,
  ].filter((each) => each !== false)
  return said.length > 0 ? said : ['Nessuna riga è cambiata: non c’era niente da salvare.']
}

/** Says what was just saved. */
export function Saved({ of }: { readonly of: Readonly<Record<string, unknown>> }) {
  const said = saySaved(of)
  if (said.length === 0) return null
  return (
    <div className="notice" role="status">
      {said.map((each) => (
        <p key={each}>{each}</p>
      ))}
    </div>
  )
}
