import { Icon } from '../icon'
import { Link } from '../link'
import { AccountLink } from './account-link'
import { Nav } from './nav'
import { SearchButton } from './search-button'

/** Name, sections, search, account: the same on every page. */
export function Header({ searchIndex }: { readonly searchIndex: string }) {
  return (
    <header className="top">
      <div>
        <Link className="word" href="/">
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <rect x="2.5" y="2" width="10" height="14" rx="1.6" />
            <path d="M6 19.4h12a1.6 1.6 0 0 0 1.6-1.6v-6.8" />
          </svg>
          Verdetto
        </Link>
        <Nav />
        <SearchButton index={searchIndex}>
          <Icon name="search" />
          <span>Cerca</span>
          <kbd className="hint js-only">/</kbd>
        </SearchButton>
        <AccountLink />
      </div>
    </header>
  )
}
