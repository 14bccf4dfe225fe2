import { Link } from '../link'
import { ThemeSwitch } from './theme-switch'

/** Which rules are in force, what is looked up, what is kept of people, whose the game is, and the theme. */
export function Footer() {
  return (
    <footer className="foot">
      <div>
        <div>
          <p>
            <Link href="/edizioni" prefetch={false}>
              Regole in vigore dal 25 settembre 2026
            </Link>
            {' · '}
            <Link href="/glossario" prefetch={false}>
              Glossario
            </Link>
            {' · '}
            <Link href="/progressi" prefetch={false}>
              Progressi
            </Link>
            {' · '}
            <Link href="/privacy" prefetch={false}>
              Privacy
            </Link>
          </p>
          <p>
            Verdetto è un contenuto amatoriale non ufficiale, né approvato né sostenuto da Wizards of the Coast. Le
            regole e i simboli di Magic: The Gathering sono di Wizards of the Coast LLC.
          </p>
        </div>
        <ThemeSwitch />
      </div>
    </footer>
  )
}
