import { lead } from '#lib/italian/site'
import type { QuestionView } from '#lib/italian/views'
import { WithMana } from '../mana/mana'
import { letterOf } from './letters'

export type PaperAsked = Pick<QuestionView, 'form' | 'options' | 'unit' | 'boxes'>

/** What to do with a pen, where it is not to cross one letter. */
const HOW: Partial<Record<QuestionView['form'], string>> = {
  select: 'Segna tutte le affermazioni vere.',
  order: 'Scrivi accanto a ogni voce il suo posto, da 1.',
  zones: 'Scrivi un posto per ogni carta.',
  board: 'Riempi ogni casella.',
}

/** The answer of a question as it is given with a pen. */
export function PaperAnswer({ question }: { readonly question: PaperAsked }) {
  const { form, options, unit, boxes = [] } = question
  const how = HOW[form]
  return (
    <>
      {how !== undefined && <p className="ptype">{how}</p>}
      {form === 'number' && (
        <p className="pline">
          <span className="pblank boxed" /> {unit}
        </p>
      )}
      {(form === 'choice' || form === 'yes-no' || form === 'reply' || form === 'select') && (
        <ul className="popts">
          {options.map(({ key, text }, n) => (
            <li key={key}>
              <b>{letterOf(n)}</b> <WithMana text={text} />
            </li>
          ))}
        </ul>
      )}
      {form === 'order' && (
        <ul className="popts">
          {options.map(({ key, text }) => (
            <li key={key}>
              <span className="pblank short" /> <WithMana text={text} />
            </li>
          ))}
        </ul>
      )}
      {(form === 'zones' || form === 'board') && (
        <ul className="popts">
          {boxes.map((box) => (
            <li key={box.label}>
              {lead(box.label)} <span className="pblank" />
              <span className="ptype"> {box.options.map(({ text }) => text).join(' / ') || box.unit}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
