import type { Json } from '#lib/base/json'
import type { OwnOption } from '#lib/questions/own-options'

/** What is being written. */
export interface Written {
  readonly title: string
  readonly introduction: string
  readonly scenario: Json
  readonly probe: Json
  /** Wrong options of one's own, as far as they are written. */
  readonly options?: readonly OwnOption[] | undefined
}
