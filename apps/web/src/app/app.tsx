import { localeOfPath } from '../i18n/language-choice.ts'
import { Link, RouterProvider } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { usePageTitle } from '../i18n/page-title.ts'
import { type LinkProps, LinkProvider } from '../ui/primitives/link.tsx'
import { router } from './router.tsx'

export function App() {
  return (
    <LinkProvider component={RouterLink}>
      <Announcer />
      <RouterProvider router={router} />
    </LinkProvider>
  )
}

/** Follows the paths of our screens, which all begin with a language, in the app; any other is a plain link. */
function RouterLink({ href, ...rest }: LinkProps) {
  const [path = ''] = href.split(/[?#]/, 1)
  const isOurs = !('download' in rest) && localeOfPath(path) !== null
  if (!isOurs) return <a href={href} {...rest} />
  // The router marks active links with `aria-current`: without `exact`, also one to the same page with fewer filters.
  // Its type requires `to`, but `href` wins.
  return <Link {...rest} to={path} href={href} activeProps={NO_PROPS} activeOptions={EXACT} />
}

const NO_PROPS = {}

const EXACT = { exact: true }

/** Announces the title of each new screen to screen readers; the browser announces the first. */
function Announcer() {
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    let announcedPath: string | null = null
    return usePageTitle.subscribe(({ title }) => {
      const { pathname } = location
      // The title of the editor follows each letter that is typed.
      if (announcedPath !== null && announcedPath !== pathname) setAnnounced(title)
      announcedPath = pathname
    })
  }, [])

  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  )
}
