import type { QuestionView } from '#lib/italian/views'
import { Boxes } from './boxes'
import { NumberField } from './number-field'
import { Options } from './options'
import { OrderField } from './order-field'
import { Statements } from './statements'

type Form = QuestionView['form']

/** How an answer of several parts counts, said before it is given: the same in practice and in an exam. */
const COUNTS: Partial<Record<Form, string>> = {
  reply: 'Una sola risposta è giusta, completa e senza consigli di gioco.',
  select:
    'Scegli tutte le affermazioni vere. Nel punteggio conta solo la risposta intera; il verdetto dice anche quante ne hai trovate.',
  order: 'Dai a ogni voce il suo posto. Vale solo l’ordine intero.',
  zones:
    'Scegli un posto per ogni carta. Nel punteggio conta solo la risposta intera; il verdetto dice anche quanti posti sono giusti.',
  board:
    'Riempi ogni casella. Nel punteggio conta solo la risposta intera; il verdetto dice anche quante caselle sono giuste.',
}

/** What to do where an answer is not complete. */
export const MISSING: Readonly<Record<Form, string>> = {
  choice: 'Scegli una risposta, oppure «Non lo so».',
  'yes-no': 'Scegli una risposta, oppure «Non lo so».',
  reply: 'Scegli una risposta, oppure «Non lo so».',
  number: 'Scrivi un numero intero, oppure scegli «Non lo so».',
  select: 'Scegli almeno un’affermazione, oppure «Non lo so».',
  order: 'Dai a ogni voce un posto diverso, oppure scegli «Non lo so».',
  zones: 'Manca qualche carta: scegli un posto per ognuna, oppure «Non lo so».',
  board: 'Manca qualche casella: riempile tutte, con numeri interi, oppure scegli «Non lo so».',
}

interface AnswerFieldProps {
  readonly question: Pick<QuestionView, 'form' | 'options' | 'unit' | 'boxes'>
  readonly invalid: boolean
  /** What was chosen before, as `valueIn` has it. */
  readonly value?: string
}

/** The fields of one answer, by its form. */
export function AnswerField({ question, invalid, value = '' }: AnswerFieldProps) {
  const { form, options } = question
  const counts = COUNTS[form]
  return (
    <>
      {counts !== undefined && <p className="small quiet counts">{counts}</p>}
      {form === 'number' && <NumberField unit={question.unit ?? ''} invalid={invalid} value={value} />}
      {(form === 'choice' || form === 'yes-no' || form === 'reply') && <Options options={options} value={value} />}
      {form === 'select' && <Statements options={options} value={value} />}
      {form === 'order' && <OrderField options={options} value={value} />}
      {(form === 'zones' || form === 'board') && <Boxes boxes={question.boxes ?? []} invalid={invalid} value={value} />}
    </>
  )
}
