/** Words for what can go wrong or is not there yet, on any screen. */
export const states = {
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La página que buscas ya no existe.',
  goHome: 'Ir al inicio',
  goToLogin: 'Ir a la conexión',
  failedTitle: 'No disponible',
  generic: 'Operación no disponible. Inténtalo de nuevo más tarde.',
  network: 'No hay conexión con el servidor. Comprueba la red e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  requestId: ({ id }: { id: string }) => `Referencia para la ayuda: ${id}`,
  helpQuestion: '¿Necesitas ayuda?',
  soonTitle: 'Esta parte se abre pronto',
  soonText: 'La estamos terminando. Si lo que buscas corre prisa, escribe a la oficina de prensa y te lo hará llegar.',
}
