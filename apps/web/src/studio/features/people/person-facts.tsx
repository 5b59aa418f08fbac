import type { PersonDetail } from '@mixed-zone/contract/schemas/studio/people'
import type { ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { AddressText } from '../../shared/address-text.tsx'
import { peopleTexts } from './people-texts.ts'
import { PersonSection } from './person-section.tsx'

export function PersonFacts({ person }: { readonly person: PersonDetail }) {
  const texts = useTexts(peopleTexts)
  const { date, formatNumber } = useFormats()
  const { telephone, domain, authorised } = person
  const yesOrNo = (value: boolean) => (value ? texts.yes : texts.no)
  const domainWord = domain.isFreeMail ? texts.freeMail : domain.state && texts.domainStates[domain.state]
  const domainFacts = [domain.name, domainWord, !domain.isFreeMail && texts.peopleOfDomain({ count: domain.people })]
  return (
    <PersonSection title={texts.facts}>
      <dl className="mt-2 text-14">
        <Fact label={texts.email}>
          <a href={`mailto:${person.email}`} className="underline underline-offset-2">
            <AddressText>{person.email}</AddressText>
          </a>
        </Fact>
        {telephone.number !== '' && <Fact label={texts.telephone}>{`${telephone.prefix} ${telephone.number}`}</Fact>}
        <Fact label={texts.mailsIn}>{texts.languages[person.comunicationsLocale]}</Fact>
        <Fact label={texts.newsletter}>{yesOrNo(person.newsletter)}</Fact>
        <Fact label={texts.oneTimeCode}>{yesOrNo(person.oneTimeCode)}</Fact>
        <Fact label={texts.domain}>{domainFacts.filter(Boolean).join(' · ')}</Fact>
        {authorised && (
          <Fact label={texts.authorised}>
            {authorised.byDomain ? texts.byDomain : (authorised.by ?? texts.formerColleague)}, {date(authorised.at)}
          </Fact>
        )}
        {person.notes.map(({ id, text, author, at }, index) => (
          <Fact key={id} label={index === 0 ? texts.note : `${texts.note} ${formatNumber(index + 1)}`}>
            {text}
            <span className="block text-12 text-muted">
              {author ?? texts.formerColleague}, {date(at)}
            </span>
          </Fact>
        ))}
      </dl>
    </PersonSection>
  )
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="flex gap-4 border-t border-line py-2.5">
      <dt className="w-28 shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
    </div>
  )
}
