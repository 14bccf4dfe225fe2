interface WallKeyProps {
  /** As it is written on the key. */
  readonly name: string
  readonly label: string
  /** Of one that opens something: whether it is open. */
  readonly open?: boolean
  readonly onPress: () => void
}

/** What a key does on the wall, for whoever presses it by hand: the pointer leaves the keyboard with the page, which the space bar leads. */
export const WallKey = ({ name, label, open, onPress }: WallKeyProps) => (
  <button
    type="button"
    className="wall-key"
    aria-expanded={open}
    onMouseDown={(e) => e.preventDefault()}
    onClick={onPress}
  >
    <kbd>{name}</kbd> {label}
  </button>
)
