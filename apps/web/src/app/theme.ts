import { useState } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const

export type Theme = (typeof THEMES)[number]

// The script that runs before the first paint reads the same.
const STORAGE_KEY = 'theme'

function savedTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'system') localStorage.removeItem(STORAGE_KEY)
    else localStorage.setItem(STORAGE_KEY, theme)
  } catch {
    // Then it lasts as long as the page.
  }
}

/** Light, dark, or whatever the system says. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState(savedTheme)
  function choose(next: Theme) {
    applyTheme(next)
    setTheme(next)
  }
  return [theme, choose]
}
