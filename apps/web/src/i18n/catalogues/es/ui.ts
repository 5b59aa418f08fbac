/** Words of the design system's own components. */
export const ui = {
  close: 'Cerrar',
  optional: '(opcional)',
  validating: 'Validando...',
  showPassword: 'Mostrar la contraseña',
  hidePassword: 'Ocultar la contraseña',
  passwordRules: 'La contraseña necesita',
  passwordParts: {
    'min-length': 'Al menos 8 caracteres',
    'max-length': 'Como máximo 128 caracteres',
    upper: 'Una letra mayúscula',
    lower: 'Una letra minúscula',
    number: 'Un número',
    special: 'Un carácter especial',
  },
  met: '(cumplido)',
  notMet: '(falta)',
  alertWords: { error: '¡Error!', warning: 'Aviso.', info: 'Información.', success: 'Hecho.' },
}
