import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { setCrest } from '@mixed-zone/contract/endpoints/studio/terms'
import type { Locale, Localised } from '@mixed-zone/contract/locales'
import type { TermDetail } from '@mixed-zone/contract/schemas/studio/terms'
import { requireRowId } from '../../../platform/database/row-id.ts'
import { ApiError } from '../../../platform/errors/api-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Assets } from '../../assets/assets.ts'
import { type PictureProblem, storeSmallPicture } from '../small-picture.ts'
import type { TermChanges } from './term-changes.ts'
import { lockTeam, updateCrest } from './term-writes.repository.ts'
import { loadTerm } from './terms.service.ts'

const MESSAGES: Localised<Readonly<Record<PictureProblem, string>>> = {
  es: {
    type: 'El escudo tiene que ser SVG, PNG, JPEG o WebP.',
    size: 'El escudo puede ocupar hasta 512 kB.',
    picture: 'No se puede leer la imagen. Expórtala de nuevo.',
    broken: 'El SVG está dañado. Expórtalo de nuevo.',
    script: 'El SVG contiene un guion u otro contenido activo. Expórtalo sin él.',
    reference: 'El SVG usa archivos de otro sitio. Incrústalos o convierte los textos en trazados.',
    entity: 'El SVG contiene entidades o una declaración DOCTYPE. Expórtalo sin ellas.',
    dimensions: 'Las dimensiones del SVG no sirven: usa de 1 a 8192 píxeles por lado.',
  },
  en: {
    type: 'The crest has to be SVG, PNG, JPEG or WebP.',
    size: 'The crest may have up to 512 kB.',
    picture: 'The picture cannot be read. Please export it again.',
    broken: 'The SVG is broken. Please export it again.',
    script: 'The SVG contains a script or other active content. Please export it without.',
    reference: 'The SVG uses files from elsewhere. Embed them, or convert texts to paths.',
    entity: 'The SVG contains entities or a DOCTYPE declaration. Please export it without.',
    dimensions: 'The dimensions of the SVG do not work: use 1 to 8192 pixels for each side.',
  },
  pt: {
    type: 'O emblema tem de ser SVG, PNG, JPEG ou WebP.',
    size: 'O emblema pode ter até 512 kB.',
    picture: 'Não é possível ler a imagem. Exporte-a de novo.',
    broken: 'O SVG está danificado. Exporte-o de novo.',
    script: 'O SVG contém um script ou outro conteúdo ativo. Exporte-o sem ele.',
    reference: 'O SVG usa ficheiros de outro sítio. Incorpore-os ou converta os textos em traçados.',
    entity: 'O SVG contém entidades ou uma declaração DOCTYPE. Exporte-o sem elas.',
    dimensions: 'As dimensões do SVG não servem: use de 1 a 8192 píxeis por lado.',
  },
}

interface CrestsDeps extends Pick<Platform, 'db' | 'clock' | 'changes'> {
  readonly termChanges: TermChanges
  readonly assets: Pick<Assets, 'storeFile'>
}

export type CrestsService = ReturnType<typeof createCrestsService>

export function createCrestsService({ db, clock, changes, termChanges, assets }: CrestsDeps) {
  async function store(file: string, locale: Locale): Promise<number> {
    const refuse = (problem: PictureProblem, cause?: unknown) =>
      new ApiError('validation', { fields: { file: MESSAGES[locale][problem] }, cause })
    const { stored } = await storeSmallPicture(assets, { file, name: 'crest', refuse })
    return stored.id
  }

  return {
    async set(
      actor: Actor,
      id: string,
      { body, locale }: { body: BodyOf<typeof setCrest>; locale: Locale },
    ): Promise<TermDetail> {
      const teamId = requireRowId(id)
      const load = () => loadTerm(db, { kind: 'teams', id: teamId, locale, now: clock.now() })
      // Before the picture is stored, and without a lock while that takes its time.
      await load()
      const crestFileId = body.file === null ? null : await store(body.file, locale)
      await changes.commit(async (tx, affect) => {
        const before = await lockTeam(tx, teamId)
        if (!before) throw new ApiError('not-found')
        if (before.version !== body.version) throw new ApiError('conflict', { version: before.version })
        if (before.crestFileId === crestFileId) return
        await updateCrest(tx, teamId, crestFileId)
        await termChanges.record(tx, actor, {
          kind: 'teams',
          action: 'term.changed',
          textId: before.textId,
          changes: { crest: { before: before.crestFileId, after: crestFileId } },
        })
        affect('taxonomy')
      })
      return load()
    },
  }
}
