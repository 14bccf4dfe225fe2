import { CountInput } from '../../../../../_ui/count-input'
import { LessonsField, TemplateField } from '../../../../../_ui/subject-fields'
import { TypedCheck, TypedInput, TypedSelect } from '../../../../../_ui/typed'

type Lessons = readonly { readonly slug: string; readonly title: string }[]

interface NumberFieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly value?: number
}

function NumberField({ id, name, label, min, max, value }: NumberFieldProps) {
  return (
    <div className="inp">
      <label htmlFor={id}>{label}</label>
      <CountInput id={id} name={name} min={min} max={max} required={value !== undefined} defaultValue={value} />
    </div>
  )
}

function Level({ id }: { readonly id: string }) {
  return (
    <div className="inp">
      <label htmlFor={id}>Livello</label>
      <TypedSelect id={id} name="level" defaultValue="">
        <option value="">Tutti</option>
        <option value="base">Base</option>
        <option value="L1">L1</option>
        <option value="L2">L2</option>
        <option value="limite">Casi limite</option>
      </TypedSelect>
    </div>
  )
}

function Scores({ id }: { readonly id: string }) {
  return (
    <div className="inp">
      <label htmlFor={id}>Chi studia vede il punteggio</label>
      <TypedSelect id={id} name="scores" defaultValue="end">
        <option value="end">alla consegna</option>
        <option value="closing">alla chiusura</option>
        <option value="never">mai</option>
      </TypedSelect>
    </div>
  )
}

/** What a practice is about. */
export function PracticeFields({
  lessons,
  templates,
}: {
  readonly lessons: Lessons
  readonly templates: Parameters<typeof TemplateField>[0]['templates']
}) {
  return (
    <>
      <NumberField id="es-domande" name="length" label="Domande (da 1 a 40)" min={1} max={40} value={10} />
      <div className="inp">
        <label htmlFor="es-regole">Regole, con il numero (per esempio: 119, 702.15)</label>
        <TypedInput id="es-regole" name="rule" maxLength={200} autoComplete="off" spellCheck={false} />
      </div>
      <LessonsField name="lesson" label="E le regole di queste lezioni" lessons={lessons} />
      <TemplateField id="es-modello" templates={templates} none="Nessuno in particolare" />
      <Level id="es-livello" />
      <OwnQuestions />
      <p className="small quiet">Qui non c’è un limite di tempo: per averlo, assegna una prova d’esame su misura.</p>
    </>
  )
}

/** Out of how many points marks are given. */
export const OutOfField = ({ id, value }: { readonly id: string; readonly value: number }) => (
  <NumberField id={id} name="outOf" label="Su quanti punti (da 1 a 1000)" min={1} max={1_000} value={value} />
)

/** Out of how many points marks are given, and to whom: to everybody, also who comes later, where nobody is chosen. */
export function HandFields({
  pupils,
}: {
  readonly pupils: readonly { readonly userId: string; readonly name: string }[]
}) {
  return (
    <>
      <OutOfField id="vm-punti" value={10} />
      {pupils.length > 0 && (
        <details className="files">
          <summary>Solo per alcuni</summary>
          <fieldset>
            <legend className="label">Per chi</legend>
            <p className="small quiet">Se non scegli nessuno è per tutti, anche per chi arriva dopo.</p>
            {pupils.map(({ userId, name }) => (
              <TypedCheck key={userId} name="person" value={userId}>
                {name}
              </TypedCheck>
            ))}
          </fieldset>
        </details>
      )}
      <p className="small quiet">
        Chi studia non ha niente da cominciare: vede il compito, e il voto con il motivo quando lo dai. I voti sono
        anche con mezzi punti e quarti.
      </p>
    </>
  )
}

/** The questions of a deck, the same for everybody. */
export function DeckFields({
  decks,
}: {
  readonly decks: readonly { readonly id: string; readonly title: string; readonly questions: number }[]
}) {
  return (
    <>
      <div className="inp">
        <label htmlFor="mazzo-scelto">Mazzo</label>
        <TypedSelect id="mazzo-scelto" name="deckId">
          {decks.map(({ id, title, questions }) => (
            <option key={id} value={id}>
              {title} ({questions === 1 ? '1 domanda' : `${questions} domande`})
            </option>
          ))}
        </TypedSelect>
      </div>
      <DeckHow />
    </>
  )
}

/** How a deck is asked: in which order, and within what time. */
export function DeckHow() {
  return (
    <>
      <TypedCheck name="shuffle" value="questions">
        Mescola le domande: ognuno le ha in un altro ordine
      </TypedCheck>
      <TypedCheck name="shuffle" value="options">
        Mescola le opzioni: ognuno le ha in un altro ordine, e i giocatori hanno altri nomi
      </TypedCheck>
      <NumberField id="mz-minuti" name="minutes" label="Minuti (vuoto: senza limite)" min={1} max={300} />
      <details className="files">
        <summary>Con un limite di tempo</summary>
        <p className="small">
          Il mazzo si fa come una prova d’esame: ogni scelta si salva, le risposte si vedono solo dopo, e allo scadere
          si consegna da solo ciò che c’è.
        </p>
        <NumberField id="mz-soglia" name="pass" label="Si supera con (percento)" min={1} max={100} value={70} />
        <Scores id="mz-punteggio" />
      </details>
    </>
  )
}

/** That nobody has the questions of somebody else, nor in their order. */
const OwnQuestions = () => <p className="small quiet">Ognuno ha domande diverse, con le opzioni in un altro ordine.</p>

/** What an exam that nobody watches over is worth. */
function OpenBook() {
  return (
    <p className="notice small">
      Le domande vengono da una raccolta pubblica. Finché la prova è aperta, il sito non ne dice le risposte a chi la
      fa; ma chi la fa senza sorveglianza può cercarle altrove, con un altro dispositivo o senza accedere. Senza
      sorveglianza, questa è una prova a libro aperto.
    </p>
  )
}

/** An exam that everybody knows. */
export function ReadyExamFields() {
  return (
    <>
      <OpenBook />
      <div className="inp">
        <label htmlFor="prova-pronta">Prova</label>
        <TypedSelect id="prova-pronta" name="blueprint">
          <option value="l1">Prova L1</option>
          <option value="l2">Prova L2</option>
          <option value="aggiornamento">Prova di aggiornamento</option>
        </TypedSelect>
      </div>
      <Scores id="prova-punteggio" />
      <OwnQuestions />
    </>
  )
}

/** An exam about what an instructor chooses. */
export function OwnExamFields({ lessons }: { readonly lessons: Lessons }) {
  return (
    <>
      <OpenBook />
      <NumberField id="sm-domande" name="count" label="Domande (da 3 a 60)" min={3} max={60} value={10} />
      <NumberField
        id="sm-chiamate"
        name="calls"
        label="Chiamate al tavolo, in più (da 0 a 5)"
        min={0}
        max={5}
        value={0}
      />
      <NumberField id="sm-minuti" name="minutes" label="Minuti (vuoto: senza limite)" min={1} max={300} />
      <NumberField id="sm-soglia" name="pass" label="Si supera con (percento)" min={1} max={100} value={70} />
      <LessonsField name="lesson" label="Aree (nessuna: tutte)" lessons={lessons} />
      <Level id="sm-livello" />
      <Scores id="sm-punteggio" />
      <OwnQuestions />
    </>
  )
}
