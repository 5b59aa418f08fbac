import type { Locale, Localised } from './locales.ts'
import type { Permission, Role } from './permissions.ts'
import type { MediaType, Region, WorkType } from './schemas/registration.ts'
import type { MailState, MailTemplate } from './schemas/studio/mail.ts'
import type { PersonState } from './schemas/studio/people.ts'
import type { PostViewState } from './schemas/studio/posts.ts'
import type { EvidenceKind, StudioDomain } from './schemas/studio/requests.ts'

/** The names in one language, for the texts of a screen. */
export function namesIn<Key extends string>(
  names: Readonly<Record<Key, Localised>>,
  locale: Locale,
): Readonly<Record<Key, string>> {
  const entries = Object.entries<Localised>(names).map(([key, name]) => [key, name[locale]])
  // The keys of `names`, each once.
  return Object.fromEntries(entries) as Record<Key, string>
}

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

export const POST_STATE_NAMES: Readonly<Record<PostViewState, Localised>> = {
  draft: { es: 'Borrador', en: 'Draft', pt: 'Rascunho' },
  review: { es: 'En revisión', en: 'In review', pt: 'Em revisão' },
  scheduled: { es: 'Programada', en: 'Scheduled', pt: 'Agendada' },
  embargoed: { es: 'Con embargo', en: 'Under embargo', pt: 'Com embargo' },
  published: { es: 'Publicada', en: 'Published', pt: 'Publicada' },
  archived: { es: 'Archivada', en: 'Archived', pt: 'Arquivada' },
  trash: { es: 'En la papelera', en: 'In the trash', pt: 'No lixo' },
}

export const EVIDENCE_NAMES: Readonly<Record<EvidenceKind, Localised>> = {
  'rejected-before': { es: 'Rechazada antes', en: 'Rejected before', pt: 'Recusado antes' },
  'distrusted-domain': { es: 'Dominio no fiable', en: 'Domain not trusted', pt: 'Domínio sem confiança' },
  'trusted-domain': { es: 'Dominio de confianza', en: 'Trusted domain', pt: 'Domínio de confiança' },
  'free-mail': { es: 'Correo gratuito', en: 'Free mail', pt: 'Correio gratuito' },
  colleagues: { es: 'Compañeros con acceso', en: 'Colleagues with access', pt: 'Colegas com acesso' },
  'suspended-colleagues': { es: 'Compañeros suspendidos', en: 'Suspended colleagues', pt: 'Colegas suspensos' },
  'other-telephone-country': {
    es: 'Teléfono de otro país',
    en: 'Telephone of another country',
    pt: 'Telefone de outro país',
  },
  'new-medium': { es: 'Medio nuevo', en: 'New medium', pt: 'Meio novo' },
}

export const DOMAIN_STATE_NAMES: Readonly<Record<StudioDomain['state'], Localised>> = {
  authorise: { es: 'Autorizar al momento', en: 'Authorise at once', pt: 'Autorizar logo' },
  ask: { es: 'Preguntar, con marca', en: 'Ask the desk, marked', pt: 'Perguntar, com marca' },
  distrust: { es: 'No es de fiar', en: 'Not trusted', pt: 'Sem confiança' },
  proposed: { es: 'Propuesto', en: 'Proposed', pt: 'Proposto' },
}

export const TAKEN_BACK_NAMES: Readonly<Record<NonNullable<StudioDomain['takenBack']>, Localised>> = {
  suspension: { es: 'Una persona suspendida', en: 'A person was suspended', pt: 'Uma pessoa foi suspensa' },
  'returned-mail': { es: 'El correo vuelve', en: 'Mail comes back', pt: 'O correio volta' },
}

export const MAIL_STATE_NAMES: Readonly<Record<MailState, Localised>> = {
  waiting: { es: 'En espera', en: 'Waiting', pt: 'Em espera' },
  sending: { es: 'Enviando', en: 'Sending', pt: 'A enviar' },
  retrying: { es: 'Reintentando', en: 'Retrying', pt: 'A tentar de novo' },
  accepted: { es: 'Aceptado', en: 'Accepted', pt: 'Aceite' },
  returned: { es: 'Devuelto', en: 'Came back', pt: 'Devolvido' },
  failed: { es: 'Sin entregar', en: 'Given up', pt: 'Sem entrega' },
  uncertain: { es: 'Incierto', en: 'Uncertain', pt: 'Incerto' },
  suppressed: { es: 'Retenido', en: 'Held back', pt: 'Retido' },
  cancelled: { es: 'Cancelado', en: 'Cancelled', pt: 'Cancelado' },
  dropped: { es: 'Ya no hacía falta', en: 'No longer needed', pt: 'Já não era preciso' },
}

export const MAIL_TEMPLATE_NAMES: Readonly<Record<MailTemplate, Localised>> = {
  'request-received': { es: 'Solicitud recibida', en: 'Request received', pt: 'Pedido recebido' },
  authorised: { es: 'Contraseña provisional', en: 'Provisional password', pt: 'Palavra-passe provisória' },
  rejected: { es: 'Solicitud rechazada', en: 'Request rejected', pt: 'Pedido recusado' },
  'already-have-account': { es: 'Ya tiene cuenta', en: 'Has an account already', pt: 'Já tem conta' },
  'reset-link': { es: 'Enlace de contraseña', en: 'New password link', pt: 'Ligação de palavra-passe' },
  'password-changed': { es: 'Contraseña cambiada', en: 'Password changed', pt: 'Palavra-passe alterada' },
  'too-many-wrong-passwords': { es: 'Demasiados intentos', en: 'Too many attempts', pt: 'Demasiadas tentativas' },
  'account-deleted': { es: 'Cuenta eliminada', en: 'Account deleted', pt: 'Conta eliminada' },
  'accounts-merged': { es: 'Cuentas unidas', en: 'Accounts merged', pt: 'Contas juntas' },
  'merge-undone': { es: 'Cuentas separadas', en: 'Accounts separated', pt: 'Contas separadas' },
  'desk-requests': { es: 'Aviso de solicitudes', en: 'Request digest', pt: 'Aviso de pedidos' },
  'delivery-test': { es: 'Prueba de entrega', en: 'Delivery test', pt: 'Teste de entrega' },
  'new-device': { es: 'Dispositivo nuevo', en: 'New device', pt: 'Dispositivo novo' },
}
