import type { Localised } from '@mixed-zone/contract/locales'
import { clubOf } from './clubs.ts'
import { type PictureKey, pictureOf, type Scene } from './pictures.ts'
import { type Player, playerOf } from './players.ts'
import { POSITION_NAMES } from './positions.ts'
import type { PictureWords, SceneWords } from './scene-words.ts'
import { PEOPLE_SCENES } from './scene-words-people.ts'
import { PLACE_SCENES } from './scene-words-places.ts'

const SCENES: Readonly<Record<Scene, SceneWords>> = { ...PEOPLE_SCENES, ...PLACE_SCENES }

function describePlayer(player: Player): Localised {
  const club = clubOf(player.club).shortName
  const names = POSITION_NAMES[player.position][player.gender]
  return {
    es: `${player.name}, ${names.es} del ${club}`,
    en: `${club} ${names.en} ${player.name}`,
    pt: `${player.name}, ${names.pt} do ${club}`,
  }
}

const NOBODY: Localised = { es: '', en: '', pt: '' }

const VISITORS: Localised = { es: 'su visitante', en: 'their visitors', pt: 'o seu visitante' }

/** The caption and the alternative text that a picture has by itself, wherever it stands. */
export function wordsOf(key: PictureKey): PictureWords {
  const { scene, club: clubId, rival, player } = pictureOf(key)
  const club = clubOf(clubId)
  const known = player ? playerOf(player) : null
  const rivalName = rival ? clubOf(rival).shortName : null
  return SCENES[scene]({
    club,
    rival: rivalName ? { es: rivalName, en: rivalName, pt: rivalName } : VISITORS,
    who: known ? describePlayer(known) : NOBODY,
    number: known ? String(known.number) : '',
  })
}
