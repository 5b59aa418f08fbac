/** Words of the captcha's line in a form. */
export const captcha = {
  label: 'No soy un robot',
  checking: 'Validando...',
  verified: 'Verificado',
  failed: 'No se ha podido verificar. Vuelve a intentarlo.',
  note: 'Sin cookies ni terceros',
}
