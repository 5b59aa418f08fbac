import type { ReactNode } from 'react'
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs'
import { useFormats } from '../../i18n/use-formats.ts'
import { AriaLocale } from './aria-locale.tsx'

export interface TabEntry {
  readonly id: string
  readonly label: string
  readonly count?: number
  readonly content: ReactNode
}

interface TabsProps {
  readonly label: string
  readonly tabs: readonly TabEntry[]
  readonly selected: string
  readonly onSelect: (id: string) => void
}

/** Controlled tabs; the arrow keys move between them. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { formatNumber } = useFormats()
  return (
    <AriaLocale>
      <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
        <TabList aria-label={label} className="flex flex-wrap gap-x-6 border-b border-line">
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              className="relative -mb-px flex min-h-11 cursor-pointer items-center gap-2 rounded-control text-16 font-medium text-muted hover:text-ink data-selected:font-semibold data-selected:text-ink data-selected:after:absolute data-selected:after:inset-x-0 data-selected:after:bottom-0 data-selected:after:h-[3px] data-selected:after:bg-lamp"
            >
              {tab.label}
              {tab.count !== undefined && <span className="font-normal text-muted">{formatNumber(tab.count)}</span>}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel key={tab.id} id={tab.id} className="rounded-control py-4">
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  )
}
