'use client'

import type { StartAction } from '../../_ui/contracts'
import { FormFoot } from '../../_ui/form-foot'
import { goingOn } from '../../_ui/question/arrival'
import { LessonsField, LevelField, RulesField } from '../../_ui/subject-fields'
import { useStart } from '../../_ui/use-start'

interface CustomQuizProps {
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
  readonly action: StartAction
}

/** A quiz as one wants it: lessons and rules, level, length. */
export function CustomQuiz({ lessons, action }: CustomQuizProps) {
  const { plain, submit, pending, failure } = useStart(action)
  return (
    <form
      action={plain}
      onSubmit={(e) => {
        goingOn()
        submit(e)
      }}
      className="field-set"
      aria-busy={pending}
    >
      <LessonsField name="lesson" label="Lezioni (nessuna vuol dire tutte)" lessons={lessons} />
      <RulesField name="rule" />
      <LevelField />
      <div className="inp">
        <label htmlFor="lunghezza">Domande</label>
        <select id="lunghezza" name="length" defaultValue="10">
          <option value="5">5</option>
          <option value="10">10</option>
          <option value="20">20</option>
        </select>
      </div>
      <FormFoot pending={pending} failure={failure}>
        Comincia
      </FormFoot>
    </form>
  )
}
