'use client'

import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { RuleTexts } from './contracts'
import { Icon } from './icon'
import { WithMana } from './mana/mana'

let asked: { readonly from: string; readonly answer: Promise<RuleTexts> } | undefined

/** The texts of all rules, fetched once. */
function load(from: string): Promise<RuleTexts> {
  if (asked?.from === from) return asked.answer
  const answer = fetch(from).then((reply) =>
    reply.ok ? reply.json() : Promise.reject(new Error(String(reply.status))),
  )
  asked = { from, answer }
  answer.catch(() => {
    asked = undefined
  })
  return answer
}

const plain = (e: MouseEvent) => e.button === 0 && !e.metaKey && !e.ctrlKey && !e.shiftKey && !e.altKey

/**
 * Opens the rule of any chip on the page where it stands. For pages with more chips than it would be wise to send texts for: the texts
 * come when the first one is pressed; without script, or where they do not come, a chip leads to the page of its rule.
 */
export function RulesInPlace({ texts }: { readonly texts: string }) {
  const pop = useRef<HTMLSpanElement>(null)
  const id = useId()
  const [rule, setRule] = useState<RuleTexts[string] & { readonly n: string }>()
  useEffect(() => {
    const press = (e: MouseEvent) => {
      const chip =
        e.target instanceof Element && e.target.closest<HTMLAnchorElement>('a:is(.chip, .cell)[href^="/regole/"]')
      if (!chip || chip.hasAttribute('aria-expanded') || !plain(e) || !pop.current?.showPopover) return
      e.preventDefault()
      const n = chip.pathname.replace('/regole/', '')
      const follow = () => location.assign(chip.href)
      load(texts).then((all) => {
        const found = all[n]
        if (found === undefined) return follow()
        flushSync(() => setRule({ n, ...found }))
        pop.current?.showPopover({ source: chip })
        pop.current?.focus()
      }, follow)
    }
    window.addEventListener('click', press, true)
    return () => window.removeEventListener('click', press, true)
  }, [texts])
  return (
    <span className="pop" popover="auto" ref={pop} tabIndex={-1} role="dialog" aria-labelledby={id}>
      {rule && (
        <>
          <span className="pophead">
            <span id={id}>
              <span className="ln num">{rule.n}</span> {rule.title}
            </span>
            <button type="button" className="x" aria-label="Chiudi" onClick={() => pop.current?.hidePopover()}>
              <Icon name="no" />
            </button>
          </span>
          <span className="body-text">
            <WithMana text={rule.text} />
          </span>
          <a href={`/regole/${rule.n}`}>La regola e dove si studia</a>
        </>
      )}
    </span>
  )
}
