/** Words of the login page and its captcha. */
export const signIn = {
  documentTitle: 'Conectar',
  title: 'Entra en la zona mixta',
  intro: ({ league }: { league: string }) => `Fotos, vídeos y textos ${ofLeague(league)} para medios acreditados.`,
  forgotPassword: '¿Has olvidado la contraseña?',
  connect: 'Conectar',
  firstTime: '¿Es tu primera vez?',
  firstTimeText:
    'Si trabajas en un medio de comunicación, pide acceso. La oficina de prensa responde en menos de un día laborable.',
  requestAccess: 'Solicitar acceso',
  seeTutorial: 'Ver el tutorial',
  waitSeconds: ({ count }: { count: number }) => `Demasiados intentos. Vuelve a probar dentro de ${count} s.`,
  waitMinutes: ({ count }: { count: number }) => `Demasiados intentos. Vuelve a probar dentro de ${count} min.`,
  accountDeleted: 'Tu cuenta se ha eliminado.',
  codeLabel: 'Código de un solo uso',
  codeText: 'Escribe el código de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  wrongCode: 'Ese código no vale. Prueba con el siguiente.',
  otherAccount: 'Usar otra cuenta',
  photoBy: ({ name }: { name: string }) => `Foto: ${name}`,
  pictureAlt: 'Dibujo de un estadio de noche, con los focos encendidos sobre el centro del campo.',
}

// A league is a feminine noun in Spanish where its name says so.
function ofLeague(league: string): string {
  return /^liga\b/i.test(league) ? `de la ${league}` : `de ${league}`
}
