export const texts = {
  title: '¿Dejar el boletín?',
  intro: 'Ya no recibirás el boletín. Los correos sobre tu cuenta seguirán llegando.',
  confirm: 'Dar de baja',
  stay: 'Mantener la suscripción',
  stayedTitle: 'La suscripción sigue activa',
  stayedText: 'No ha cambiado nada: seguirás recibiendo el boletín.',
  notSubscribedTitle: 'La suscripción no está activa',
  notSubscribedText: 'No recibes el boletín. Puedes suscribirte cuando quieras en la página de tu cuenta.',
  doneTitle: 'Suscripción eliminada',
  doneText: 'No te enviaremos más boletines. Puedes volver a suscribirte cuando quieras en la página de tu cuenta.',
  account: 'Ir a tu cuenta',
  unknown:
    'Este enlace no pertenece a ninguna suscripción. Cópialo entero desde el correo, o desactiva el boletín en la página de tu cuenta.',
}

export type UnsubscribeTexts = typeof texts
