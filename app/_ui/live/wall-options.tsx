import { WithMana } from '../mana/mana'

interface WallOptionsProps {
  readonly options: readonly { readonly key: string; readonly text: string }[]
}

/** What there is to choose from, as the wall shows it. */
export const WallOptions = ({ options }: WallOptionsProps) => (
  <ol className="wall-options">
    {options.map(({ key, text }) => (
      <li key={key}>
        <WithMana text={text} />
      </li>
    ))}
  </ol>
)
