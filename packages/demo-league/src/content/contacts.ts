import type { Localised } from '@mixed-zone/contract/locales'
import { type ClubId, clubOf } from './clubs.ts'

export interface DemoContact {
  readonly name: string
  readonly roles: Localised
  readonly email: string
  readonly telephone: string
}

const CLUB_OFFICERS = {
  almenara: ['Beatriz Solana', 'f', 'b.solana', '+34 910 000 214'],
  'puerto-claro': ['Xabier Legarda', 'm', 'x.legarda', '+34 910 000 221'],
  brisa: ['Uxía Castiñeira', 'f', 'u.castineira', '+34 910 000 228'],
  ribeira: ['Brais Loureiro', 'm', 'b.loureiro', '+34 910 000 235'],
  monteluna: ['Noelia Arévalo', 'f', 'n.arevalo', '+34 910 000 242'],
  'faro-sur': ['Gonzalo Terán', 'm', 'g.teran', '+34 910 000 249'],
  cantera: ['Estela Mompó', 'f', 'e.mompo', '+34 910 000 256'],
  'sierra-blanca': ['Ricard Ferrández', 'm', 'r.ferrandez', '+34 910 000 263'],
  'vega-real': ['Amparo Giner', 'f', 'a.giner', '+34 910 000 270'],
  nortada: ['Sofia Magalhães', 'f', 's.magalhaes', '+351 210 000 114'],
  salinas: ['Lorenzo Baena', 'm', 'l.baena', '+34 910 000 284'],
  ferreria: ['Leire Aldanondo', 'f', 'l.aldanondo', '+34 910 000 291'],
  oliveira: ['Pedro Vasconcelos', 'm', 'p.vasconcelos', '+351 210 000 121'],
  estuario: ['Neus Pallarès', 'f', 'n.pallares', '+34 910 000 305'],
  'roca-alta': ['Emilio Zapater', 'm', 'e.zapater', '+34 910 000 312'],
  'bahia-verde': ['Yaiza Cabrera', 'f', 'y.cabrera', '+34 910 000 319'],
  estrela: ['Madalena Corte', 'f', 'm.corte', '+351 210 000 128'],
  trigales: ['Jesús Palomo', 'm', 'j.palomo', '+34 910 000 333'],
  'campo-novo': ['Renata Siqueira', 'f', 'r.siqueira', '+351 210 000 135'],
  lagoa: ['Filipe Amoroso', 'm', 'f.amoroso', '+351 210 000 142'],
} as const satisfies Record<ClubId, readonly [name: string, gender: 'f' | 'm', mailbox: string, telephone: string]>

const LEAGUE_OFFICERS = {
  'league-desk': {
    name: 'Marta Quiroga',
    roles: {
      es: 'Jefa de prensa, Liga Meridiana',
      en: 'Head of press, Liga Meridiana',
      pt: 'Chefe de imprensa, Liga Meridiana',
    },
    email: 'prensa@ligameridiana.test',
    telephone: '+34 910 000 112',
  },
  'league-photo': {
    name: 'Joaquim Serrat',
    roles: {
      es: 'Mesa de fotografía, Liga Meridiana',
      en: 'Picture desk, Liga Meridiana',
      pt: 'Mesa de fotografia, Liga Meridiana',
    },
    email: 'foto@ligameridiana.test',
    telephone: '+34 910 000 118',
  },
  'league-video': {
    name: 'Olaia Ibargüen',
    roles: {
      es: 'Mesa de vídeo, Liga Meridiana',
      en: 'Video desk, Liga Meridiana',
      pt: 'Mesa de vídeo, Liga Meridiana',
    },
    email: 'video@ligameridiana.test',
    telephone: '+34 910 000 121',
  },
  'league-accreditation': {
    name: 'Tiago Falcão',
    roles: {
      es: 'Acreditaciones, Liga Meridiana',
      en: 'Accreditation, Liga Meridiana',
      pt: 'Acreditações, Liga Meridiana',
    },
    email: 'acredita@ligameridiana.test',
    telephone: '+34 910 000 124',
  },
  committee: {
    name: 'Valentín Osma',
    roles: {
      es: 'Portavoz del Comité de Competición',
      en: 'Spokesman, Competition Committee',
      pt: 'Porta-voz do Comité de Competição',
    },
    email: 'comite@ligameridiana.test',
    telephone: '+34 910 000 130',
  },
} as const satisfies Record<string, DemoContact>

/** A desk of the league, or the press officer of a club by the club's id. */
export type ContactKey = ClubId | keyof typeof LEAGUE_OFFICERS

// Object.keys knows only strings; both constants are keyed by exactly these.
export const CONTACT_KEYS = [...Object.keys(LEAGUE_OFFICERS), ...Object.keys(CLUB_OFFICERS)] as readonly ContactKey[]

function isLeagueOfficer(key: ContactKey): key is keyof typeof LEAGUE_OFFICERS {
  return Object.hasOwn(LEAGUE_OFFICERS, key)
}

export function contactOf(key: ContactKey): DemoContact {
  if (isLeagueOfficer(key)) return LEAGUE_OFFICERS[key]
  const [name, gender, mailbox, telephone] = CLUB_OFFICERS[key]
  const club = clubOf(key).name
  const roles = {
    es: `${gender === 'f' ? 'Jefa' : 'Jefe'} de prensa, ${club}`,
    en: `Head of press, ${club}`,
    pt: `Chefe de imprensa, ${club}`,
  }
  return { name, roles, email: `${mailbox}@${key}.test`, telephone }
}
