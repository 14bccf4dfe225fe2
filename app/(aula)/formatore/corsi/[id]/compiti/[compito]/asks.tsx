import { Fragment, type ReactNode } from 'react'
import { levels, tally } from '#lib/italian/site'
import type { AsksDto } from '#lib/server/courses/what-it-asks'
import { Link } from '../../../../../../_ui/link'
import { WithMana } from '../../../../../../_ui/mana/mana'
import { RuleChip } from '../../../../../../_ui/rule-chip'

interface AsksProps {
  readonly asks: AsksDto
  /** The address of the assignment. */
  readonly own: string
  /** How many it is for, where it is not for everybody in the course. */
  readonly people: number | null
}

/** What an assignment asks, with the way to look at it, and whom it is for where that is not everybody. */
export function Asks({ asks, own, people }: AsksProps) {
  return (
    <div className="asks">
      <p>
        <b>Che cosa chiede:</b> <What asks={asks} />
        {asks.kind === 'practice' && (
          <>
            {' — '}
            <Link href={`${own}/esempio`} prefetch={false}>
              guardane una
            </Link>
          </>
        )}
      </p>
      {people !== null && (
        <p className="quiet small">
          È per {tally(people, 'persona')}: gli altri, e chi entra nel corso dopo, non lo vedono.
        </p>
      )}
    </div>
  )
}

function What({ asks }: { readonly asks: AsksDto }): ReactNode {
  switch (asks.kind) {
    case 'lessons':
      return (
        <>
          leggere <Lessons of={asks.lessons} />
        </>
      )
    case 'deck':
      return (
        <>
          <Deck deck={asks.deck} />
          {sayHow(asks)}
        </>
      )
    case 'exam':
      return [
        tally(asks.questions, 'domanda'),
        asks.calls > 0 && (asks.calls === 1 ? '1 chiamata al tavolo' : `${asks.calls} chiamate al tavolo`),
        asks.minutes === null ? 'senza limite di tempo' : tally(asks.minutes, 'minuto'),
      ]
        .filter(Boolean)
        .join(', ')
    case 'hand':
      return `niente da cominciare: il voto, su ${tally(asks.outOf, 'punto')}, lo dà chi insegna`
    case 'practice':
      return <Practice asks={asks} />
  }
}

/** How a deck is asked: in what order, and within what time. */
const sayHow = ({ shuffle, minutes }: AsksDto & { readonly kind: 'deck' }): string =>
  [
    shuffle.length === 0
      ? ''
      : `, con ${shuffle.map((each) => SHUFFLED[each]).join(' e ')} in un altro ordine per ognuno`,
    minutes === null ? '' : `, in ${tally(minutes, 'minuto')}`,
  ].join('')

const SHUFFLED = { questions: 'le domande', options: 'le opzioni' } as const

const Lessons = ({ of }: { readonly of: readonly { readonly slug: string; readonly title: string }[] }) =>
  listed(
    of.map(({ slug, title }) => (
      <Link key={slug} href={`/lezioni/${slug}`} prefetch={false}>
        {title}
      </Link>
    )),
  )

function Deck({ deck }: Pick<AsksDto & { readonly kind: 'deck' }, 'deck'>) {
  if (deck === null) return 'le domande di un mazzo che non c’è più'
  return (
    <>
      le domande del mazzo{' '}
      {deck.id === null ? (
        `«${deck.title}»`
      ) : (
        <Link href={`/formatore/mazzi/${deck.id}`} prefetch={false}>
          {deck.title}
        </Link>
      )}
    </>
  )
}

/** So many questions, and each thing that narrows them down; where nothing does, about everything. */
function Practice({ asks }: { readonly asks: AsksDto & { readonly kind: 'practice' } }) {
  const { questions, errors, rules, lessons, template, level } = asks
  const about: readonly ReactNode[] = [
    ...errors.map(({ title, rule }, n) => (
      <>
        {n > 0 && 'l’'}errore «<WithMana text={title} />» {rule !== null && <RuleChip rule={rule} />}
      </>
    )),
    ...rules.map((rule) => <RuleChip key={rule} rule={rule} />),
    ...(lessons.length > 0 ? [<Lessons key="lezioni" of={lessons} />] : []),
  ]
  return (
    <>
      {tally(questions, 'domanda')}
      {about.length > 0 && (errors.length > 0 ? ' sull’' : ' su ')}
      {listed(about)}
      {template !== null && `, tutte del modello «${template}»`}
      {level !== null && `, di livello ${levels[level].name}`}
      {about.length === 0 && template === null && level === null && ' su tutto il regolamento'}
    </>
  )
}

/** With commas, and «e» before the last. */
const listed = (all: readonly ReactNode[]): ReactNode =>
  all.map((each, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
    <Fragment key={n}>
      {n > 0 && (n === all.length - 1 ? ' e ' : ', ')}
      {each}
    </Fragment>
  ))
