import { notFound } from 'next/navigation'
import { outbox } from '#lib/server/mail/outbox'
import { wayOfMail } from '#lib/server/mail/post'

/** What the site would have sent by e-mail, for whoever develops it without a server for mail. */
export function Outbox() {
  if (wayOfMail() !== 'outbox') notFound()
  const messages = outbox()
  return (
    <div className="plain narrow">
      <header>
        <h1>Posta in uscita</h1>
        <p className="quiet">
          {messages.length === 0
            ? 'Nessun messaggio da quando il sito è partito.'
            : 'I messaggi non sono partiti: senza SMTP_URL restano qui finché il sito è acceso.'}
        </p>
      </header>
      {messages.map(({ to, subject, text }) => (
        <section key={text}>
          <h2>{subject}</h2>
          <p className="quiet">A {to}</p>
          {text.split('\n').map((line) =>
            line.startsWith('http') ? (
              <p key={line}>
                <a href={line}>{line}</a>
              </p>
            ) : (
              <p key={line}>{line}</p>
            ),
          )}
        </section>
      ))}
    </div>
  )
}
