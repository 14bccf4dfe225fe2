import { useEffect, useRef } from 'react'
import type { VerdictView } from '#lib/italian/views'
import { Icon } from '../icon'
import { WithMana } from '../mana/mana'

interface HeadlineProps {
  readonly verdict: VerdictView
  readonly heading: 'h1' | 'h2' | 'h3'
  /** Take the focus: the verdict has just taken the place of the form. */
  readonly announce: boolean
}

const FLAWS = { bare: 'Risposta incompleta', advice: 'C’è un consiglio di troppo' } as const

function word(verdict: VerdictView) {
  if (verdict.flaw !== undefined) return { sign: 'no', tone: 'ko', text: FLAWS[verdict.flaw] } as const
  if (verdict.rightOutcomeWrongReason)
    return { sign: 'no', tone: 'ko', text: 'L’esito è giusto, la ragione no' } as const
  if (verdict.right) return { sign: 'yes', tone: 'ok', text: 'Giusto' } as const
  if (verdict.answered === '') return { sign: 'none', tone: '', text: 'Senza risposta' } as const
  return { sign: 'no', tone: 'ko', text: 'Sbagliato' } as const
}

/** Right or wrong in one word, the answer as a sentence, what was answered. */
export function Headline({ verdict, heading: Heading, announce }: HeadlineProps) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!announce) return
    head.current?.focus({ preventScroll: true })
    head.current?.closest('.v')?.scrollIntoView?.({ block: 'start' })
  }, [announce])
  const { sign, tone, text } = word(verdict)
  return (
    <header className="vh1">
      <Heading ref={head} tabIndex={-1}>
        <span className={`ver ${tone}`}>
          <Icon name={sign} />
          {text}
          <span className="vh">. </span>
        </span>
        <span className="says">
          <WithMana text={verdict.headline} />
        </span>
      </Heading>
      {verdict.answered && !verdict.right && (
        <p className="quiet">
          <WithMana text={verdict.answered} />
        </p>
      )}
      {verdict.flaws
        ?.filter(({ key }) => key === verdict.chosenKey)
        .map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
    </header>
  )
}
