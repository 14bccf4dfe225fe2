import { ActionForm } from '../../_ui/action-form'
import { NameField } from '../../_ui/name-field'
import { rename } from './actions'

/** What one is called, and how to change it. */
export const OwnName = ({ name }: { readonly name: string | null }) => (
  <section aria-labelledby="nome">
    <h2 id="nome">Il tuo nome</h2>
    <p className="small quiet">
      Lo vede chi tiene i tuoi corsi, e sta sui tuoi attestati. Senza nome al suo posto c’è la tua e-mail.
    </p>
    <ActionForm action={rename} submit="Salva il nome">
      <NameField name={name} />
    </ActionForm>
  </section>
)
