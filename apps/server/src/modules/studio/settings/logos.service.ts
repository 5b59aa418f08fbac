import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import type { Logo, SettingValues } from '@mixed-zone/contract/schemas/studio/settings'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Assets } from '../../assets/assets.ts'
import { storeSmallPicture } from '../small-picture.ts'
import { findPicture, insertSettingFiles } from './settings.repository.ts'

const MISSING: Localised = {
  es: 'El logotipo ya no está guardado. Súbelo de nuevo.',
  en: 'The logo is no longer stored. Please upload it again.',
  pt: 'O logótipo já não está guardado. Carregue-o de novo.',
}

interface LogosDeps {
  readonly assets: Pick<Assets, 'storeFile'>
}

export type LogosService = ReturnType<typeof createLogosService>

export function createLogosService({ assets }: LogosDeps) {
  return {
    async upload(_actor: Actor, { file, locale }: { file: string; locale: Locale }) {
      const { stored, sizeBytes, type } = await storeSmallPicture(assets, { file, name: 'logo', locale })
      const sha256 = stored.sha256.toString('hex')
      const logo = { sha256, width: stored.width ?? 1, height: stored.height ?? 1 }
      return { logo, url: logoUrl(sha256), sizeBytes, type }
    },

    /** Keeps the files of a version of the brand; version 0 is the draft. Rejects logos that are not stored. */
    async keepFiles(tx: Db, version: number, { brand, locale }: { brand: SettingValues['brand']; locale: Locale }) {
      const fileIds = new Set<number>()
      for (const field of ['logoOnLight', 'logoOnDark'] as const) {
        const id = await findId(tx, brand[field])
        if (id === null) throw new ApiError('validation', { fields: { [`value.${field}`]: MISSING[locale] } })
        if (id !== undefined) fileIds.add(id)
      }
      await insertSettingFiles(tx, { key: 'brand', version, fileIds: [...fileIds] })
    },
  }
}

/** Undefined without a logo, null if it is not stored. */
async function findId(tx: Db, logo: Logo | null): Promise<number | null | undefined> {
  if (logo === null) return undefined
  return (await findPicture(tx, Buffer.from(logo.sha256, 'hex'))) ?? null
}
