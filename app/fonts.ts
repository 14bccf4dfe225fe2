import localFont from 'next/font/local'

// Subsets of our own, made by scripts/subset-fonts.sh: what Italian and the rules need, in the weights that the styles name. The bundler
// serves the files, nothing is asked of another host. A font that comes late is left out of that one visit: nothing moves under who reads.

const literata = localFont({
  src: './_fonts/literata.woff2',
  weight: '400 640',
  style: 'normal',
  variable: '--literata',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

const literataItalic = localFont({
  src: './_fonts/literata-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--literata-italic',
  display: 'optional',
  adjustFontFallback: 'Times New Roman',
})

const inter = localFont({
  src: './_fonts/inter.woff2',
  weight: '400 640',
  style: 'normal',
  variable: '--inter',
  display: 'optional',
  adjustFontFallback: 'Arial',
})

/** Class names that give the page its three families, as custom properties. */
export const fontClasses = `${literata.variable} ${literataItalic.variable} ${inter.variable}`
