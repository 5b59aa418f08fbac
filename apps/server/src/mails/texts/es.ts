import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

/** The source of all texts in mails: English and Portuguese have its type. */
export const es = {
  greeting: ({ name }: { name: string }) => `Hola, ${name}:`,
  greetingWithoutName: 'Hola:',
  buttonDoesNotWork: 'Si el botón no funciona, copia esta dirección en el navegador:',
  help: '¿Necesitas ayuda?',
  automatic: ({ league, portal }: { league: string; portal: string }) =>
    `Mensaje automático ${ofLeague(league)}, ${portal}.`,
  unsubscribe: 'Dejar de recibir boletines y avisos',

  requestReceived: {
    subject: 'Hemos recibido tu solicitud de acceso',
    preview: 'La oficina de prensa la revisa y responde en menos de un día laborable.',
    text: ({ league }: { league: string }) => [
      `Tu solicitud de acceso a la zona de prensa ${ofLeague(league)} ha llegado. La oficina de prensa la revisa y responde en menos de un día laborable.`,
      'Cuando se decida, te escribiremos a esta dirección. Mientras tanto puedes ver en qué punto está.',
    ],
    button: 'Ver mi solicitud',
    afterwards: ['Si no has pedido acceso, no tienes que hacer nada: alguien habrá escrito tu dirección por error.'],
  },
  authorised: {
    subject: 'Ya tienes acceso: tu contraseña provisional',
    preview: 'Entra con ella y elige la tuya.',
    text: ({ league }: { league: string }) => [
      `Tu acceso a la zona de prensa ${ofLeague(league)} está autorizado. Entra con esta dirección de correo y la contraseña provisional; después te pediremos que elijas la tuya.`,
    ],
    passwordLabel: 'Contraseña provisional',
    button: 'Entrar',
    afterwards: ({ expiresAt }: { expiresAt: string }) => [
      `La contraseña provisional funciona hasta el ${expiresAt}. Pasado ese momento, pide una nueva con «¿Has olvidado la contraseña?».`,
      'No la compartas con nadie: nunca te la pediremos.',
    ],
  },
  renewed: {
    subject: 'Tu nueva contraseña provisional',
    preview: 'Sustituye a la anterior.',
    text: ({ league }: { league: string }) => [
      `La oficina de prensa ${ofLeague(league)} te ha dado una contraseña provisional nueva, que sustituye a la anterior. Entra con ella y elige la tuya.`,
    ],
  },
  rejected: {
    subject: 'Tu solicitud de acceso no se ha aceptado',
    preview: 'La oficina de prensa explica el motivo.',
    text: ({ league }: { league: string }) => [
      `La oficina de prensa ${ofLeague(league)} ha revisado tu solicitud de acceso y no la ha aceptado. Este es el motivo:`,
    ],
    afterwards: ['Si crees que es un error, o si algo ha cambiado, responde a este mensaje o vuelve a pedir acceso.'],
    button: 'Volver a pedir acceso',
  },
  alreadyHaveAccount: {
    subject: 'Ya tienes una cuenta',
    preview: 'Alguien ha pedido acceso con tu dirección, y ya lo tienes.',
    text: ({ league }: { league: string }) => [
      `Alguien, quizá tú, ha pedido acceso a la zona de prensa ${ofLeague(league)} con esta dirección. No hace falta: ya tienes una cuenta.`,
      'Si no recuerdas la contraseña, puedes elegir otra.',
    ],
    button: 'Elegir otra contraseña',
    afterwards: ['Si no has sido tú, no tienes que hacer nada: tu cuenta sigue como estaba.'],
  },
  resetLink: {
    subject: 'Elige una contraseña nueva',
    preview: 'El enlace funciona una sola vez.',
    text: ({ league }: { league: string }) => [
      `Has pedido una contraseña nueva para la zona de prensa ${ofLeague(league)}. Elígela aquí:`,
    ],
    button: 'Elegir la contraseña',
    afterwards: ({ minutes }: { minutes: number }) => [
      `El enlace funciona una sola vez, durante ${minutes} minutos.`,
      'Si no la has pedido, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
    ],
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    preview: 'Las demás sesiones se han cerrado.',
    text: ({ league, changedAt }: { league: string; changedAt: string }) => [
      `La contraseña de tu cuenta en la zona de prensa ${ofLeague(league)} cambió el ${changedAt}. Las demás sesiones se han cerrado.`,
      'Si has sido tú, no tienes que hacer nada. Si no, elige otra ahora mismo y avísanos.',
    ],
    button: 'Elegir otra contraseña',
  },
  tooManyWrongPasswords: {
    subject: 'Demasiados intentos de entrar en tu cuenta',
    preview: 'Hemos frenado los intentos. Tu contraseña no ha cambiado.',
    text: ({ league, until }: { league: string; until: string }) => [
      `Alguien ha escrito varias veces una contraseña equivocada para tu cuenta en la zona de prensa ${ofLeague(league)}. Desde ese lugar no se puede volver a intentar hasta el ${until}.`,
      'Tu contraseña no ha cambiado y nadie ha entrado. Si eras tú y no la recuerdas, elige otra.',
    ],
    button: 'Elegir otra contraseña',
    afterwards: ['Si no eras tú, comprueba que tu contraseña es larga y que no la usas en otro sitio.'],
  },
  newDevice: {
    subject: 'Nueva entrada en tu cuenta',
    preview: 'Desde un dispositivo o una red que no conocíamos.',
    text: ({ league, at }: { league: string; at: string }) => [
      `El ${at} alguien entró en tu cuenta de la zona de prensa ${ofLeague(league)} desde un dispositivo o una red que no habías usado en las últimas semanas:`,
    ],
    unknownDevice: 'Dispositivo desconocido',
    network: ({ address }: { address: string }) => `dirección IP ${address}`,
    button: 'Elegir otra contraseña',
    afterwards: [
      'Si has sido tú, no tienes que hacer nada. Si no, elige otra contraseña ahora mismo, lo que cierra todas las sesiones, y avísanos.',
    ],
  },
  accountDeleted: {
    subject: 'Tu cuenta se ha eliminado',
    preview: 'Y con ella tus datos personales.',
    text: ({ league }: { league: string }) => [
      `Tu cuenta en la zona de prensa ${ofLeague(league)} se ha eliminado, y con ella tus datos personales. Lo que descargaste queda contado sin tu nombre.`,
      'Si no lo has pedido, escríbenos cuanto antes. Puedes volver a pedir acceso cuando quieras.',
    ],
  },
  accountsMerged: {
    subject: 'Hemos unido tus dos cuentas',
    preview: 'Desde ahora entras con una sola.',
    text: ({ league }: { league: string }) => [
      `La oficina de prensa ${ofLeague(league)} ha unido tus dos cuentas de la zona de prensa en una. Todo lo que tenía la otra está ahora en la que queda, y se han cerrado las sesiones de ambas.`,
    ],
    kept: 'entra con esta dirección y su contraseña de siempre',
    merged: ({ erasedAt }: { erasedAt: string }) => `ya no sirve para entrar; se elimina el ${erasedAt}`,
    button: 'Entrar',
    afterwards: [
      'Si no conoces la otra dirección o no querías unirlas, escríbenos: hasta esa fecha se puede deshacer.',
    ],
  },
  mergeUndone: {
    subject: 'Tus cuentas vuelven a estar separadas',
    preview: 'Cada una tiene otra vez lo suyo.',
    text: ({ league, email }: { league: string; email: string }) => [
      `La oficina de prensa ${ofLeague(league)} ha deshecho la unión de tus cuentas de la zona de prensa. La cuenta ${email} vuelve a funcionar con su propia contraseña.`,
    ],
    button: 'Entrar',
    afterwards: ['Si no recuerdas la contraseña, elige otra con «¿Has olvidado la contraseña?».'],
  },
  deliveryTest: {
    subject: 'Prueba de entrega',
    preview: 'Si lo lees, el correo funciona.',
    text: ({ league, requestedAt }: { league: string; requestedAt: string }) => [
      `Pediste esta prueba desde el estudio ${ofLeague(league)} el ${requestedAt}.`,
      'Si la lees, los correos salen y llegan. No hay que hacer nada.',
    ],
    button: ({ portal }: { portal: string }) => `Abrir ${portal}`,
  },
  deskRequests: {
    subject: ({ count }: { count: number }) =>
      plural(count, { one: 'Una solicitud de acceso espera', other: `${count} solicitudes de acceso esperan` }),
    preview: ({ waited }: { waited: string }) => `La más antigua espera desde hace ${waited}.`,
    text: ({ count, waited }: { count: number; waited: string }) => [
      plural(count, {
        one: `Una solicitud de acceso espera una decisión desde hace ${waited}.`,
        other: `${count} solicitudes de acceso esperan una decisión. La más antigua, desde hace ${waited}.`,
      }),
    ],
    more: ({ count }: { count: number }) => plural(count, { one: 'y una más', other: `y ${count} más` }),
    waited: ({ minutes }: { minutes: number }) =>
      minutes < 60
        ? plural(Math.max(1, minutes), { one: '1 minuto', other: `${minutes} minutos` })
        : plural(Math.floor(minutes / 60), { one: '1 hora', other: `${Math.floor(minutes / 60)} horas` }),
    button: ({ portal }: { portal: string }) => `Abrir ${portal}`,
    afterwards: [
      'Recibes este mensaje porque decides sobre las solicitudes. Las que lleguen seguidas van juntas en uno.',
    ],
  },
}

export type MailTexts = typeof es

// Leagues whose name is feminine take the article "la".
function ofLeague(league: string): string {
  return /^liga\b/i.test(league) ? `de la ${league}` : `de ${league}`
}
