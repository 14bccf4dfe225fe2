import type { ChoiceRequest } from './action'

/** How an evaluation stops before its script is over: a choice nobody answered, or a question no rule answers. */
export class Halt {
  constructor(
    readonly why:
      | { readonly type: 'undecided'; readonly choice: ChoiceRequest }
      | { readonly type: 'stuck'; readonly reason: string },
  ) {}
}

/** Ends the evaluation: no rule says what happens here. */
export function stuck(reason: string): never {
  throw new Halt({ type: 'stuck', reason })
}
