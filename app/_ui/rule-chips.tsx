'use client'

import { useId, useState } from 'react'
import type { RuleTexts } from './contracts'
import { WithMana } from './mana/mana'
import { RuleChip } from './rule-chip'

/** The chips of one step and, beneath them, the rule that is open. Used as children of a flex row. */
export function RuleChips({ rules, texts }: { readonly rules: readonly string[]; readonly texts: RuleTexts }) {
  const [open, setOpen] = useState<string>()
  const id = useId()
  const shown = open === undefined ? undefined : texts[open]
  return (
    <>
      {rules.map((rule) =>
        texts[rule] === undefined ? (
          <RuleChip key={rule} rule={rule} />
        ) : (
          <RuleChip
            key={rule}
            rule={rule}
            opens={{ open: open === rule, id, toggle: () => setOpen(open === rule ? undefined : rule) }}
          />
        ),
      )}
      {shown !== undefined && (
        <div className="rulebox" id={id}>
          <span className="label">
            <a className="rn" href={`/regole/${open}`}>
              {open}
            </a>{' '}
            {shown.title}
          </span>
          <p>
            <WithMana text={shown.text} />
          </p>
        </div>
      )}
    </>
  )
}
