import type { BeliefView, VerdictView } from '#lib/italian/views'
import type { RuleTexts } from '../contracts'
import { Link } from '../link'
import { WithMana } from '../mana/mana'
import { RuleChips } from '../rule-chips'

/** The paragraph ends by saying what to reread; beside the chips that say it too, it is left out. */
const withoutReread = (belief: BeliefView) =>
  belief.reread.length === 0 ? belief.text : belief.text.replace(/\s+Rileggi [^.]*(?:\.\d+\w*[^.]*)*\.$/u, '')

function Belief({
  belief,
  texts,
  several,
  theirs,
}: {
  readonly belief: BeliefView
  readonly texts: RuleTexts
  readonly several: boolean
  readonly theirs: boolean | undefined
}) {
  const [can, has] = theirs ? ['può', 'ha'] : ['puoi', 'hai']
  return (
    <dl className="belief">
      <div>
        <dt>{several ? `Che cosa ${can} aver creduto` : `Che cosa ${has} creduto`}</dt>
        <dd>
          <WithMana text={belief.title} />
        </dd>
      </div>
      <div>
        <dt>Dove si separa dalle regole</dt>
        <dd>
          <WithMana text={withoutReread(belief)} />
        </dd>
      </div>
      <div>
        <dt>Che cosa rileggere</dt>
        <dd className="chips">
          <RuleChips rules={belief.reread} texts={texts} />
          {belief.lesson !== undefined && <Link href={belief.lesson.href}>Lezione: {belief.lesson.title}</Link>}
        </dd>
      </div>
    </dl>
  )
}

interface BeliefsProps extends Pick<VerdictView, 'beliefs' | 'theirs'> {
  readonly texts: RuleTexts
}

/** The beliefs that lead to the answer given: usually one; where several lead to the same answer, each is told. */
export function Beliefs({ beliefs, texts, theirs }: BeliefsProps) {
  return beliefs.map((belief) => (
    <Belief key={belief.id} belief={belief} texts={texts} several={beliefs.length > 1} theirs={theirs} />
  ))
}
