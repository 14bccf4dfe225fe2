import { FORMS, formOf, type Template, templates } from '#lib/questions/index'
import { drawn } from './day'

/** Of the templates of each form of answer so many at most, others every day; all of them in a run over everything. */
export const someTemplates = (key: string, ofEachForm: number): readonly Template[] =>
  FORMS.flatMap((form) =>
    drawn(
      `${key} ${form}`,
      templates.filter((t) => formOf(t) === form),
      ofEachForm,
    ),
  )
