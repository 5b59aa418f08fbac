/** Words of the banner that asks for consent. */
export const cookies = {
  title: 'Tu privacidad',
  text: 'Sin cookies el portal funciona entero. Con tu permiso medimos qué se lee y se descarga para mejorarlo.',
  more: 'Política de cookies',
  accept: 'Aceptar',
  reject: 'Rechazar',
  settings: 'Preferencias de cookies',
  nowAccepted: 'Ahora mismo: aceptadas.',
  nowRejected: 'Ahora mismo: rechazadas.',
}
