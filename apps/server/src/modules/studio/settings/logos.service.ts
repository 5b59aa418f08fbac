import type { Locale, Localised } from '@mixed-zone/contract/locales'
import { logoUrl } from '@mixed-zone/contract/rules/media-paths'
import type { Logo, SettingValues } from '@mixed-zone/contract/schemas/studio/settings'
import type { Db } from '../../../platform/database/database.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Assets } from '../../assets/assets.ts'
import { type PictureProblem, storeSmallPicture } from '../small-picture.ts'
import { findPicture, insertSettingFiles } from './settings.repository.ts'

type LogoProblem = PictureProblem | 'missing'

const MESSAGES: Localised<Readonly<Record<LogoProblem, string>>> = {
  es: {
    type: 'El logotipo tiene que ser SVG, PNG, JPEG o WebP.',
    size: 'El logotipo puede ocupar hasta 512 kB.',
    picture: 'No se puede leer la imagen. Expórtala de nuevo.',
    broken: 'El SVG está dañado. Expórtalo de nuevo.',
    script: 'El SVG contiene un guion u otro contenido activo. Expórtalo sin él.',
    reference: 'El SVG usa archivos de otro sitio. Incrústalos o convierte los textos en trazados.',
    entity: 'El SVG contiene entidades o una declaración DOCTYPE. Expórtalo sin ellas.',
    dimensions: 'Las dimensiones del SVG no sirven: usa de 1 a 8192 píxeles por lado.',
    missing: 'El logotipo ya no está guardado. Súbelo de nuevo.',
  },
  en: {
    type: 'The logo has to be SVG, PNG, JPEG or WebP.',
    size: 'The logo may have up to 512 kB.',
    picture: 'The picture cannot be read. Please export it again.',
    broken: 'The SVG is broken. Please export it again.',
    script: 'The SVG contains a script or other active content. Please export it without.',
    reference: 'The SVG uses files from elsewhere. Embed them, or convert texts to paths.',
    entity: 'The SVG contains entities or a DOCTYPE declaration. Please export it without.',
    dimensions: 'The dimensions of the SVG do not work: use 1 to 8192 pixels for each side.',
    missing: 'The logo is no longer stored. Please upload it again.',
  },
  pt: {
    type: 'O logótipo tem de ser SVG, PNG, JPEG ou WebP.',
    size: 'O logótipo pode ter até 512 kB.',
    picture: 'Não é possível ler a imagem. Exporte-a de novo.',
    broken: 'O SVG está danificado. Exporte-o de novo.',
    script: 'O SVG contém um script ou outro conteúdo ativo. Exporte-o sem ele.',
    reference: 'O SVG usa ficheiros de outro sítio. Incorpore-os ou converta os textos em traçados.',
    entity: 'O SVG contém entidades ou uma declaração DOCTYPE. Exporte-o sem elas.',
    dimensions: 'As dimensões do SVG não servem: use de 1 a 8192 píxeis por lado.',
    missing: 'O logótipo já não está guardado. Carregue-o de novo.',
  },
}

function refused(problem: LogoProblem, { locale, field, cause }: { locale: Locale; field: string; cause?: unknown }) {
  return new ApiError('validation', { fields: { [field]: MESSAGES[locale][problem] }, cause })
}

interface LogosDeps {
  readonly assets: Pick<Assets, 'storeFile'>
}

export type LogosService = ReturnType<typeof createLogosService>

export function createLogosService({ assets }: LogosDeps) {
  return {
    async upload(_actor: Actor, { file, locale }: { file: string; locale: Locale }) {
      const refuse = (problem: LogoProblem, cause?: unknown) => refused(problem, { locale, field: 'file', cause })
      const { stored, sizeBytes, type } = await storeSmallPicture(assets, { file, name: 'logo', refuse })
      const sha256 = stored.sha256.toString('hex')
      const logo = { sha256, width: stored.width ?? 1, height: stored.height ?? 1 }
      return { logo, url: logoUrl(sha256), sizeBytes, type }
    },

    /** Keeps the files of a version of the brand; version 0 is the draft. Rejects logos that are not stored. */
    async keepFiles(tx: Db, version: number, { brand, locale }: { brand: SettingValues['brand']; locale: Locale }) {
      const fileIds = new Set<number>()
      for (const field of ['logoOnLight', 'logoOnDark'] as const) {
        const id = await findId(tx, brand[field])
        if (id === null) throw refused('missing', { locale, field: `value.${field}` })
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
