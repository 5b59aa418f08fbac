import { checkSetupLink, createFirstAdmin } from '@mixed-zone/contract/endpoints/access-setup'
import { LOCALE_NAMES, LOCALES } from '@mixed-zone/contract/locales'
import { firstAdminSchema } from '@mixed-zone/contract/schemas/setup'
import { paths } from '@mixed-zone/contract/screens'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { orThrow } from '../../api/client.ts'
import { portal } from '../../api/portal-client.ts'
import { FormAlert } from '../../forms/form-alert.tsx'
import { FormField } from '../../forms/form-field.tsx'
import { NewPasswordFields } from '../../forms/new-password-fields.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { validateForm } from '../../forms/validate-form.ts'
import { useBaseTexts } from '../../i18n/base-texts.ts'
import { useLocale } from '../../i18n/language-store.ts'
import { useDocumentTitle } from '../../i18n/page-title.ts'
import { useTexts } from '../../i18n/texts.ts'
import { FailedLoad } from '../../load-states/failed-load.tsx'
import { useScreenParams } from '../../routing/screen-route.ts'
import { sessionOfLogin } from '../../session/session.ts'
import { clearSessionEnd, setPasswordDue } from '../../session/session-status.ts'
import { setSession } from '../../session/session-store.ts'
import { NarrowPage } from '../../ui/patterns/narrow-page.tsx'
import { Alert } from '../../ui/primitives/alert.tsx'
import { Button } from '../../ui/primitives/button.tsx'
import { ButtonLink } from '../../ui/primitives/button-link.tsx'
import { Select } from '../../ui/primitives/select.tsx'
import { Loading, Skeleton } from '../../ui/primitives/skeleton.tsx'
import { EmailInput, TextInput } from '../../ui/primitives/text-input.tsx'
import { setupTexts } from './setup-texts.ts'

/** The first admin of an installation, by the link that its start prints. */
export function SetupScreen() {
  const { token } = useScreenParams('setup')
  const texts = useTexts(setupTexts)
  const { shell } = useBaseTexts()
  const check = useQuery({
    queryKey: ['check-setup-link', token],
    queryFn: ({ signal }) => orThrow(portal.call(checkSetupLink, { token }, { signal })),
    refetchOnWindowFocus: false,
    // Once the form is shown, the server checks the link again with what is sent.
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const isSpent = check.data?.valid === false
  useDocumentTitle(isSpent ? texts.spentTitle : texts.title)
  if (check.isError && check.data === undefined)
    return <FailedLoad error={check.error} onRetry={() => void check.refetch()} />
  if (isSpent) return <LinkSpent />
  return (
    <NarrowPage title={texts.title} intro={texts.intro}>
      {check.data ? (
        <FirstAdminForm token={token} onRefused={() => void check.refetch()} />
      ) : (
        <Loading label={shell.loading} className="grid gap-4">
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-18" />
          <Skeleton className="h-44" />
        </Loading>
      )}
    </NarrowPage>
  )
}

function LinkSpent() {
  const locale = useLocale()
  const texts = useTexts(setupTexts)
  const { signIn } = useBaseTexts()
  return (
    <NarrowPage title={texts.spentTitle} hasFocus>
      <Alert variant="warning">{texts.spent}</Alert>
      <ButtonLink href={paths.login({ locale })} size="large" className="mt-6">
        {signIn.connect}
      </ButtonLink>
    </NarrowPage>
  )
}

interface FirstAdminFormProps {
  readonly token: string
  /** The link does not work any more. */
  readonly onRefused: () => void
}

function FirstAdminForm({ token, onRefused }: FirstAdminFormProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const texts = useTexts(setupTexts)
  const api = useApiForm({
    defaultValues: {
      name: '',
      surnames: '',
      email: '',
      comunicationsLocale: locale,
      password: '',
      repeatPassword: '',
    },
    check: (values, language) => validateForm(firstAdminSchema, { token, ...values }, { locale: language }),
    send: async (values) => {
      const result = await portal.call(createFirstAdmin, { token, ...values })
      if (!result.ok) {
        if (result.failure.type === 'link') onRefused()
        return result.failure
      }
      clearSessionEnd()
      setPasswordDue(false)
      setSession(sessionOfLogin(result.value, null))
      // The link must not stay in the history: going back would show that it is spent.
      void navigate({ to: paths.studioSetup({ locale }), replace: true })
      return null
    },
  })
  const { register, watch } = api.form
  return (
    <form {...api.formProps} className="grid gap-4">
      <FormAlert of={api} meanings={{ conflict: texts.taken }} />
      <FormField name="name" errors={api.errors} isRequired>
        {(control) => <TextInput {...control} {...register('name')} autoComplete="given-name" />}
      </FormField>
      <FormField name="surnames" errors={api.errors} isRequired>
        {(control) => <TextInput {...control} {...register('surnames')} autoComplete="family-name" />}
      </FormField>
      <FormField name="email" errors={api.errors} isRequired>
        {(control) => <EmailInput {...control} {...register('email')} autoComplete="username" />}
      </FormField>
      <FormField name="comunicationsLocale" label={texts.language} errors={api.errors}>
        {(control) => (
          <Select
            {...control}
            {...register('comunicationsLocale')}
            options={LOCALES.map((value) => ({ value, label: LOCALE_NAMES[locale][value] }))}
          />
        )}
      </FormField>
      <NewPasswordFields
        errors={api.errors}
        password={register('password')}
        repeatPassword={register('repeatPassword')}
        typed={watch('password')}
      />
      <div>
        <Button type="submit" variant="primary" size="large" isBusy={api.isBusy}>
          {texts.create}
        </Button>
      </div>
    </form>
  )
}
