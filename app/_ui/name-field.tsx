import { TypedInput } from './typed'

/** The field for what somebody is called, with what is known of it. */
export const NameField = ({ name }: { readonly name: string | null }) => (
  <div className="inp">
    <label htmlFor="nome-e-cognome">Nome e cognome</label>
    <TypedInput
      id="nome-e-cognome"
      name="name"
      defaultValue={name ?? ''}
      required
      maxLength={120}
      autoComplete="name"
    />
  </div>
)

/** The same for whoever teaches and has none yet: they may leave it empty. */
export const TeacherNameField = () => (
  <div className="inp">
    <label htmlFor="nome-di-chi-insegna">Il tuo nome, come lo vedono gli studenti (facoltativo)</label>
    <TypedInput id="nome-di-chi-insegna" name="name" maxLength={120} autoComplete="name" />
  </div>
)
