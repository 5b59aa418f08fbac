import type { Post } from '@mixed-zone/contract/schemas/post'
import { paths } from '@mixed-zone/contract/screens'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useLocale } from '../../i18n/language-store.ts'

interface Address {
  readonly params: { readonly id: string; readonly slug?: string }
  readonly post: Pick<Post, 'id' | 'slug'> | undefined
}

/** Puts the post's own slug into the address where it is missing or wrong, without loading anything anew. */
export function useCanonicalUrl({ params, post }: Address): void {
  const router = useRouter()
  const locale = useLocale()
  const { id, slug = '' } = params
  useEffect(() => {
    if (post === undefined || post.id !== id || post.slug === slug) return
    const { hash } = router.state.location
    const path = paths.post({ locale, id, slug: post.slug })
    void router.navigate({ href: hash === '' ? path : `${path}#${hash}`, replace: true, resetScroll: false })
  }, [router, locale, id, slug, post])
}
