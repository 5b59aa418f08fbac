import { BellPlus, Download, ShoppingBasket, X } from 'lucide-react'
import { useWords } from '../../../i18n/words.tsx'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { IconButton } from '../../../ui/primitives/icon-button.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { useDesignWords } from '../words/design-words.ts'
import { Part, Row } from './part.tsx'

export function ButtonsPart() {
  const words = useDesignWords().buttons
  const { close } = useWords().ui
  return (
    <Part name="buttons">
      <Row>
        <Button variant="primary" size="large" icon={Download}>
          {words.primary}
        </Button>
        <Button variant="primary">{words.filter}</Button>
        <Button icon={ShoppingBasket}>{words.secondary}</Button>
        <Button variant="quiet">{words.quiet}</Button>
        <Button variant="danger">{words.danger}</Button>
        <ButtonLink href="#buttons">{words.link}</ButtonLink>
      </Row>
      <Row>
        <Button isBusy>{words.busy}</Button>
        <Button isDisabled disabledReason={words.disabledReason}>
          {words.disabled}
        </Button>
        <Button size="small" icon={BellPlus}>
          {words.small}
        </Button>
        <CopyButton text={words.primary} label={words.copy} />
        <IconButton icon={X} label={close} />
        <TextLink href="#buttons">{words.link}</TextLink>
      </Row>
      <div className="night rounded-picture p-6">
        <Row>
          <Button variant="primary">{words.filter}</Button>
          <Button icon={ShoppingBasket}>{words.secondary}</Button>
          <Button variant="quiet">{words.quiet}</Button>
          <Button variant="danger">{words.danger}</Button>
          <Button isDisabled>{words.disabled}</Button>
          <TextLink href="#buttons">{words.link}</TextLink>
        </Row>
      </div>
    </Part>
  )
}
