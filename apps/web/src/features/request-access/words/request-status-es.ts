/** Words of the page that says where a request for access stands. */
export const es = {
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
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type RequestStatusWords = typeof es
