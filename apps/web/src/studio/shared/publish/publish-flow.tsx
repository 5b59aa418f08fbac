import { DialogFallback, defineLazyPart, LazyPartView, preloadPart } from '../lazy-part.tsx'
import type { PublishDialogsProps } from './publish-dialogs.tsx'

const DIALOGS = defineLazyPart(async () => (await import('./publish-dialogs.tsx')).PublishDialogs)

/** Somebody is about to publish: loads the dialogs ahead. */
export const preloadPublishDialogs = () => preloadPart(DIALOGS)

/** Renders the dialog of the open step. Its code is loaded with the first one. */
export function PublishFlow(props: PublishDialogsProps) {
  const { step, close } = props.flow
  if (step === null) return null
  return <LazyPartView part={DIALOGS} props={props} fallback={<DialogFallback onCancel={close} />} onFailed={close} />
}
