'use client'

import { useEffect, useState } from 'react'
import { themePlace } from './places'

const themes = [
  ['', 'Sistema'],
  ['light', 'Chiaro'],
  ['dark', 'Scuro'],
] as const

type Theme = (typeof themes)[number][0]

function apply(theme: Theme): void {
  if (theme === '') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === '') localStorage.removeItem(themePlace)
    else localStorage.setItem(themePlace, theme)
  } catch {
    // The choice lives as long as the page.
  }
}

/** System, light or dark; kept on the device. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>('')
  useEffect(() => {
    const now = document.documentElement.dataset.theme
    if (now === 'light' || now === 'dark') setTheme(now)
  }, [])
  return (
    <fieldset className="theme js-only">
      <legend className="vh">Tema</legend>
      {themes.map(([value, name]) => (
        <label key={value}>
          <input
            type="radio"
            name="tema"
            value={value}
            checked={theme === value}
            onChange={() => {
              setTheme(value)
              apply(value)
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
