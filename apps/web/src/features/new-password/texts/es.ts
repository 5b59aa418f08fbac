export const texts = {
  title: 'Nueva contraseña',
  intro: 'Escribe el correo de tu cuenta y elige una contraseña. Las sesiones abiertas se cerrarán.',
  save: 'Guardar contraseña',
  spent: 'Este enlace ya se ha usado o ha caducado.',
  mayBeSet: 'Quizá tu contraseña ya esté guardada: prueba a conectarte con ella.',
  askAgain: 'Pedir un enlace nuevo',
  otherEmail: 'Este enlace no corresponde a ese correo. Comprueba la dirección.',
  doneTitle: 'Contraseña cambiada',
  doneText: 'Ya puedes conectarte con la contraseña nueva. Hemos cerrado todas las sesiones que estaban abiertas.',
}

export type NewPasswordTexts = typeof texts
