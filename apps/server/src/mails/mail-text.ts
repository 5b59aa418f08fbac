import type { MailPage } from './mail-content.ts'

/** The mail for those who read no HTML. It says the same. */
export function renderMailText({ content, frame }: MailPage): string {
  const { greeting, paragraphs, fact, quote, list, button, afterwards = [], unsubscribe } = content
  const { help } = frame
  const blocks = [
    greeting,
    ...paragraphs,
    fact && `${fact.label}: ${fact.value}`,
    quote?.map((line) => `> ${line}`.trimEnd()).join('\n'),
    list?.map(({ title, detail }) => `- ${title}${detail === '' ? '' : ` (${detail})`}`).join('\n'),
    button && `${button.label}:\n${button.url}`,
    ...afterwards,
    ['-- ', `${help.question} ${[help.email, help.telephone].filter(Boolean).join(' · ')}`, frame.automatic].join('\n'),
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.url}`,
  ]
  return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`
}
