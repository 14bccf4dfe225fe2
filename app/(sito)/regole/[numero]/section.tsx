import { chapters } from '#lib/content/index'
import type { RulesFile } from '#lib/lessons/index'
import { rulesUnder } from '#lib/server/rules-under'
import { Link } from '../../../_ui/link'
import { StartForm } from '../../../_ui/start-form'
import { start } from '../../../(studio)/quiz/actions'
import { RuleList } from '../rule-list'

/** A section of the rules, as 702: its rules by number and title, the chapters on it, and questions. */
export function SectionOfRules({ section: { section, title, rules } }: { readonly section: RulesFile }) {
  const taught = chapters().filter((chapter) => chapter.section === section)
  return (
    <div className="plain narrow">
      <p className="crumb">
        <Link href="/regole">Regole</Link>
      </p>
      <header>
        <h1>
          <span className="num">{section}</span> {title.it}{' '}
          {title.en.toLowerCase() !== title.it.toLowerCase() && (
            <span className="en" lang="en">
              {title.en}
            </span>
          )}
        </h1>
      </header>
      {taught.length > 0 && (
        <section>
          <h2>Dove si studia</h2>
          <ul className="list">
            {taught.map((chapter) => (
              <li key={chapter.slug}>
                <Link href={`/lezioni/${chapter.slug}`} prefetch={false}>
                  {chapter.title.it}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>Le sue regole</h2>
        <RuleList rules={rules} />
      </section>
      {rulesUnder(section).length > 0 && (
        <div className="go">
          <StartForm asks action={start} className="btn main" fields={[['rule', section]]}>
            Un quiz su questa sezione
          </StartForm>
        </div>
      )}
    </div>
  )
}
