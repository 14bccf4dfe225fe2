import { Fragment } from 'react'
import { type Edition, loadContent, ruleText } from '#lib/content/index'
import { Link } from '../../_ui/link'

/** A place where a lesson tells of a change. */
export interface Taught {
  readonly href: string
  readonly lesson: string
  readonly section: string
}

const KINDS = { regola: 'Cambia la regola', nome: 'Cambia il nome', numero: 'Cambia il numero' } as const

/** The number of a rule or section, with a link where there is something to read. */
function RuleLink({ n }: { readonly n: string }) {
  const section = loadContent().sections.some((s) => s.section === n)
  const href = ruleText(n) ? `/regole/${n}` : section ? `/regole/${n}` : undefined
  if (href === undefined) return <span>{n}</span>
  return (
    <Link href={href} prefetch={false}>
      {n}
    </Link>
  )
}

/** One change: what held, what holds, since when, and where it is studied. */
export function Change({ change, taught }: { readonly change: Edition; readonly taught: readonly Taught[] }) {
  const { id, title, kind, before, now, when, rules } = change
  return (
    <article className="change" id={id} aria-labelledby={`${id}-titolo`}>
      <p className="ln num">
        {rules.map((n) => (
          <Fragment key={n}>
            <RuleLink n={n} />{' '}
          </Fragment>
        ))}
      </p>
      <div>
        <h2 id={`${id}-titolo`}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        <p className="label">
          {KINDS[kind]} · {when}
        </p>
        <dl>
          <dt>Prima</dt>
          <dd>{before}</dd>
          <dt>Ora</dt>
          <dd>{now}</dd>
          {taught.length > 0 && (
            <>
              <dt>Dove si studia</dt>
              {taught.map(({ href, lesson, section }) => (
                <dd key={href} className="where">
                  <Link href={href} prefetch={false}>
                    {lesson}
                    {section && section !== lesson && `, «${section}»`}
                  </Link>
                </dd>
              ))}
            </>
          )}
        </dl>
      </div>
    </article>
  )
}
