import type { LegalTexts } from './es.ts'

export const texts: LegalTexts = ({ league, email }) => ({
  legalNotice: {
    title: 'Legal notice',
    parts: [
      {
        title: 'Who publishes this portal',
        paragraphs: [
          `This portal is a service of the ${league} press office for accredited journalists and media. For any question, write to ${email}.`,
        ],
      },
      {
        title: 'Use of the content',
        paragraphs: [
          'Pictures, videos, texts and documents are offered for news and editorial use. Each file states its credit and, where it has any, its rights and the date until which it may be used; both also travel inside the file. The credit is compulsory.',
          'Commercial use and transfer to third parties need the prior written permission of the press office. Content under embargo must not be published, in whole or in part, before the time stated.',
          'If the press office corrects or withdraws a file, its page says so. Whoever has used it must act on that correction.',
        ],
      },
      {
        title: 'Access',
        paragraphs: [
          'An account is personal. Do not share your password or the addresses of files: these are signed for your session and stop working when it ends.',
        ],
      },
      {
        id: 'accessibility',
        title: 'Accessibility',
        paragraphs: [
          'This portal is built to WCAG 2.2, level AA: it can be used with a keyboard alone and with a screen reader, respects dark mode and reduced motion, and can be enlarged to 400%.',
          `If anything gets in your way, write to ${email} and tell us which page you were on. We reply within one working day and meanwhile get the content to you another way.`,
        ],
      },
    ],
  },
  privacyPolicy: {
    title: 'Privacy policy',
    parts: [
      {
        title: 'What we keep',
        paragraphs: [
          'What you give us when you request access: name, surnames, email, telephone, country, media outlet and type of work. Your password is kept in a form that nobody can read, ourselves included.',
          'While you use the portal we record your sessions and which posts you view and download, to learn what content is useful and to be able to warn you when a file is corrected or withdrawn.',
        ],
      },
      {
        title: 'What for, and for how long',
        paragraphs: [
          'To decide on your accreditation, to provide the service and to protect it from abuse. Usage data is kept for 24 months and the record of access changes for five years. Then it is deleted.',
          'The newsletter goes only to those who asked for it, and every issue lets you unsubscribe with one click.',
        ],
      },
      {
        title: 'Who it is shared with',
        paragraphs: [
          'Nobody outside the league, unless the law requires it. The check that you are not a robot is done by the portal itself, without third parties.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You can see, correct, take with you and delete your data, and object to its use. Write to ${email}. When an account is deleted, usage records remain without your name. You can also complain to the data protection authority.`,
        ],
      },
    ],
  },
  cookiePolicy: {
    title: 'Cookie policy',
    parts: [
      {
        title: 'No cookies',
        paragraphs: [
          'This portal needs no cookies to work, neither its own nor anybody else’s.',
          'Five things are kept in your browser, and only there: the session, which is erased when you sign out; the language you chose; the light or dark appearance, if you changed it; your answer about measurement; and what you type when requesting access, until you send or clear it.',
        ],
      },
      {
        title: 'Measurement',
        paragraphs: [
          'No external measurement service is loaded without your consent. Rejecting it is as easy as accepting it and changes nothing about what you can see or download.',
        ],
      },
    ],
  },
})
