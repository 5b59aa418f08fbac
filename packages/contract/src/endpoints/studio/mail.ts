import * as z from 'zod/mini'
import { defineEndpoint } from '../../endpoint.ts'
import { idSchema } from '../../schemas/id.ts'
import { localeSchema } from '../../schemas/locale.ts'
import {
  bulkSelectionSchema,
  listAnswerSchema,
  listExportSchema,
  listQuerySchema,
  startedJobSchema,
} from '../../schemas/studio/list.ts'
import {
  mailContentSchema,
  mailCountsSchema,
  mailDetailSchema,
  mailFilterFields,
  mailItemSchema,
  mailServerSchema,
  reasonSchema,
  suppressedAddressSchema,
  MAIL_EXPORT_COLUMNS,
  ADDRESS_EXPORT_COLUMNS,
} from '../../schemas/studio/mail.ts'

const access = { kind: 'private', permission: 'users' } as const

const params = z.object({ id: idSchema })

const body = z.object({ reason: reasonSchema })

const bulkBody = z.intersection(bulkSelectionSchema(mailFilterFields), body)

export const listMails = defineEndpoint({
  method: 'GET',
  path: 'studio/mail',
  summary: 'Lists outgoing mails, newest first.',
  access,
  query: listQuerySchema(['createdAt', 'recipient'], mailFilterFields),
  answer: listAnswerSchema(mailItemSchema),
  errors: [],
})

export const exportMails = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/export',
  summary: 'Returns the mails that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listMails.query, MAIL_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const countMails = defineEndpoint({
  method: 'GET',
  path: 'studio/mail/counts',
  summary: 'Returns the number of mails in each state.',
  access,
  answer: mailCountsSchema,
  errors: [],
})

export const getMailServer = defineEndpoint({
  method: 'GET',
  path: 'studio/mail/server',
  summary: 'Tells how the mail server takes mails: its last answer, and since when it fails.',
  access,
  answer: mailServerSchema,
  errors: [],
})

export const getMailTemplate = defineEndpoint({
  method: 'GET',
  path: 'studio/mail/templates/:template',
  summary: 'Returns a kind of mail as its reader would see it, with invented values.',
  access,
  params: z.object({ template: idSchema }),
  query: z.object({ locale: localeSchema }),
  answer: mailContentSchema,
  errors: ['not-found'],
})

export const getMail = defineEndpoint({
  method: 'GET',
  path: 'studio/mail/:id',
  summary: 'Returns a mail with its attempts and what the mail server answered.',
  access,
  params,
  answer: mailDetailSchema,
  errors: ['not-found'],
})

export const getMailContent = defineEndpoint({
  method: 'GET',
  path: 'studio/mail/:id/content',
  summary: 'Returns a mail as its reader sees it, with secrets hidden.',
  access,
  params,
  answer: mailContentSchema,
  errors: ['not-found'],
})

export const resendMail = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/:id/resend',
  summary: 'Sends a mail again that came back or failed. Releases its address if that is suppressed.',
  access,
  params,
  body,
  answer: mailDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const cancelMail = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/:id/cancel',
  summary: 'Cancels a mail that waits to be sent.',
  access,
  params,
  body,
  answer: mailDetailSchema,
  errors: ['not-found', 'conflict'],
})

export const resendMails = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/resend',
  summary: 'Sends several mails again as a job. Releases their addresses.',
  access,
  body: bulkBody,
  answer: startedJobSchema,
  status: 202,
  errors: ['conflict'],
})

export const cancelMails = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/cancel',
  summary: 'Cancels several waiting mails as a job.',
  access,
  body: bulkBody,
  answer: startedJobSchema,
  status: 202,
  errors: ['conflict'],
})

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: 'studio/mail/test',
  summary: 'Sends a mail to oneself. Its attempts show what the mail server answered.',
  access,
  answer: z.object({ id: z.string() }),
  status: 202,
  errors: [],
})

export const listSuppressedAddresses = defineEndpoint({
  method: 'GET',
  path: 'studio/suppressed-addresses',
  summary: 'Lists addresses to which nothing is sent, because a mail came back.',
  access,
  query: listQuerySchema(['since', 'address'], { text: mailFilterFields.text }),
  answer: listAnswerSchema(suppressedAddressSchema),
  errors: [],
})

export const exportSuppressedAddresses = defineEndpoint({
  method: 'POST',
  path: 'studio/suppressed-addresses/export',
  summary: 'Returns the addresses that match as a file. Also needs the permission `export`, and is recorded.',
  access,
  body: listExportSchema(listSuppressedAddresses.query, ADDRESS_EXPORT_COLUMNS),
  bytes: true,
  errors: ['rate-limit'],
})

export const releaseAddress = defineEndpoint({
  method: 'POST',
  path: 'studio/suppressed-addresses/release',
  summary: 'Allows mails to a suppressed address again.',
  access,
  body: z.object({
    address: z.string().check(z.trim(), z.maxLength(320), z.regex(/^[^\0\p{Surrogate}]*$/u)),
    reason: reasonSchema,
  }),
  errors: ['not-found'],
})
