import type { ClassQuestionView } from '#lib/italian/class-views'
import { WithMana } from '../mana/mana'
import { writeWhole } from '../question/whole-number'

interface OwnAnswerProps {
  readonly question: ClassQuestionView
  /** The option or the number that was given. */
  readonly chosen: string | undefined
}

/** What a player answered, as they chose it; nothing where the answer has several parts, or none. */
export function OwnAnswer({ question, chosen }: OwnAnswerProps) {
  if (!chosen) return null
  const { form, options, unit } = question
  const text = options.find(({ key }) => key === chosen)?.text ?? (form === 'number' ? numbered(chosen, unit) : '')
  if (text === '') return null
  return (
    <p className="live-mine">
      <span className="small quiet">La tua risposta</span>{' '}
      <b>
        <WithMana text={text} />
      </b>
    </p>
  )
}

const numbered = (number: string, unit = ''): string => `${writeWhole(Number(number))} ${unit}`.trim()
