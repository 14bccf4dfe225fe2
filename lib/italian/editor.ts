/** The fields of the editor, and what becomes of a value in one: light, and without the format itself (see `fields`). */
export {
  type Choosable,
  type FieldShape,
  type FieldShapes,
  fits,
  isWhole,
  type Part,
  resolved,
  startOf,
  type Way,
  type Word,
  wayOf,
} from './editor/field'
