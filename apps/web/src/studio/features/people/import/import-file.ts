import {
  IMPORT_FIELDS,
  type ImportField,
  MAX_IMPORT_FILE_BYTES,
  MAX_IMPORT_ROWS,
} from '@mixed-zone/contract/schemas/studio/people-import'
import type { CsvFile, CsvFormat } from '../../../shared/csv/csv-file.ts'

export type ImportFile = CsvFile<ImportField>

/** What columns are called in the three languages, folded. */
const HEADINGS: Readonly<Record<ImportField, readonly string[]>> = {
  email: [
    'email',
    'e mail',
    'mail',
    'email address',
    'mail address',
    'correo',
    'correo electronico',
    'direccion de correo',
    'correio',
    'correio eletronico',
    'endereco de correio',
  ],
  name: ['name', 'first name', 'firstname', 'given name', 'nombre', 'nome', 'nome proprio'],
  surnames: [
    'surnames',
    'surname',
    'last name',
    'lastname',
    'family name',
    'apellidos',
    'apellido',
    'apelidos',
    'apelido',
  ],
  companyName: [
    'medium',
    'media',
    'media name',
    'company',
    'outlet',
    'organisation',
    'organization',
    'medio',
    'nombre del medio',
    'empresa',
    'meio',
    'meio de comunicacao',
    'nome do meio',
  ],
  mediaType: ['media type', 'type of medium', 'kind of medium', 'tipo de medio', 'tipo de meio'],
  workType: [
    'job type',
    'job',
    'work',
    'work type',
    'profession',
    'tipo de trabajo',
    'trabajo',
    'profesion',
    'cargo',
    'tipo de trabalho',
    'trabalho',
    'profissao',
  ],
  country: ['country', 'country code', 'pais', 'codigo de pais'],
  telephone: ['telephone', 'phone', 'phone number', 'mobile', 'telefono', 'movil', 'telefone', 'telemovel'],
  language: [
    'language',
    'communications language',
    'locale',
    'idioma',
    'idioma de las comunicaciones',
    'lengua',
    'lingua',
  ],
  role: ['role', 'rol', 'papel'],
  permissions: ['permissions', 'permission', 'permisos', 'permiso', 'permissoes', 'permissao'],
}

export const IMPORT_FORMAT: CsvFormat<ImportField> = {
  fields: IMPORT_FIELDS,
  headings: HEADINGS,
  maxRows: MAX_IMPORT_ROWS,
  maxBytes: MAX_IMPORT_FILE_BYTES,
}
