import type { Json } from '#lib/base/json'

/** What is being written. */
export interface Written {
  readonly title: string
  readonly introduction: string
  readonly scenario: Json
  readonly probe: Json
}
