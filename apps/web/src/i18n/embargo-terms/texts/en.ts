import type { EmbargoTermsTexts } from './es.ts'

export const texts: EmbargoTermsTexts = {
  title: 'Embargo terms',
  notice: 'You may see posts under embargo. First, please read and accept the terms.',
  read: 'Read the terms',
  intro: ({ league }) =>
    `${league} shows you some posts before their time, so that you can prepare your work. In return, you agree to this:`,
  terms: [
    'You publish, broadcast or pass on nothing of an embargoed post, in whole or in part, before the time given. The league’s own time counts; yours is shown beside it.',
    'You share it with nobody outside the newsroom that prepares the story, and whoever receives it knows of the embargo and keeps it.',
    'You ask nobody for a reaction or a statement that would reveal what it holds before that time.',
    'You tell the press office at once if the content appears early, in your medium or in any other.',
    'You accept that the league may bring forward, postpone or lift an embargo, and that what the portal shows at any moment is what counts.',
    'You accept that breaking an embargo may cost you this access or your accreditation.',
  ],
  contact: ({ email }) => `Questions are better asked before than after: ${email}.`,
  accept: 'I accept the terms',
  later: 'Not now',
  accepted: 'Terms accepted. You now see posts under embargo.',
}
