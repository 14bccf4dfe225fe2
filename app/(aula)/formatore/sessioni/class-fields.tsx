import type { ClassesDto } from '#lib/server/classroom/list-classes'
import { CourseChoice } from '../../../_ui/course/course-choice'
import { LessonsField, LevelField, RulesField } from '../../../_ui/subject-fields'

/** What a live session is made of: questions prepared before, or chosen here; the time; who sees points. */
export function ClassFields({ course, courses, decks, lessons }: Omit<ClassesDto, 'classes'>) {
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
      {decks.length > 0 && (
        <div className="inp">
          <label htmlFor="mazzo">Domande</label>
          <select id="mazzo" name="deckId" defaultValue="">
            <option value="">Scelte per argomento, qui sotto</option>
            {decks.map(({ id, title, questions }) => (
              <option key={id} value={id}>
                {title} ({questions === 1 ? '1 domanda' : `${questions} domande`})
              </option>
            ))}
          </select>
        </div>
      )}
      <details>
        <summary>Argomenti, quante domande, livello</summary>
        <LessonsField name="lesson" label="Lezioni (nessuna scelta: tutte)" lessons={lessons} />
        <RulesField name="rule" />
        <div className="inp">
          <label htmlFor="quante">Quante domande (da 1 a 40)</label>
          <input id="quante" name="length" type="number" min={1} max={40} defaultValue={6} inputMode="numeric" />
        </div>
        <div className="inp">
          <LevelField />
        </div>
      </details>
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
    </>
  )
}
