import type { PreviewTexts } from './es.ts'

export const texts: PreviewTexts = {
  title: 'Preview',
  text: ({ until }) =>
    `This is how the post will look. It is not public yet: do not pass it on. The link expires on ${until}.`,
  endedTitle: 'This preview is no longer available',
  endedText: 'The link has expired or was revoked. Ask the person who sent it for a new one.',
  draftText: 'This is how journalists will see the draft if it is published now. Nothing can be downloaded here.',
  missingTitle: 'There is nothing to see yet',
  missingText: 'No language has a title, or the post no longer exists.',
  asPhone: 'See as on a phone',
  share: 'Share by link',
  shareTitle: 'Preview links',
  shareText: 'Anybody who has the link sees the draft for 24 hours, without an account and without downloads.',
  create: 'Create link',
  created: 'Copy the link now: it is not shown again.',
  copy: 'Copy link',
  validUntil: ({ until, name }) => `Until ${until}, created by ${name}`,
  opened: ({ at }) => `Opened on ${at}`,
  notOpened: 'Nobody has opened it',
  revoke: 'Revoke',
  revokeLink: ({ until }) => `Revoke the link that is valid until ${until}`,
  backToEditor: 'Back to the editor',
}
