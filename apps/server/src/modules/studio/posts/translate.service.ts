import type { AnswerOf, BodyOf } from '@mixed-zone/contract/endpoint'
import type { translatePost } from '@mixed-zone/contract/endpoints/studio/translations'
import type { Locale } from '@mixed-zone/contract/locales'
import { type DocumentTexts, readTexts } from '@mixed-zone/document/document'
import { BODY_SCHEMA } from '@mixed-zone/document/schema'
import { bodyToHtml } from '@mixed-zone/document/to-html'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import { wrongFields } from '../../../platform/errors/wrong-fields.ts'
import { cleanBody } from '../../../platform/html/clean-body.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Translator } from '../../../platform/translation/translator.ts'
import { recordAudit } from '../../audit/audit.ts'
import { loadDocument } from '../writing/document-store.ts'
import { listPostsById } from './listed-posts.repository.ts'

/** Of title, summary and body, with its tags. */
const MAX_CHARACTERS = 50_000

interface TranslateDeps extends Pick<Platform, 'db' | 'clock'> {
  /** Null: not configured. */
  readonly translator: Translator | null
}

interface TranslateCall {
  readonly params: { readonly id: string }
  readonly body: BodyOf<typeof translatePost>
  readonly locale: Locale
}

export type TranslateService = ReturnType<typeof createTranslateService>

/** Drafts of translations by a machine. The caller puts them into the document. */
export function createTranslateService({ db, clock, translator }: TranslateDeps) {
  return {
    async translate(actor: Actor, { params, body, locale }: TranslateCall): Promise<AnswerOf<typeof translatePost>> {
      if (translator === null) throw new ApiError('not-found')
      const { from, to, confirmed = false } = body
      if (from === to) throw wrongFields(locale, { to: 'format' })
      const postId = requireRowId(params.id)
      const now = clock.now()
      const [row] = await listPostsById(db, [postId], now)
      if (!row || row.viewState === 'trash') throw new ApiError('not-found')
      const isPublic = row.viewState === 'published' && !row.hasChanges
      // What is not public leaves the house only if somebody has said so, each time.
      if (!isPublic && !confirmed) throw wrongFields(locale, { confirmed: 'required' })

      const { document } = await loadDocument(db, postId)
      const { title, summary, blocks } = partsOf(readTexts(document, from))
      document.destroy()
      const characters = [title, summary, ...blocks.map(({ html }) => html)].reduce(
        (sum, { length }) => sum + length,
        0,
      )
      if (characters > MAX_CHARACTERS) throw new ApiError('too-large')

      await recordAudit(db, {
        at: now,
        actor: { personId: actor.personId },
        action: 'post.machine-translated',
        subject: { kind: 'post', id: postId },
        details: { from, to },
      })
      const heads = await translator.translate({ texts: [title, summary].filter(Boolean), format: 'text', from, to })
      const sent = blocks.filter(({ hasText }) => hasText).map(({ html }) => html)
      const translated = (await translator.translate({ texts: sent, format: 'html', from, to })).values()
      const html = blocks.map((block) => (block.hasText ? (translated.next().value ?? '') : block.html)).join('')
      return {
        title: title === '' ? '' : (heads[0] ?? ''),
        summary: summary === '' ? '' : (heads.at(-1) ?? ''),
        body: cleanBody(html),
      }
    },
  }
}

/** Block by block, so that pictures and rules are neither sent nor lost. */
function partsOf({ title, summary, body }: DocumentTexts) {
  const blocks = body.children.map((block) => ({
    html: bodyToHtml(BODY_SCHEMA.node('doc', null, [block])),
    hasText: block.textContent.trim() !== '',
  }))
  return { title: title.trim(), summary: summary.trim(), blocks }
}
