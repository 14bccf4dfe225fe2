import type { ReactNode } from 'react'
import { Children } from 'react'
import { Mana } from '../mana/mana'
import { reportHref } from '../report/reported'

// One component per element that a directive becomes.

interface Holder {
  readonly children?: ReactNode
}

interface RuleProps extends Holder {
  readonly n: string
  readonly id: string
  /** Address of the page under `/lezioni/`. */
  readonly page: string
  /** Outside its lesson: the lesson's address under `/lezioni/`, and its title. */
  readonly lesson?: string
  readonly of?: string
}

/** Leads to where one says what is wrong with a passage. */
export const Report = ({ page, at, what }: { readonly page: string; readonly at: string; readonly what: string }) => (
  <a className="report small" href={reportHref({ lezione: page, punto: at })}>
    Segnala<span className="vh"> {what}</span>
  </a>
)

/** The paragraph of a rule: its number hangs in the margin as permalink, with a dot that shows what the reader knows of it. */
export function Rule({ n, id, page, lesson, of, children }: RuleProps) {
  return (
    <div className="r" id={id}>
      <a className="rn" href={`#${id}`}>
        <span className="dot" data-rule={n} />
        <span className="vh" data-rule-state={n} />
        {n}
      </a>
      {children}
      <Report page={page} at={id} what={n} />
      {lesson !== undefined && (
        <a className="from small" href={`/lezioni/${lesson}#${id}`}>
          <span className="vh">{n} </span>nella lezione «{of}»
        </a>
      )}
    </div>
  )
}

/** Id of what a chip opens, the same for every chip of that rule on the page. */
export const ruleId = (n: string) => `regola-${n}`
export const termId = (id: string) => `voce-${id}`

/** A rule cited in the text: pressing it opens the rule in place. */
export function RuleRef({ n }: { readonly n: string }) {
  return (
    <button type="button" className="chip" popoverTarget={ruleId(n)} aria-label={`Regola ${n}`}>
      {n}
    </button>
  )
}

/**
 * A glossary term: pressing it opens the definition. At its first use the English name follows, outside what is pressed; not where
 * it is the same name.
 */
export function TermRef({
  id,
  it,
  en,
  children,
}: Holder & { readonly id: string; readonly it: string; readonly en: string }) {
  const [name, ...after] = Children.toArray(children)
  const english = it.toLowerCase() === en.toLowerCase() ? [] : after
  return (
    <>
      <button type="button" className="term" popoverTarget={termId(id)}>
        {name}
      </button>
      {english}
    </>
  )
}

/** A printed card; at its first use on the page the English name follows, outside the name that it bears there. */
export function CardRef({ name, children }: Holder & { readonly name: string }) {
  const [, ...english] = Children.toArray(children)
  return (
    <>
      <span className="cardname">{name}</span>
      {english}
    </>
  )
}

export function ManaRun({ symbols }: { readonly symbols: string }) {
  return <Mana symbols={symbols.split(' ')} />
}

/** An address that something had before, where it leads now. */
export const Here = ({ id }: { readonly id: string }) => <span id={id} />

interface CommonErrorProps extends Holder {
  /** Address of the page under `/lezioni/`. */
  readonly page: string
  readonly anchor: string
  readonly title: string
  readonly folded?: boolean
}

/** A belief that the rules contradict, as who holds it says it, and the paragraph that corrects it: the same that a wrong answer shows. */
export function CommonError({ page, anchor, title, folded = false, children }: CommonErrorProps) {
  return (
    <section className="err" id={anchor}>
      <details open={!folded}>
        <summary>
          <span className="label">Chi sbaglia dice</span>
          <span className="bel">«{title}»</span>
        </summary>
        {/* Its «tu» («Chiedi…») reads as an order where nothing says that it tells of the error. */}
        <p className="label">Dov’è l’errore</p>
        {children}
        <Report page={page} at={anchor} what={`l’errore «${title}»`} />
      </details>
    </section>
  )
}

/** At the end of a section: whether it has been read, and how to say so by hand. `LessonReader` makes it work. */
export function ReadMark({ section, title }: { readonly section: string; readonly title: string }) {
  return (
    <p className="readmark js-only">
      <button type="button" data-section={section} aria-pressed="false">
        <span className="tick" />
        Sezione letta<span className="vh">: {title}</span>
      </button>
    </p>
  )
}

/** How it was: what an older edition said, and when it changed. */
export function Era({ data, children }: Holder & { readonly data: string }) {
  return (
    <aside className="note era">
      <p className="label">Com’era · cambiato {data}</p>
      {children}
    </aside>
  )
}

export function Example({ children }: Holder) {
  return (
    <div className="exa">
      <p className="label">Esempio</p>
      {children}
    </div>
  )
}
