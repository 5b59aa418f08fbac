import type { Catalogue } from '../../catalogue.ts'

export const ui: Catalogue['ui'] = {
  close: 'Fechar',
  optional: '(opcional)',
  validating: 'A validar...',
  showPassword: 'Mostrar a palavra-passe',
  hidePassword: 'Ocultar a palavra-passe',
  passwordRules: 'A palavra-passe precisa de',
  passwordParts: {
    'min-length': 'Pelo menos 8 caracteres',
    'max-length': 'No máximo 128 caracteres',
    upper: 'Uma letra maiúscula',
    lower: 'Uma letra minúscula',
    number: 'Um número',
    special: 'Um carácter especial',
  },
  met: '(cumprido)',
  notMet: '(em falta)',
  alertWords: { error: 'Erro!', warning: 'Aviso.', info: 'Informação.', success: 'Feito.' },
}
