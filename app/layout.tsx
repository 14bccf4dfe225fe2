import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Offline } from './_ui/offline/offline'
import { Footer } from './_ui/shell/footer'
import { Header } from './_ui/shell/header'
import { themeScript } from './_ui/shell/theme'
import { searchIndexHref } from './(sito)/search-index'
import { fontClasses } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  title: { default: 'Verdetto · le regole di Magic, una domanda alla volta', template: '%s · Verdetto' },
  description:
    'Lezioni e domande sulle regole di Magic per chi studia da arbitro: ogni verdetto mostra i passi e il numero della regola.',
  formatDetection: { telephone: false },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fcfcfa' },
    { media: '(prefers-color-scheme: dark)', color: '#111318' },
  ],
}

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it" className={fontClasses} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
      </head>
      <body>
        <a className="skip" href="#contenuto">
          Vai al contenuto
        </a>
        <Header searchIndex={searchIndexHref()} />
        <Offline />
        <main id="contenuto" className="page" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
