'use client'

import type { QuestionView } from '#lib/italian/views'
import { sayMoment } from '../date'
import { WithMana } from '../mana/mana'
import { useTyped } from '../typed'
import { BLANK, type DoubtView, HOW } from './doubts'
import { letterOf } from './letters'
import { WORTH } from './say-mark'

interface OnePaperProps {
  readonly line: number
  readonly questions: readonly {
    readonly position: number
    readonly question: Pick<QuestionView, 'ask' | 'options'>
    readonly answer: { readonly mark: string; readonly headline: string }
    readonly worth: keyof typeof WORTH
    readonly said: Pick<DoubtView, 'text' | 'given' | 'by' | 'at' | 'say'>
  }[]
}

/** Somebody's paper, question by question: what was read there, what it is worth, what is right; what was misread is put right in its field. */
export function OnePaper({ line, questions }: OnePaperProps) {
  return (
    <ol className="pkeys">
      {questions.map((each) => (
        <li key={each.position} className="pkey">
          <p className="pask">
            <b className="num">{each.position}.</b> <WithMana text={each.question.ask} />
          </p>
          <p>
            <b>{WORTH[each.worth]}</b>
            {each.worth !== 'blank' && (
              <>
                {': '}
                <Given {...each} />
              </>
            )}
          </p>
          {each.worth !== 'right' && (
            <p className="quiet small">
              Giusta: <b>{each.answer.mark}</b>. <WithMana text={each.answer.headline} />
            </p>
          )}
          <Correct line={line} {...each} />
        </li>
      ))}
    </ol>
  )
}

type Asked = OnePaperProps['questions'][number]

/** What was read, with the words of the option where it is a letter. */
function Given({ said: { text, given }, question: { options } }: Asked) {
  const read = given ?? text
  const option = /^[a-z]$/i.test(read) ? options[read.toUpperCase().charCodeAt(0) - 65] : undefined
  return (
    <>
      {read}
      {option !== undefined && (
        <>
          , «<WithMana text={option.text} />»
        </>
      )}
    </>
  )
}

function Correct({ line, position, said: { text, given, by, at, say } }: Asked & { readonly line: number }) {
  const field = `segno:${line}:${position}`
  const typed = useTyped(field, given ?? '')
  const id = `segno-${line}-${position}`
  const same = { id, name: field, defaultValue: typed, 'aria-describedby': `${id}-da` }
  const file = text === '' ? 'in bianco' : `«${text}»`
  return (
    <div className="inp">
      <label htmlFor={id}>
        Sul foglio, domanda {position}
        {say.kind === 'write' && ` (scrivi ${HOW[say.how]}; - per nessuna risposta; vuoto: come nel file, ${file})`}
      </label>
      {say.kind === 'pick' ? (
        <select key={typed} {...same}>
          <option value="">come nel file: {file}</option>
          {say.answers.map((answer, n) => (
            <option key={answer.given} value={answer.given}>
              {answer.given === letterOf(n) ? `${answer.given}: ${answer.text}` : answer.text}
            </option>
          ))}
          <option value={BLANK}>nessuna</option>
        </select>
      ) : (
        <input key={typed} {...same} maxLength={40} autoComplete="off" />
      )}
      <span className="small quiet" id={`${id}-da`}>
        {given !== null && at !== null && `Corretto ${by === null ? '' : `da ${by} `}il ${sayMoment(at)}.`}
      </span>
    </div>
  )
}
