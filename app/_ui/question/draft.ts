/** What a learner has chosen and not yet seen saved, for one question. */
export interface Draft {
  /** The value of the field: an option's key, or what was typed. */
  readonly value: string
  /** The same for every try of this answer, so that it counts once. */
  readonly id: string
  /** True from the moment it was confirmed: it goes on by itself after a reload. */
  readonly sent: boolean
  readonly giveUp: boolean
  /** How sure it is, where that was asked and said. */
  readonly confidence?: string
}

const place = 'verdetto:bozze'
const KEEP = 20

type Drafts = Readonly<Record<string, Draft>>

function all(): Drafts {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(place) ?? '{}')
    return typeof read === 'object' && read !== null ? (read as Drafts) : {}
  } catch {
    return {}
  }
}

function store(drafts: Drafts): void {
  try {
    localStorage.setItem(place, JSON.stringify(Object.fromEntries(Object.entries(drafts).slice(-KEEP))))
  } catch {
    // Nothing can be kept here: the answer lives as long as the page.
  }
}

/** The draft of a question, if what is stored is one. */
export function readDraft(question: string): Draft | undefined {
  const draft = all()[question]
  return typeof draft?.value === 'string' && typeof draft.id === 'string' ? draft : undefined
}

export function keepDraft(question: string, draft: Draft): void {
  const { [question]: _, ...others } = all()
  store({ ...others, [question]: draft })
}

export function dropDraft(question: string): void {
  const { [question]: _, ...others } = all()
  store(others)
}
