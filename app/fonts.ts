import localFont from 'next/font/local'

// Only the Latin subset: Italian needs no more. The bundler serves the files, nothing is asked of another host.

const literata = localFont({
  src: '../node_modules/@fontsource-variable/literata/files/literata-latin-opsz-normal.woff2',
  weight: '200 900',
  style: 'normal',
  variable: '--literata',
  adjustFontFallback: 'Times New Roman',
})

const literataItalic = localFont({
  src: '../node_modules/@fontsource-variable/literata/files/literata-latin-opsz-italic.woff2',
  weight: '200 900',
  style: 'italic',
  variable: '--literata-italic',
  preload: false,
  adjustFontFallback: 'Times New Roman',
})

const inter = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  weight: '100 900',
  style: 'normal',
  variable: '--inter',
  adjustFontFallback: 'Arial',
})

/** Class names that give the page its three families, as custom properties. */
export const fontClasses = `${literata.variable} ${literataItalic.variable} ${inter.variable}`
