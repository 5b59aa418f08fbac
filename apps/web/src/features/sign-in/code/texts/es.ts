export const texts = {
  label: 'Código de un solo uso',
  help: 'Escribe el código de tu aplicación de autenticación, o uno de tus códigos de recuperación.',
  wrongCode: 'Ese código no vale. Prueba con el siguiente.',
  otherAccount: 'Usar otra cuenta',
}

export type CodeTexts = typeof texts
