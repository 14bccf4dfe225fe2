import { MOST_CALLS } from '#lib/classroom/index'
import type { ClassesDto } from '#lib/server/classroom/list-classes'
import { CountInput } from '../../../_ui/count-input'
import { CourseChoice } from '../../../_ui/course/course-choice'
import { LessonsField, LevelField, RulesField, TemplateField } from '../../../_ui/subject-fields'
import { ByChoiceField } from './by-choice-field'
import { ErrorsField } from './errors-field'

type FieldsProps = Omit<ClassesDto, 'classes'> & {
  /** Where the questions come from, unless somebody says otherwise. */
  readonly from?: 'chiamate' | undefined
}

/** Where the questions may come from; each with its own fields, of which the others are not looked at. */
function Source({ course, courses, decks, lessons, templates, errors, from }: FieldsProps) {
  const ways = [
    ['argomento', 'Un argomento: lezioni, regole, livello'],
    ['modello', 'Un solo modello di domanda'],
    ['chiamate', 'Chiamate al tavolo: la classe chiede, poi decide'],
    ...(courses.length > 0 ? [['errori', 'Gli errori della classe'] as const] : []),
    ...(decks.length > 0 ? [['mazzo', 'Un mazzo già pronto'] as const] : []),
  ] as const
  // Who comes from a course with errors to go over again most often wants to.
  const first = from ?? (errors.length > 0 ? 'errori' : 'argomento')
  return (
    <div className="sources">
      <fieldset>
        <legend className="label">Da dove vengono le domande</legend>
        {ways.map(([value, text]) => (
          <label className="check" key={value}>
            <input type="radio" name="from" value={value} defaultChecked={value === first} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      <div className="source" data-of="argomento chiamate">
        <LessonsField name="lesson" label="Lezioni (nessuna scelta: tutte)" lessons={lessons} />
      </div>
      <div className="source" data-of="argomento">
        <RulesField name="rule" />
        <LevelField />
      </div>
      <div className="source" data-of="modello">
        <TemplateField id="modello" templates={templates} />
      </div>
      {courses.length > 0 && (
        <div className="source" data-of="errori">
          <ErrorsField course={course} courses={courses} errors={errors} />
        </div>
      )}
      {decks.length > 0 && (
        <div className="source" data-of="mazzo">
          <div className="inp">
            <label htmlFor="mazzo">Mazzo (con tutte le sue domande)</label>
            <select id="mazzo" name="deckId">
              {decks.map(({ id, title, questions }) => (
                <option key={id} value={id}>
                  {title} ({questions === 1 ? '1 domanda' : `${questions} domande`})
                </option>
              ))}
            </select>
          </div>
        </div>
      )}
      <div className="source" data-of="chiamate">
        <div className="inp">
          <label htmlFor="chiamate">Quante chiamate (da 1 a {MOST_CALLS})</label>
          <CountInput id="chiamate" name="calls" min={1} max={MOST_CALLS} defaultValue={1} required />
        </div>
      </div>
      <div className="source" data-of="argomento modello errori">
        <div className="inp">
          <label htmlFor="quante">Quante domande (da 1 a 40)</label>
          <CountInput id="quante" name="length" min={1} max={40} defaultValue={6} required />
        </div>
        <ByChoiceField />
      </div>
    </div>
  )
}

/** What a live session is made of: its questions, the time, who sees points, whether answers may be changed. */
export function ClassFields(props: FieldsProps) {
  const { course, courses } = props
  return (
    <>
      <div className="inp">
        <label htmlFor="titolo">Titolo, che tutti vedono</label>
        <input id="titolo" name="title" required maxLength={120} defaultValue={course?.title} autoComplete="off" />
      </div>
      <CourseChoice
        label="Corso (chi lo tiene può condurre e leggere il rapporto)"
        none="Nessuno: solo mia"
        courses={courses}
        chosen={course}
      />
      <Source {...props} />
      <div className="inp">
        <label htmlFor="secondi">Tempo per rispondere</label>
        <select id="secondi" name="seconds" defaultValue="">
          <option value="">Chiudo io</option>
          <option value="30">30 secondi</option>
          <option value="60">60 secondi</option>
          <option value="90">90 secondi</option>
          <option value="120">2 minuti</option>
        </select>
      </div>
      <div className="inp">
        <label htmlFor="punti">Punti (contano le risposte giuste, mai la velocità)</label>
        <select id="punti" name="scores" defaultValue="off">
          <option value="off">Nessuno</option>
          <option value="personal">Ognuno vede i suoi</option>
          <option value="podium">Anche i primi tre, sullo schermo</option>
        </select>
      </div>
      <label className="check">
        <input type="checkbox" name="changes" value="1" defaultChecked />
        <span>La risposta si può cambiare finché la domanda è aperta</span>
      </label>
    </>
  )
}
