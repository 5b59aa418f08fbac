import * as z from 'zod/mini'

/** `recall`: a file was withdrawn; `withdrawal`: the whole post was. */
export const NOTICE_KINDS = ['correction', 'recall', 'withdrawal'] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** Tells somebody who downloaded something that it was corrected or withdrawn. */
export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(NOTICE_KINDS),
  at: z.iso.datetime(),
  postId: z.string(),
  /** As it was when the notice was written. */
  postTitle: z.string(),
  assetId: z.nullable(z.string()),
  assetName: z.nullable(z.string()),
  /** What was corrected, or why it was withdrawn. */
  text: z.string(),
  isRead: z.boolean(),
})

export type Notice = z.output<typeof noticeSchema>
