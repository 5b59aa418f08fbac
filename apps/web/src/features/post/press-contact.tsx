import type { Post } from '@mixed-zone/contract/schemas/post'
import { Mail, Phone } from 'lucide-react'
import { useTexts } from '../../i18n/texts.ts'
import { CopyButton } from '../../ui/components/copy-button.tsx'
import { Icon } from '../../ui/primitives/icon.tsx'
import { postTexts } from './post-texts.ts'

type Contact = NonNullable<Post['contact']>

/** The press contact of the post. */
export function PressContact({ contact }: { readonly contact: Contact }) {
  const texts = useTexts(postTexts)
  return (
    <section aria-labelledby="contact-title">
      <h2 id="contact-title" className="section-rule headline-18 mb-3">
        {texts.contact}
      </h2>
      <div className="flex items-center gap-3 pb-3">
        <span
          aria-hidden="true"
          className="figures flex size-11 shrink-0 items-center justify-center rounded-pill bg-ink text-14 text-paper"
        >
          {initialsOf(contact.name)}
        </span>
        <p className="min-w-0">
          <span className="block font-semibold">{contact.name}</span>
          <span className="block text-14 text-muted">{contact.role}</span>
        </p>
      </div>
      {contact.telephone !== '' && (
        <p className="flex min-h-11 items-center gap-3 border-t border-line">
          <Icon icon={Phone} size={18} />
          <a href={`tel:${contact.telephone.replaceAll(/[^+\d]/g, '')}`} className="underlined-on-hover font-semibold">
            {contact.telephone}
          </a>
        </p>
      )}
      {contact.email !== '' && (
        <p className="flex min-h-11 items-center gap-3 border-y border-line">
          <Icon icon={Mail} size={18} />
          <a href={`mailto:${contact.email}`} className="underlined-on-hover min-w-0 flex-1 font-semibold break-all">
            {contact.email}
          </a>
          <CopyButton text={contact.email} label={texts.copyEmail} isIconOnly />
        </p>
      )}
    </section>
  )
}

/** The first letters of the first and the last name. */
function initialsOf(name: string): string {
  const names = name.split(/\s+/).filter((part) => part !== '')
  return [names.at(0), names.length > 1 ? names.at(-1) : undefined]
    .map((part) => [...(part ?? '')][0] ?? '')
    .join('')
    .toLocaleUpperCase()
}
