import type { SettingsAnswer } from '@mixed-zone/contract/schemas/studio/settings'
import { ChartColumn, type LucideIcon, Mail, ShieldCheck, Video } from 'lucide-react'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { classNames } from '../../../ui/primitives/class-names.ts'
import { Field } from '../../../ui/primitives/field.tsx'
import { Icon } from '../../../ui/primitives/icon.tsx'
import { RadioGroup } from '../../../ui/primitives/radio-group.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { SaveAlert, SettingSection, useVariableHelp } from './setting-section.tsx'
import type { SettingState } from './settings-query.ts'
import { settingsTexts } from './settings-texts.ts'
import { useSavedSetting } from './use-saved-setting.ts'
import { Versions } from './versions.tsx'

export function IntegrationsSection({ answer }: { readonly answer: SettingsAnswer }) {
  const { settings, hasCaptchaKeys } = answer
  return (
    <>
      <Overview answer={answer} />
      <div id="analytics">
        <Analytics state={settings.analytics} />
      </div>
      <div id="captcha">
        <CaptchaKind state={settings.captcha} hasKeys={hasCaptchaKeys} />
      </div>
    </>
  )
}

interface Connection {
  readonly id: string
  readonly icon: LucideIcon
  readonly name: string
  readonly value: string
  /** Such as how fast it answers. */
  readonly measure?: string | undefined
  readonly state: 'working' | 'off' | 'refusing' | 'failing'
  /** The part of this page that changes it, or the environment variable that sets it. */
  readonly editor: { readonly href: string } | { readonly variable: string }
}

const STATE_LOOKS: Readonly<Record<Connection['state'], string>> = {
  working: 'text-pitch',
  off: 'text-muted',
  refusing: 'text-accent-text',
  failing: 'text-flare',
}

/** What goes out of the product and what comes in, and whether it works. */
function Overview({ answer }: { readonly answer: SettingsAnswer }) {
  const { sections, integrations: texts } = useTexts(settingsTexts)
  return (
    <SettingSection title={sections.integrations} aside={texts.overview}>
      <ul className="border-t border-line">
        {useConnections(answer).map(({ id, icon, name, value, measure, state, editor }) => (
          <li
            key={id}
            className="flex min-h-12.5 flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-14"
          >
            <span className="flex w-56 items-center gap-3 font-semibold">
              <Icon icon={icon} size={18} />
              {name}
            </span>
            <span className="min-w-40 flex-1 break-words text-muted">{value}</span>
            <span className={classNames('text-muted', state === 'failing' && 'text-flare')}>{measure}</span>
            <span className={classNames('font-semibold', STATE_LOOKS[state])}>{texts.states[state]}</span>
            {'href' in editor ? (
              <a
                href={editor.href}
                aria-label={texts.editNamed({ name })}
                className="rounded-control border border-edge px-2 py-1 text-12 font-semibold"
              >
                {texts.edit}
              </a>
            ) : (
              <code className="text-12 text-muted">{editor.variable}</code>
            )}
          </li>
        ))}
      </ul>
    </SettingSection>
  )
}

function useConnections({ settings, connections }: SettingsAnswer): readonly Connection[] {
  const texts = useTexts(settingsTexts).integrations
  const { formatNumber, dateTime } = useFormats()
  const { videoHost, mailHost, mailServer } = connections
  const { lastAttempt, failingSince } = mailServer
  const isFailing = mailServer.state === 'failing' && failingSince !== null
  const speed = lastAttempt?.durationMs == null ? undefined : `${formatNumber(lastAttempt.durationMs)} ms`
  return [
    {
      id: 'video',
      icon: Video,
      name: texts.video,
      value: videoHost ?? texts.ownVideo,
      state: 'working',
      editor: { variable: 'VIDEO_HOST' },
    },
    {
      id: 'analytics',
      icon: ChartColumn,
      name: texts.analytics,
      value: settings.analytics.value.id ?? texts.noAnalytics,
      state: settings.analytics.value.id === null ? 'off' : 'working',
      editor: { href: '#analytics' },
    },
    {
      id: 'mail',
      icon: Mail,
      name: texts.mailServer,
      value: mailHost ?? texts.mailFiles,
      measure: isFailing ? texts.failingSince({ since: dateTime(failingSince) }) : speed,
      state: mailServer.state === 'unused' ? 'working' : mailServer.state,
      editor: { variable: 'SMTP_URL' },
    },
    {
      id: 'captcha',
      icon: ShieldCheck,
      name: texts.captcha,
      value: texts.kinds[settings.captcha.value.kind],
      state: 'working',
      editor: { href: '#captcha' },
    },
  ]
}

function Analytics({ state }: { readonly state: SettingState<'analytics'> }) {
  const texts = useTexts(settingsTexts).integrations
  const editor = useSavedSetting('analytics', state)
  const { isFixed, help } = useVariableHelp(state.variables)('id')
  return (
    <SettingSection title={texts.analytics} intro={texts.analyticsText}>
      <SaveAlert editor={editor} />
      <Field label={texts.analyticsId} help={help} error={editor.errors['id']} isOptional>
        {(control) => (
          <TextInput
            {...control}
            value={editor.value.id ?? ''}
            placeholder="GTM-ABC1234"
            disabled={isFixed}
            spellCheck={false}
            onChange={(event) =>
              editor.change({ id: event.target.value.trim() === '' ? null : event.target.value.trim() })
            }
          />
        )}
      </Field>
      <Versions settingKey="analytics" version={state.version} />
    </SettingSection>
  )
}

const KINDS = ['altcha', 'turnstile', 'recaptcha'] as const

function CaptchaKind({ state, hasKeys }: { readonly state: SettingState<'captcha'>; readonly hasKeys: boolean }) {
  const texts = useTexts(settingsTexts).integrations
  const editor = useSavedSetting('captcha', state)
  const { isFixed, help } = useVariableHelp(state.variables)('kind', hasKeys ? undefined : texts.needsKeys)
  const choices = KINDS.map((value) => ({
    value,
    label: texts.kinds[value],
    isDisabled: isFixed || (value !== 'altcha' && !hasKeys),
  }))
  return (
    <SettingSection title={texts.captcha} intro={texts.captchaText}>
      <SaveAlert editor={editor} />
      <Field label={texts.kind} help={help} error={editor.errors['kind']} isGroup>
        {() => <RadioGroup choices={choices} value={editor.value.kind} onChange={(kind) => editor.change({ kind })} />}
      </Field>
      <Versions settingKey="captcha" version={state.version} />
    </SettingSection>
  )
}
