import { TypedInput } from '../../_ui/typed'

interface CourseFieldsProps {
  readonly course?: { readonly title: string; readonly startsOn: string | null; readonly endsOn: string | null }
}

/** What an instructor says of a course. */
export function CourseFields({ course }: CourseFieldsProps) {
  return (
    <>
      <div className="inp">
        <label htmlFor="titolo">Titolo</label>
        <TypedInput id="titolo" name="title" required maxLength={120} defaultValue={course?.title} autoComplete="off" />
      </div>
      <div className="inp">
        <label htmlFor="inizio">Comincia il (vuoto: già cominciato)</label>
        <TypedInput id="inizio" name="startsOn" type="date" defaultValue={course?.startsOn ?? ''} />
      </div>
      <div className="inp">
        <label htmlFor="fine">Finisce il (vuoto: senza fine)</label>
        <TypedInput id="fine" name="endsOn" type="date" defaultValue={course?.endsOn ?? ''} />
      </div>
    </>
  )
}
