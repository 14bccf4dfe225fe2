import type { MouseEvent } from 'react'

interface RuleChipProps {
  readonly rule: string
  /** Where the chip opens the rule in place: whether it is open, the id of what it opens, and what to do. */
  readonly opens?: { readonly open: boolean; readonly id: string; readonly toggle: () => void }
}

const plain = (e: MouseEvent) => e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey

/** A rule number that can be pressed: it opens the rule in place, or (without script, or in another tab) leads to its page. */
export function RuleChip({ rule, opens }: RuleChipProps) {
  if (opens === undefined)
    return (
      <a className="chip" href={`/regole/${rule}`}>
        {rule}
      </a>
    )
  return (
    <a
      className="chip"
      href={`/regole/${rule}`}
      aria-expanded={opens.open}
      aria-controls={opens.open ? opens.id : undefined}
      onClick={(e) => {
        if (!plain(e)) return
        e.preventDefault()
        opens.toggle()
      }}
    >
      {rule}
    </a>
  )
}
