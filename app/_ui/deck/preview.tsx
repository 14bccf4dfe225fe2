'use client'

import { AnswerField } from '../question/answer-field'
import type { AskedView } from '../question/asked'

/** The fields of a question as a student has them, to be tried: nothing is sent. */
export function Preview({ question }: { readonly question: AskedView }) {
  return (
    <form onSubmit={(e) => e.preventDefault()}>
      <fieldset>
        <legend className="ask">{question.ask}</legend>
        <AnswerField question={question} invalid={false} />
      </fieldset>
    </form>
  )
}
