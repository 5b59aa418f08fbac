import { FRAME_READY, type ShowSection } from '@mixed-zone/contract/rules/front-page-frame'
import { LOCALES, type Locale } from '@mixed-zone/contract/locales'
import { paths } from '@mixed-zone/contract/screens'
import { Monitor, Smartphone } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { SegmentedControl } from '../../../ui/primitives/segmented-control.tsx'
import { DetailPanel } from '../../shared/detail-panel.tsx'
import { useHasPanelSheet } from '../../shared/use-media-query.ts'
import { frontPageTexts } from './front-page-texts.ts'

/** In pixels, as the page sees it. */
const DEVICES = { desktop: { width: 1440, share: 1 }, phone: { width: 390, share: 0.72 } } as const

type Device = keyof typeof DEVICES

interface PreviewPanelProps {
  /** Of the draft: the miniature is loaded again when it changes. */
  readonly revision: number
  /** The section in hand, which the miniature scrolls to. */
  readonly shownId: string | null
  /** What was done last. */
  readonly note: string | null
  /** On small screens it is a sheet. */
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The home page as the draft makes it, for each language and for two devices. */
export function PreviewPanel({ isOpen, onClose, ...props }: PreviewPanelProps) {
  const texts = useTexts(frontPageTexts).preview
  const isSheet = useHasPanelSheet()
  if (isSheet) {
    return isOpen ? (
      <DetailPanel label={texts.title} kind="request" position={texts.title} onClose={onClose}>
        <Preview {...props} />
      </DetailPanel>
    ) : null
  }
  return (
    <aside
      aria-label={texts.title}
      className="flex shrink-0 flex-col overflow-y-auto border-l border-line bg-sunken px-6 py-4 lg:w-[424px]"
    >
      <Preview {...props} hasTitle />
    </aside>
  )
}

interface PreviewProps extends Pick<PreviewPanelProps, 'revision' | 'shownId' | 'note'> {
  readonly hasTitle?: boolean
}

function Preview({ revision, shownId, note, hasTitle = false }: PreviewProps) {
  const texts = useTexts(frontPageTexts).preview
  const [device, setDevice] = useState<Device>('desktop')
  const [locale, setLocale] = useState<Locale>(useLocale())
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        {hasTitle && <h2 className="mr-auto text-14 font-semibold">{texts.title}</h2>}
        <SegmentedControl
          isDense
          label={texts.device}
          segments={[
            { value: 'desktop', label: texts.desktop, icon: Monitor },
            { value: 'phone', label: texts.phone, icon: Smartphone },
          ]}
          value={device}
          onChange={setDevice}
        />
        <SegmentedControl
          isDense
          label={texts.language}
          segments={LOCALES.map((value) => ({ value, label: value.toUpperCase() }))}
          value={locale}
          onChange={setLocale}
        />
      </div>
      <Miniature key={locale} locale={locale} device={device} revision={revision} shownId={shownId} />
      <p className="mt-3 text-12 text-muted">
        {note !== null && `${note} `}
        {texts.hint}
      </p>
    </>
  )
}

interface MiniatureProps extends Pick<PreviewPanelProps, 'revision' | 'shownId'> {
  readonly locale: Locale
  readonly device: Device
}

/** A frame of the width of the device, scaled down. The keyboard skips it: the list beside it says the same. */
function Miniature({ locale, device, revision, shownId }: MiniatureProps) {
  const texts = useTexts(frontPageTexts).preview
  const frame = useRef<HTMLIFrameElement | null>(null)
  const shownRevision = useRef(revision)
  const isSheet = useHasPanelSheet()
  const { box, width, height } = useSize()
  const { width: frameWidth, share } = DEVICES[device]
  const scale = (share * width) / frameWidth

  const show = useEffectEvent((isChanged: boolean) => {
    const message: ShowSection = { kind: 'show-section', textId: shownId, isChanged }
    frame.current?.contentWindow?.postMessage(message, window.location.origin)
  })

  useEffect(() => {
    show(shownRevision.current !== revision)
    shownRevision.current = revision
  }, [revision, shownId])

  useEffect(() => {
    function handleMessage({ origin, source, data }: MessageEvent): void {
      const isFrame = origin === window.location.origin && source === frame.current?.contentWindow
      if (isFrame && data === FRAME_READY) show(false)
    }
    window.addEventListener('message', handleMessage)
    return () => window.removeEventListener('message', handleMessage)
  }, [])

  return (
    <div
      ref={box}
      aria-hidden="true"
      className="relative overflow-hidden rounded-picture border border-line bg-paper lg:min-h-80 lg:flex-1"
      style={isSheet ? { height: '70dvh' } : undefined}
    >
      {width > 0 && (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which needs its scripts and the session
        <iframe
          ref={frame}
          title={texts.title}
          tabIndex={-1}
          src={`${paths.home({ locale })}?page=draft`}
          className="absolute top-0"
          style={{
            width: frameWidth,
            height: height / scale,
            left: (width * (1 - share)) / 2,
            border: 0,
            transform: `scale(${scale})`,
            transformOrigin: '0 0',
          }}
        />
      )}
    </div>
  )
}

/** The inner size of an element, as it changes. */
function useSize() {
  const box = useRef<HTMLDivElement | null>(null)
  const [size, setSize] = useState({ width: 0, height: 0 })
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, ...size }
}
