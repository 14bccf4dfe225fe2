import type { ChoiceAnswer, ChoiceRequest } from './action'

/** Of what an evaluation may come to too much: things in the game, events, looks at what is there; numbers that are not exact. */
export type Limited = 'objects' | 'events' | 'steps' | 'numbers'

/** How an evaluation stops before its script is over: a choice nobody answered rightly, a question no rule answers, or too much of something. */
export class Halt {
  constructor(
    readonly why:
      | { readonly status: 'undecided'; readonly choice: ChoiceRequest; readonly illegal?: ChoiceAnswer }
      | { readonly status: 'stuck'; readonly reason: string }
      | { readonly status: 'exhausted'; readonly of: Limited },
  ) {}
}

/** Ends the evaluation: no rule says what happens here. */
export function stuck(reason: string): never {
  throw new Halt({ status: 'stuck', reason })
}

/** Ends the evaluation: it has come to more than anybody follows. */
export function exhausted(of: Limited): never {
  throw new Halt({ status: 'exhausted', of })
}

/** Ends the evaluation: it depends on what the scenario does not say. */
export function undecided(choice: ChoiceRequest): never {
  throw new Halt({ status: 'undecided', choice })
}

/** Ends the evaluation: the scenario answers a choice with something that the player may not choose. */
export function illegalAnswer(choice: ChoiceRequest, illegal: ChoiceAnswer): never {
  throw new Halt({ status: 'undecided', choice, illegal })
}
