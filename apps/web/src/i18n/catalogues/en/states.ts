import type { Catalogue } from '../../catalogue.ts'

export const states: Catalogue['states'] = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for no longer exists.',
  goHome: 'Go home',
  failedTitle: 'Not available',
  generic: 'Operation not available. Please try again later.',
  network: 'The server cannot be reached. Check your connection and try again.',
  tryAgain: 'Try again',
  requestId: ({ id }) => `Reference for the help desk: ${id}`,
  helpQuestion: 'Need help?',
}
