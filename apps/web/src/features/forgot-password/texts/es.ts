export const texts = {
  title: '¿Has olvidado la contraseña?',
  intro: 'Escribe tu correo y te mandamos un enlace para elegir otra.',
  send: 'Enviar enlace',
  backToLogin: 'Volver al inicio de sesión',
  sentTitle: 'Mira tu correo',
  sentText: ({ email }: { email: string }) =>
    `Si ${email} tiene una cuenta, acabamos de enviarle un enlace. Funciona una vez, durante 60 minutos.`,
  sentHelp: '¿No llega? Mira en el correo no deseado, o comprueba que la dirección es la de tu cuenta.',
  again: 'Pedir otro enlace',
}

export type ForgotPasswordTexts = typeof texts
