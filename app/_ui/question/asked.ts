import type { QuestionView } from '#lib/italian/views'

/** What the form of an answer needs of a question: it goes to the browser, the rest is drawn on the server. */
export type AskedView = Pick<QuestionView, 'form' | 'ask' | 'options' | 'unit' | 'boxes'>

export const askedOf = ({ form, ask, options, unit, boxes }: AskedView): AskedView => ({
  form,
  ask,
  options,
  ...(unit === undefined ? {} : { unit }),
  ...(boxes === undefined ? {} : { boxes }),
})
