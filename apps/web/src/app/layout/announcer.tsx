import { useEffect, useState } from 'react'
import { usePageTitle } from '../../i18n/page-title.ts'

/** Tells screen readers the name of each screen that one comes to; the browser itself tells the first. */
export function Announcer() {
  const [announced, setAnnounced] = useState('')

  useEffect(() => {
    return usePageTitle.subscribe(({ title }, before) => {
      if (before.title !== '') setAnnounced(title)
    })
  }, [])

  return (
    <div role="status" className="sr-only">
      {announced}
    </div>
  )
}
