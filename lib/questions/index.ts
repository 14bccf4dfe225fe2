export { drawAnother, kindOf, onSamePoint } from './another'
export { answerOf } from './answer-of'
export { claimedRules, drawItem, drawItems, drawVariant, points, type VariantWish, type Wish } from './bank'
export { type Difficulty, difficultyOf, levelOf, templateDifficulty } from './difficulty'
export { drawVariants, type VariantSought } from './draw-variants'
export { type Explanation, explain, foilsOf, measureItem } from './explain'
export { FORMS, type Form } from './form'
export { formOf } from './form-of'
export { instantiate, itemAt, toPublic } from './instantiate'
export { type Instead, insteadOf } from './instead'
export { cardsInvolved, interacts } from './interacting'
export type { Answer, Item, ItemError, ItemId, Option, OptionKey, Part, Piece, PublicItem } from './item'
export { formatItemId, parseItemId } from './item-id'
export { keyOf } from './key'
export { LEVELS, type Level } from './level'
export { type Occasion, occasionId } from './occasion'
export { type OtherAnswers, otherAnswers } from './other-answers'
export { isOwn, type OwnSource, type OwnUnsound, ownId, ownItem, ownTemplate } from './own'
export {
  countWritten,
  OWN_OPTIONS,
  type OwnOption,
  type OwnOptionError,
  type OwnOptionFault,
  ownChosen,
  withOwnOptions,
  writtenText,
} from './own-options'
export { asList, asPart, piecesOf } from './pieces'
export { practicable } from './practicable'
export {
  askedActions,
  NATURAL_FORM,
  needsTrace,
  type Probe,
  type Reading,
  type Reasoned,
  readingsOf,
  readProbe,
} from './probe'
export { type Axes, type Point, type Template, template } from './template'
export { templates } from './templates/index'
export { drawTwin } from './twin'
export { believedAnswer } from './write-item'
