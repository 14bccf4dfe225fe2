import { levels } from '#lib/italian/site'
import { LEVELS } from '#lib/questions/level'
import { inWords } from './mana/names'
import { type TemplateChoice, TemplateSelect } from './template-select'
import { TypedCheck, TypedInput } from './typed'

interface LessonsFieldProps {
  /** The name of the field, which comes once for each that is chosen. */
  readonly name: string
  readonly label: string
  readonly lessons: readonly { readonly slug: string; readonly title: string }[]
  readonly chosen?: readonly string[]
}

/** Lessons to choose from, as many as wanted. */
export function LessonsField({ name, label, lessons, chosen = [] }: LessonsFieldProps) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="areas">
        {lessons.map(({ slug, title }) => (
          <TypedCheck key={slug} name={name} value={slug} defaultChecked={chosen.includes(slug)}>
            {title}
          </TypedCheck>
        ))}
      </div>
    </fieldset>
  )
}

interface TemplateFieldProps {
  readonly id: string
  readonly templates: readonly TemplateChoice[]
  /** What stands for none in particular; without it there is one to be chosen. */
  readonly none?: string
}

/** One template of questions, looked for by words or by the number of a rule. Of each the browser is sent what it needs. */
export const TemplateField = ({ id, templates, none }: TemplateFieldProps) => (
  <TemplateSelect
    id={id}
    templates={templates.map(({ id: slug, name, rules, words }) => ({ id: slug, name: inWords(name), rules, words }))}
    none={none}
  />
)

/** Numbers of rules as they are typed, each with all under it. */
export function RulesField({ name, typed = '' }: { readonly name: string; readonly typed?: string }) {
  return (
    <div className="inp">
      <label htmlFor="regole">Regole, con il numero (per esempio: 119, 702.15)</label>
      <TypedInput id="regole" name={name} defaultValue={typed} maxLength={200} autoComplete="off" spellCheck={false} />
    </div>
  )
}

/** One level, or all, and what each means. */
export const LevelField = () => (
  <div className="inp">
    <label htmlFor="livello">Livello</label>
    <select id="livello" name="level" defaultValue="">
      <option value="">Tutti</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {levels[level].title}
        </option>
      ))}
    </select>
    <details className="given">
      <summary>Che cosa vogliono dire</summary>
      <ul>
        {LEVELS.map((level) => (
          <li key={level}>
            <b>{levels[level].title}.</b> {levels[level].means}
          </li>
        ))}
      </ul>
    </details>
  </div>
)
