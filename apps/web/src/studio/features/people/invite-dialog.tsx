import { invitePerson } from '@mixed-zone/contract/endpoints/studio/people'
import { type Locale, LOCALES } from '@mixed-zone/contract/locales'
import { type Role, ROLE_PERMISSIONS, ROLES } from '@mixed-zone/contract/permissions'
import { invitationSchema } from '@mixed-zone/contract/schemas/studio/people'
import { useQueryClient } from '@tanstack/react-query'
import { validateForm } from '../../../forms/validate-form.ts'
import { FormAlert } from '../../../forms/form-alert.tsx'
import { FormField } from '../../../forms/form-field.tsx'
import { useApiForm } from '../../../forms/use-api-form.ts'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useSession } from '../../../session/session-store.ts'
import { DialogView, DialogWindow } from '../../../ui/components/overlays/dialog.tsx'
import { toasts } from '../../../ui/components/overlays/toast-store.ts'
import { Button } from '../../../ui/primitives/button.tsx'
import { Field } from '../../../ui/primitives/field.tsx'
import { Select } from '../../../ui/primitives/select.tsx'
import { TextInput } from '../../../ui/primitives/text-input.tsx'
import { sharedTexts } from '../../shared/shared-texts.ts'
import { studioClient } from '../../shared/studio-client.ts'
import { PEOPLE_KEY } from './people-queries.ts'
import { peopleTexts } from './people-texts.ts'

interface Invitation {
  email: string
  name: string
  surnames: string
  role: Role
  comunicationsLocale: Locale
}

/** Invites a colleague with a role, of those that the inviter may give. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const locale = useLocale()
  const client = useQueryClient()
  const texts = useTexts(peopleTexts)
  const { commands } = useTexts(sharedTexts)
  const { cancel } = useBaseTexts().ui
  const own = useSession((session) => session.permissions)
  const roles = ROLES.filter((role) => ROLE_PERMISSIONS[role].every((permission) => own.includes(permission)))
  const defaultValues: Invitation = { email: '', name: '', surnames: '', role: 'media', comunicationsLocale: locale }
  const api = useApiForm({
    defaultValues,
    check: (values, language) => validateForm(invitationSchema, values, { locale: language }),
    send: async (values) => {
      const result = await studioClient.call(invitePerson, values)
      if (!result.ok) return result.failure
      toasts.show(texts.invited({ name: `${values.name} ${values.surnames}`.trim() }))
      void client.invalidateQueries({ queryKey: PEOPLE_KEY })
      onClose()
      return null
    },
  })
  const { register } = api.form
  return (
    <DialogWindow isOpen onClose={onClose} size="small">
      <form {...api.formProps} className="contents">
        <DialogView
          title={commands.invite}
          subtitle={texts.inviteText}
          onClose={onClose}
          footer={
            <>
              <Button variant="quiet" onClick={onClose}>
                {cancel}
              </Button>
              <Button type="submit" variant="primary" isBusy={api.isBusy}>
                {texts.inviteSend}
              </Button>
            </>
          }
        >
          <div className="grid gap-4">
            <FormAlert of={api} meanings={{ conflict: texts.inviteTaken, permission: texts.inviteForbidden }} />
            <FormField name="email" errors={api.errors} isRequired>
              {(control) => (
                <TextInput
                  {...control}
                  {...register('email')}
                  inputMode="email"
                  autoCapitalize="off"
                  spellCheck={false}
                />
              )}
            </FormField>
            <FormField name="name" label={texts.firstName} errors={api.errors} isRequired>
              {(control) => <TextInput {...control} {...register('name')} />}
            </FormField>
            <FormField name="surnames" label={texts.surnames} errors={api.errors} isRequired>
              {(control) => <TextInput {...control} {...register('surnames')} />}
            </FormField>
            <RoleField register={register('role')} roles={roles} />
            <FormField name="comunicationsLocale" label={texts.language} errors={api.errors}>
              {(control) => (
                <Select
                  {...control}
                  {...register('comunicationsLocale')}
                  options={LOCALES.map((value) => ({ value, label: texts.languages[value] }))}
                />
              )}
            </FormField>
          </div>
        </DialogView>
      </form>
    </DialogWindow>
  )
}

interface RoleFieldProps {
  readonly register: object
  readonly roles: readonly Role[]
}

function RoleField({ register, roles }: RoleFieldProps) {
  const texts = useTexts(peopleTexts)
  return (
    <Field label={texts.role}>
      {(control) => (
        <Select {...control} {...register} options={roles.map((role) => ({ value: role, label: texts.roles[role] }))} />
      )}
    </Field>
  )
}
