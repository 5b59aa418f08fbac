/** Words of the page where a new password is chosen by the link of a mail. */
export const es = {
  title: 'Nueva contraseña',
  intro: 'Escribe el correo de tu cuenta y elige una contraseña. Las sesiones abiertas se cerrarán.',
  save: 'Guardar contraseña',
  spent: 'Este enlace ya se ha usado o ha caducado.',
  askAgain: 'Pedir un enlace nuevo',
  otherEmail: 'Este enlace no corresponde a ese correo. Comprueba la dirección.',
  doneTitle: 'Contraseña cambiada',
  doneText: 'Ya puedes conectarte con la contraseña nueva. Hemos cerrado todas las sesiones que estaban abiertas.',
}

/** English and Portuguese are typed by these, so that a missing word fails the build. */
export type NewPasswordWords = typeof es
