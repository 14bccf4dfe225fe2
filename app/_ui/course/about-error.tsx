import { WithMana } from '../mana/mana'

/** The error that something was made to correct, under its name, which does not say it: for instructors alone. Nothing where there is none. */
export const AboutError = ({ error }: { readonly error: string | null }) =>
  error === null ? null : (
    <span className="small about-error">
      L’errore: «<WithMana text={error} />»
    </span>
  )
