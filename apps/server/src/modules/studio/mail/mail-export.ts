import { MAIL_STATE_NAMES, MAIL_TEMPLATE_NAMES } from '@mixed-zone/contract/choice-names'
import type { BodyOf } from '@mixed-zone/contract/endpoint'
import type { exportMails, exportSuppressedAddresses } from '@mixed-zone/contract/endpoints/studio/mail'
import { LOCALE_NAMES, type Localised } from '@mixed-zone/contract/locales'
import type { ADDRESS_EXPORT_COLUMNS, MAIL_EXPORT_COLUMNS, MailItem } from '@mixed-zone/contract/schemas/studio/mail'
import type { Db } from '../../../platform/database/database.ts'
import { rowIds } from '../../../platform/database/row-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type ExportableList, type ExportColumn, wordFor } from '../list-export.ts'
import { presentMail, presentSuppression, type SuppressedAddress } from './mail.presenter.ts'
import { listMailIds, listMailsById } from './mail.repository.ts'
import { listSuppressedAddresses, listSuppressionsOf } from './suppressions.repository.ts'

const ANSWER: Localised = { es: 'Respuesta', en: 'Answer', pt: 'Resposta' }

type MailColumn = (typeof MAIL_EXPORT_COLUMNS)[number]

const MAIL_COLUMNS: Readonly<Record<MailColumn, ExportColumn<MailItem>>> = {
  state: {
    names: { es: 'Estado', en: 'State', pt: 'Estado' },
    cell: ({ state }, { locale }) => MAIL_STATE_NAMES[state][locale],
  },
  template: {
    names: { es: 'Correo', en: 'Mail', pt: 'Correio' },
    cell: ({ template }, { locale }) => wordFor(MAIL_TEMPLATE_NAMES, template, locale),
  },
  recipient: { names: { es: 'Para', en: 'To', pt: 'Para' }, cell: ({ recipient }) => recipient },
  language: {
    names: { es: 'Idioma', en: 'Language', pt: 'Idioma' },
    cell: (mail, { locale }) => LOCALE_NAMES[locale][mail.locale],
  },
  answer: { names: ANSWER, cell: ({ answer }) => answer },
  attempts: {
    names: { es: 'Intentos', en: 'Attempts', pt: 'Tentativas' },
    kind: 'number',
    cell: ({ attempts }) => attempts,
  },
  createdAt: {
    names: { es: 'Hora', en: 'Time', pt: 'Hora' },
    kind: 'moment',
    cell: ({ createdAt }) => createdAt,
  },
}

export type MailExport = ReturnType<typeof createMailExport>

export function createMailExport({
  db,
  clock,
  getTimeZone,
}: Pick<Platform, 'db' | 'clock' | 'getTimeZone'>): ExportableList<BodyOf<typeof exportMails>, MailItem, MailColumn> {
  return {
    name: 'mail',
    title: { es: 'Correo', en: 'Mail', pt: 'Correio' },
    columns: MAIL_COLUMNS,
    keyOf: ({ id }) => id,
    listKeys: ({ sort, direction, ...filter }) =>
      listMailIds(db, filter, { sort, direction, now: clock.now(), timeZone: getTimeZone() }),
    listRows: async (keys) => (await listMailsById(db, rowIds(keys), clock.now())).map((row) => presentMail(row)),
  }
}

type AddressColumn = (typeof ADDRESS_EXPORT_COLUMNS)[number]

const ADDRESS_COLUMNS: Readonly<Record<AddressColumn, ExportColumn<SuppressedAddress>>> = {
  address: { names: { es: 'Dirección', en: 'Address', pt: 'Endereço' }, cell: ({ address }) => address },
  answer: { names: ANSWER, cell: ({ answer }) => answer },
  since: { names: { es: 'Desde', en: 'Since', pt: 'Desde' }, kind: 'moment', cell: ({ since }) => since },
}

export type AddressesExport = ReturnType<typeof createAddressesExport>

export function createAddressesExport({
  db,
}: {
  readonly db: Db
}): ExportableList<BodyOf<typeof exportSuppressedAddresses>, SuppressedAddress, AddressColumn> {
  return {
    name: 'suppressed-addresses',
    title: { es: 'Direcciones retenidas', en: 'Addresses held back', pt: 'Endereços retidos' },
    columns: ADDRESS_COLUMNS,
    keyOf: ({ address }) => address,
    listKeys: ({ ids, ...query }) => listSuppressedAddresses(db, { ...query, addresses: ids }),
    listRows: async (keys) => (await listSuppressionsOf(db, keys)).map(presentSuppression),
  }
}
