import { WithMana } from '../mana/mana'

interface WallOptionsProps {
  readonly options: readonly { readonly key: string; readonly text: string }[]
  /** By the letters that stand on the table. */
  readonly lettered?: boolean
}

/** What there is to choose from or to fill in, as the wall shows it. */
export const WallOptions = ({ options, lettered = false }: WallOptionsProps) => (
  <ol className={lettered ? 'wall-options lettered' : 'wall-options'}>
    {options.map(({ key, text }) => (
      <li key={key}>
        <WithMana text={text} />
      </li>
    ))}
  </ol>
)
