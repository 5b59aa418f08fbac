import { BellPlus, Download, ShoppingBasket, X } from 'lucide-react'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { designTexts } from '../design-texts.ts'
import { Part, Row } from './part.tsx'

export function ButtonsPart() {
  const texts = useTexts(designTexts).buttons
  const { close } = useBaseTexts().ui
  return (
    <Part name="buttons">
      <Row>
        <Button variant="primary" size="large" icon={Download}>
          {texts.primary}
        </Button>
        <Button variant="primary">{texts.filter}</Button>
        <Button icon={ShoppingBasket}>{texts.secondary}</Button>
        <Button variant="quiet">{texts.quiet}</Button>
        <Button variant="danger">{texts.danger}</Button>
        <ButtonLink href="#buttons">{texts.link}</ButtonLink>
      </Row>
      <Row>
        <Button isBusy>{texts.busy}</Button>
        <Button isDisabled disabledReason={texts.disabledReason}>
          {texts.disabled}
        </Button>
        <Button size="small" icon={BellPlus}>
          {texts.small}
        </Button>
        <CopyButton text={texts.primary} label={texts.copy} />
        <IconButton icon={X} label={close} />
        <TextLink href="#buttons">{texts.link}</TextLink>
      </Row>
      <div className="night rounded-picture p-6">
        <Row>
          <Button variant="primary">{texts.filter}</Button>
          <Button icon={ShoppingBasket}>{texts.secondary}</Button>
          <Button variant="quiet">{texts.quiet}</Button>
          <Button variant="danger">{texts.danger}</Button>
          <Button isDisabled>{texts.disabled}</Button>
          <TextLink href="#buttons">{texts.link}</TextLink>
        </Row>
      </div>
    </Part>
  )
}
