import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { Offline } from './_ui/offline/offline'
import { beforePaint } from './_ui/shell/before-paint'
import { Footer } from './_ui/shell/footer'
import { Header } from './_ui/shell/header'
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

const HEADER_IS_WHOLE = 'testata-intera'

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="it" className={fontClasses} suppressHydrationWarning>
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, allowed by its hash */}
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
        {/* A page that comes in pieces is painted once its header is whole: what has come would make room for what comes after. */}
        <link rel="expect" href={`#${HEADER_IS_WHOLE}`} blocking="render" />
      </head>
      <body>
        <a className="skip" href="#contenuto">
          Vai al contenuto
        </a>
        <Header searchIndex={searchIndexHref()} />
        <span id={HEADER_IS_WHOLE} hidden />
        <Offline />
        <main id="contenuto" className="page" tabIndex={-1}>
          {children}
        </main>
        <Footer />
      </body>
    </html>
  )
}
