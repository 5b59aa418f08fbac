export const texts = {
  title: 'Solicitar acceso',
  intro: 'Para quienes trabajan en medios de comunicación. Todos los campos son obligatorios, salvo el boletín.',
  steps: {
    send: 'Envías este formulario.',
    read: 'La oficina de prensa lo lee, normalmente en un día laborable.',
    mail: 'Recibes un correo con una contraseña provisional. Funciona durante 72 horas.',
  },
  questions: '¿Preguntas?',
  you: 'Sobre ti',
  yourWork: 'Tu trabajo',
  agreement: 'Condiciones',
  legalBefore: 'He leído y acepto el',
  legalBetween: 'y la',
  legalNotice: 'aviso legal',
  privacyPolicy: 'política de privacidad',
  newsletter: 'Quiero recibir el boletín.',
  newsletterNote: 'Opcional; se termina con un clic.',
  send: 'Enviar solicitud',
  kept: 'Lo que escribes se guarda en este navegador, también sin conexión.',
  clear: 'Borrar lo escrito',
  sentTitle: 'Solicitud enviada',
  sentText: ({ email }: { email: string }) =>
    `La hemos recibido. Te escribimos a ${email} en cuanto la oficina de prensa responda; el correo que acabamos de enviarte enlaza a la página que dice cómo va.`,
  sentHelp: '¿No llega nada en unos minutos? Mira en el correo no deseado.',
  backToLogin: 'Volver al inicio de sesión',
  status: {
    title: 'Tu solicitud de acceso',
    requested: ({ at }: { at: string }) => `Enviada el ${at}.`,
    waiting: 'En espera',
    waitingText:
      'La oficina de prensa todavía no ha respondido. Suele hacerlo en un día laborable; te escribirá a tu correo.',
    authorised: 'Autorizada',
    authorisedText: ({ at }: { at: string }) =>
      `Se autorizó el ${at}. Te hemos enviado una contraseña provisional que funciona durante 72 horas; si ha caducado, pide otra con «¿Has olvidado la contraseña?».`,
    rejected: 'No autorizada',
    rejectedText: ({ at }: { at: string }) => `La oficina de prensa respondió el ${at}.`,
    reason: 'Motivo:',
    unknownTitle: 'No encontramos esta solicitud',
    unknownText: 'El enlace está incompleto o la solicitud ya no existe. Cópialo entero desde el correo.',
  },
}

export type RequestAccessTexts = typeof texts
