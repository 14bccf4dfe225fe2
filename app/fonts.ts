import localFont from 'next/font/local'

// Subsets of our own, made by scripts/subset-fonts.sh: what Italian and the rules need, in the weights that the styles name. The bundler
// serves the files, nothing is asked of another host.

const literata = localFont({
  src: './_fonts/literata.woff2',
  weight: '400 640',
  style: 'normal',
  variable: '--literata',
  adjustFontFallback: 'Times New Roman',
})

const literataItalic = localFont({
  src: './_fonts/literata-italic.woff2',
  weight: '400',
  style: 'italic',
  variable: '--literata-italic',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

const inter = localFont({
  src: './_fonts/inter.woff2',
  weight: '400 640',
  style: 'normal',
  variable: '--inter',
  adjustFontFallback: 'Arial',
})

/** Class names that give the page its three families, as custom properties. */
export const fontClasses = `${literata.variable} ${literataItalic.variable} ${inter.variable}`
