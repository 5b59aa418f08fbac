/** Words for what can go wrong or is not there yet, on any screen. */
export const states = {
  notFoundTitle: 'Página no encontrada',
  notFoundText: 'La página que buscas ya no existe.',
  goHome: 'Ir al inicio',
  failedTitle: 'No disponible',
  generic: 'Operación no disponible. Inténtalo de nuevo más tarde.',
  network: 'No hay conexión con el servidor. Comprueba la red e inténtalo de nuevo.',
  tryAgain: 'Reintentar',
  requestId: ({ id }: { id: string }) => `Referencia para la ayuda: ${id}`,
  helpQuestion: '¿Necesitas ayuda?',
}
