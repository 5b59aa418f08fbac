import { createPreviewLink, listPreviewLinks, revokePreviewLink } from '@mixed-zone/contract/endpoints/studio/versions'
import type { PreviewLink } from '@mixed-zone/contract/schemas/studio/versions'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link2 } from 'lucide-react'
import { orThrow } from '../../../api/client.ts'
import { portal } from '../../../api/portal-client.ts'
import { queryClient } from '../../../api/query-client.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { FailedPart } from '../../../load-states/failed-load.tsx'
import { CopyButton } from '../../../ui/components/copy-button.tsx'
import { Dialog } from '../../../ui/components/overlays/dialog.tsx'
import { Button } from '../../../ui/primitives/button.tsx'
import { previewTexts } from './preview-texts.ts'

interface PreviewLinksDialogProps {
  readonly id: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The links by which people without an account see the draft. */
export function PreviewLinksDialog({ id, isOpen, onClose }: PreviewLinksDialogProps) {
  const locale = useLocale()
  const texts = useTexts(previewTexts)
  const key = ['preview-links', id]
  const links = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => orThrow(portal.call(listPreviewLinks, undefined, { signal, params: { id } })),
    enabled: isOpen,
  })
  const reload = () => queryClient.invalidateQueries({ queryKey: key })
  const creation = useMutation({
    mutationFn: () => orThrow(portal.call(createPreviewLink, { locale }, { params: { id } })),
    onSettled: reload,
  })
  const revocation = useMutation({
    mutationFn: (linkId: string) => orThrow(portal.call(revokePreviewLink, undefined, { params: { id, linkId } })),
    onSettled: reload,
  })
  const error = links.error ?? creation.error ?? revocation.error
  const items = links.data?.items ?? []
  const isShown = items.some((link) => link.id === creation.data?.id)

  function close() {
    creation.reset()
    onClose()
  }

  return (
    <Dialog isOpen={isOpen} onClose={close} title={texts.shareTitle} subtitle={texts.shareText}>
      <div className="grid gap-5">
        {error && <FailedPart error={error} onRetry={() => void reload()} />}
        {creation.data && isShown && (
          <div role="status" className="grid gap-2 rounded-control border border-pitch bg-pitch-tint px-4 py-3">
            <strong className="font-semibold">{texts.created}</strong>
            <code className="text-14 wrap-anywhere">{creation.data.url}</code>
            <CopyButton text={creation.data.url} label={texts.copy} variant="primary" className="justify-self-start" />
          </div>
        )}
        <Button
          icon={Link2}
          isBusy={creation.isPending}
          onClick={() => creation.mutate()}
          className="justify-self-start"
        >
          {texts.create}
        </Button>
        {items.length > 0 && (
          <ul className="border-t border-line">
            {items.map((link) => (
              <LinkLine key={link.id} link={link} onRevoke={() => revocation.mutate(link.id)} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

function LinkLine({ link, onRevoke }: { readonly link: PreviewLink; readonly onRevoke: () => void }) {
  const texts = useTexts(previewTexts)
  const { dateTime } = useFormats()
  const until = dateTime(link.expiresAt)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-3">
      <span className="grid min-w-0 flex-1">
        <span>{texts.validUntil({ until, name: link.author.name })}</span>
        <span className="text-14 text-muted">
          {link.openedAt === null ? texts.notOpened : texts.opened({ at: dateTime(link.openedAt) })}
        </span>
      </span>
      <Button size="small" aria-label={texts.revokeLink({ until })} onClick={onRevoke}>
        {texts.revoke}
      </Button>
    </li>
  )
}
