import type { Localised } from '@mixed-zone/contract/locales'
import type { DocumentKey } from './documents.ts'

export interface DemoQuickLink {
  readonly titles: Localised
  /** One of the names that the web app knows. */
  readonly icon: string
  /** The newest post that has a document, a post by its key, or a path below the language. */
  readonly to: { readonly document: DocumentKey } | { readonly post: string } | { readonly path: `/${string}` }
}

export const QUICK_LINKS: readonly DemoQuickLink[] = [
  {
    titles: { es: 'Acreditaciones', en: 'Accreditation', pt: 'Acreditações' },
    icon: 'badge-check',
    to: { document: 'accreditation-form' },
  },
  {
    titles: { es: 'Calendario', en: 'Calendar', pt: 'Calendário' },
    icon: 'calendar-days',
    to: { document: 'final-stretch-calendar' },
  },
  {
    titles: { es: 'Guía de medios', en: 'Media guide', pt: 'Guia de media' },
    icon: 'book-open',
    to: { document: 'media-guide' },
  },
  {
    titles: { es: 'Logotipos y marca', en: 'Logos and brand', pt: 'Logótipos e marca' },
    icon: 'image',
    to: { document: 'brand-kit' },
  },
  {
    titles: { es: 'Normas de uso', en: 'Terms of use', pt: 'Normas de uso' },
    icon: 'scale',
    to: { path: '/legal-notice' },
  },
  {
    titles: { es: 'Contactos de prensa', en: 'Press contacts', pt: 'Contactos de imprensa' },
    icon: 'phone',
    to: { post: 'press-contacts' },
  },
]
