import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { type Formats, useFormats } from '../../../i18n/use-formats.ts'
import { type Announcement, NOTHING_ANNOUNCED, nextAnnouncement } from './announcements.ts'
import type { UploadsTexts } from './texts/es.ts'
import { useUploadsState } from './uploads-store.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** Tells screen readers about uploads, wherever in the studio somebody is. */
export function UploadAnnouncer() {
  const texts = useTexts(uploadsTexts)
  const { formatNumber } = useFormats()
  const announced = useRef(NOTHING_ANNOUNCED)
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  useEffect(
    () =>
      useUploadsState.subscribe(({ items }) => {
        const next = nextAnnouncement(announced.current, items, performance.now())
        announced.current = next.announced
        if (next.announcement !== null) setAnnouncement(next.announcement)
      }),
    [],
  )
  return (
    <p role="status" className="sr-only">
      {announcement && sentenceOf(announcement, texts.announcements, formatNumber)}
    </p>
  )
}

function sentenceOf(
  announcement: Announcement,
  texts: UploadsTexts['announcements'],
  formatNumber: Formats['formatNumber'],
): string {
  if (announcement.kind === 'progress') {
    return texts.progress({ done: formatNumber(announcement.done), total: formatNumber(announcement.total) })
  }
  const { kind, count } = announcement
  return texts[kind]({ count, shown: formatNumber(count) })
}
