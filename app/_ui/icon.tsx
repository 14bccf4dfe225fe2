const paths = {
  yes: 'M5 12.5l4.5 4.5L19 7',
  no: 'M6 6l12 12M18 6L6 18',
  none: 'M6 12h12',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4.5l3 2',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15.2 15.2L20.5 20.5',
  flag: 'M6.5 20.5V4h11l-2.5 4 2.5 4h-11',
  tap: 'M4 18.5C3.4 10 11 5 18 10M19 3.6v6.8h-6.8',
} as const

export type IconName = keyof typeof paths

/** A line icon that repeats what the word beside it says; never alone, so hidden from screen readers. */
export function Icon({ name, className = 'ico' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
