'use client'

import type { QuestionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { WORTH } from './say-mark'
import { type ReadAnswer, SettleField } from './settle-field'

interface OnePaperProps {
  readonly line: number
  readonly questions: readonly {
    readonly position: number
    readonly question: Pick<QuestionView, 'ask' | 'options'>
    readonly answer: { readonly mark: string; readonly headline: string }
    readonly worth: keyof typeof WORTH
    readonly said: ReadAnswer
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

/** Puts one answer right as it stands on the paper; left alone it is as in the file. */
function Correct({ line, position, said }: Asked & { readonly line: number }) {
  const file = said.text === '' ? 'in bianco' : `«${said.text}»`
  return (
    <SettleField
      line={line}
      position={position}
      read={said}
      label={`Sul foglio, domanda ${position}`}
      unsaid={`come nel file: ${file}`}
      unwritten={`vuoto: come nel file, ${file}`}
      done="Corretto"
    />
  )
}
