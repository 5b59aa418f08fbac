import type { Localised } from './locales.ts'
import type { Permission, Role } from './permissions.ts'
import type { MediaType, Region, WorkType } from './schemas/registration.ts'
import type { PersonState } from './schemas/studio/people.ts'

export const REGION_NAMES: Readonly<Record<Region, Localised>> = {
  europe: { es: 'Europa', en: 'Europe', pt: 'Europa' },
  'latin-america': { es: 'América Latina', en: 'Latin America', pt: 'América Latina' },
  'north-america': { es: 'América del Norte', en: 'North America', pt: 'América do Norte' },
  africa: { es: 'África', en: 'Africa', pt: 'África' },
  'middle-east': { es: 'Oriente Medio', en: 'Middle East', pt: 'Médio Oriente' },
  'asia-pacific': { es: 'Asia-Pacífico', en: 'Asia-Pacific', pt: 'Ásia-Pacífico' },
}

export const MEDIA_TYPE_NAMES: Readonly<Record<MediaType, Localised>> = {
  'press-agency': { es: 'Agencia de prensa', en: 'Press agency', pt: 'Agência de notícias' },
  newspaper: { es: 'Periódico', en: 'Newspaper', pt: 'Jornal' },
  magazine: { es: 'Revista', en: 'Magazine', pt: 'Revista' },
  television: { es: 'Televisión', en: 'Television', pt: 'Televisão' },
  radio: { es: 'Radio', en: 'Radio', pt: 'Rádio' },
  'online-media': { es: 'Medio digital', en: 'Online media', pt: 'Meio digital' },
  'photo-agency': { es: 'Agencia de fotografía', en: 'Photo agency', pt: 'Agência fotográfica' },
  'club-media': { es: 'Medio de un club', en: 'Club media', pt: 'Meio de um clube' },
  freelance: { es: 'Autónomo', en: 'Freelance', pt: 'Freelancer' },
  other: { es: 'Otro', en: 'Other', pt: 'Outro' },
}

export const WORK_TYPE_NAMES: Readonly<Record<WorkType, Localised>> = {
  journalist: { es: 'Periodista', en: 'Journalist', pt: 'Jornalista' },
  photographer: { es: 'Fotógrafo', en: 'Photographer', pt: 'Fotógrafo' },
  'camera-operator': { es: 'Operador de cámara', en: 'Camera operator', pt: 'Operador de câmara' },
  editor: { es: 'Redactor', en: 'Editor', pt: 'Editor' },
  producer: { es: 'Productor', en: 'Producer', pt: 'Produtor' },
  presenter: { es: 'Presentador', en: 'Presenter', pt: 'Apresentador' },
  'press-officer': { es: 'Responsable de prensa', en: 'Press officer', pt: 'Assessor de imprensa' },
  other: { es: 'Otro', en: 'Other', pt: 'Outro' },
}

export const ROLE_NAMES: Readonly<Record<Role, Localised>> = {
  media: { es: 'Media', en: 'Media', pt: 'Media' },
  editor: { es: 'Edición', en: 'Editor', pt: 'Edição' },
  manager: { es: 'Gestión', en: 'Manager', pt: 'Gestão' },
  admin: { es: 'Administración', en: 'Admin', pt: 'Administração' },
}

export const PERSON_STATE_NAMES: Readonly<Record<PersonState, Localised>> = {
  active: { es: 'Activa', en: 'Active', pt: 'Ativa' },
  provisional: { es: 'Contraseña provisional', en: 'Provisional password', pt: 'Palavra-passe provisória' },
  locked: { es: 'Bloqueada', en: 'Locked', pt: 'Bloqueada' },
  suspended: { es: 'Suspendida', en: 'Suspended', pt: 'Suspensa' },
}

export const PERMISSION_NAMES: Readonly<Record<Permission, Localised>> = {
  posts: { es: 'Escribir publicaciones', en: 'Write posts', pt: 'Escrever publicações' },
  publish: { es: 'Publicar', en: 'Publish', pt: 'Publicar' },
  taxonomy: {
    es: 'Clubes, categorías y etiquetas',
    en: 'Clubs, categories and tags',
    pt: 'Clubes, categorias e etiquetas',
  },
  embargo: { es: 'Ver lo que está bajo embargo', en: 'See embargoed posts', pt: 'Ver o que está sob embargo' },
  export: { es: 'Exportar informes', en: 'Export reports', pt: 'Exportar relatórios' },
  figures: { es: 'Ver las cifras', en: 'See the figures', pt: 'Ver os números' },
  users: { es: 'Personas y solicitudes', en: 'People and requests', pt: 'Pessoas e pedidos' },
  settings: { es: 'Ajustes', en: 'Settings', pt: 'Definições' },
  audit: { es: 'Registro', en: 'Audit log', pt: 'Registo' },
}
