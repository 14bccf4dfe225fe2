import type { ClassQuestionView, OwnView } from '#lib/italian/class-views'
import { WithMana } from '../mana/mana'
import { writeWhole } from '../question/whole-number'

interface OwnAnswerProps {
  readonly question: ClassQuestionView
  readonly given: Pick<OwnView, 'chosen' | 'parts'> | undefined
}

/** What a player answered, as they chose it; nothing where there is no answer. */
export function OwnAnswer({ question, given }: OwnAnswerProps) {
  const { form, options, unit } = question
  const { chosen, parts } = given ?? {}
  if (parts) return <OwnParts question={question} parts={parts} />
  if (!chosen) return null
  const text = textOf(options, chosen) ?? (form === 'number' ? numbered(chosen, unit) : '')
  if (text === '') return null
  return (
    <p className="live-mine">
      <Title />{' '}
      <b>
        <WithMana text={text} />
      </b>
    </p>
  )
}

const Title = () => <span className="small quiet">La tua risposta</span>

/** An answer in several parts: statements, things in their order, or boxes with what they are about. */
function OwnParts({ question, parts }: { readonly question: ClassQuestionView; readonly parts: readonly string[] }) {
  const { form, options, boxes = [] } = question
  const said = boxes.length > 0 ? boxes.map((box, n) => textOf(box.options, parts[n]) ?? numbered(parts[n] ?? '')) : []
  const chosen = parts.flatMap((key) => textOf(options, key) ?? [])
  if (said.length + chosen.length === 0) return null
  const List = form === 'order' ? 'ol' : 'ul'
  return (
    <div className="live-mine">
      <Title />
      <List>
        {boxes.map(({ label }, n) => (
          <li key={label}>
            {label}:{' '}
            <b>
              <WithMana text={said[n] ?? ''} />
            </b>
          </li>
        ))}
        {chosen.map((text) => (
          <li key={text}>
            <b>
              <WithMana text={text} />
            </b>
          </li>
        ))}
      </List>
    </div>
  )
}

const textOf = (options: ClassQuestionView['options'], key: string | undefined): string | undefined =>
  options.find((option) => option.key === key)?.text

const numbered = (number: string, unit = ''): string => `${writeWhole(Number(number))} ${unit}`.trim()
