import {
  discardSettingDraft,
  getRejectTemplates,
  getSettingVersion,
  listSettings,
  listSettingVersions,
  publishSettingDraft,
  saveSettingDraft,
  updateAccessSetting,
  updateSetting,
  uploadLogo,
} from '@mixed-zone/contract/endpoints/studio/settings'
import { type Route, route } from '../../../platform/http/route.ts'
import type { LogosService } from './logos.service.ts'
import type { SettingsService } from './settings.service.ts'

interface SettingsRoutesDeps {
  readonly settings: SettingsService
  readonly logos: LogosService
}

export function createSettingsRoutes({ settings, logos }: SettingsRoutesDeps): Route[] {
  return [
    route(listSettings, () => settings.list()),
    route(updateSetting, ({ actor, params, body, locale }) =>
      settings.update(actor, { key: params.key, body, locale }),
    ),
    route(updateAccessSetting, ({ actor, params, body, locale }) =>
      settings.updateAccess(actor, { key: params.key, body, locale }),
    ),
    route(listSettingVersions, ({ params, query }) => settings.listVersions(params.key, query)),
    route(getSettingVersion, ({ params }) => settings.getVersion(params)),
    route(saveSettingDraft, ({ actor, params, body, locale }) =>
      settings.saveDraft(actor, { key: params.key, body, locale }),
    ),
    route(discardSettingDraft, ({ params, query }) => settings.discardDraft(params.key, query.revision)),
    route(publishSettingDraft, ({ actor, params, body, locale }) =>
      settings.publish(actor, { key: params.key, body, locale }),
    ),
    route(uploadLogo, ({ actor, body, locale }) => logos.upload(actor, { file: body.file, locale })),
    route(getRejectTemplates, () => settings.getRejectTemplates()),
  ]
}
