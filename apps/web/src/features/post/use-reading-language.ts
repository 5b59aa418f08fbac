import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import type { Post } from '@mixed-zone/contract/schemas/post'
import { useState } from 'react'

export interface Reading {
  readonly locale: Locale
  readonly title: string
  readonly summary: string
  readonly body: string
  /** The languages that the post exists in. */
  readonly locales: readonly Locale[]
  readonly choose: (locale: Locale) => void
}

/** The language that the post is shown in: the interface's if available; readers can choose another. */
export function useReadingLanguage(post: Post): Reading {
  const [chosen, setChosen] = useState<Locale | null>(null)
  const translation = chosen === null ? undefined : post.translations[chosen]
  const { title, summary, body } = translation ?? post
  return {
    locale: translation !== undefined && chosen !== null ? chosen : post.locale,
    title,
    summary,
    body,
    locales: LOCALES.filter((locale) => post.locales.includes(locale)),
    choose: setChosen,
  }
}
