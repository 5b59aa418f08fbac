import type { Catalogue } from '../../catalogue.ts'

export const states: Catalogue['states'] = {
  notFoundTitle: 'Page not found',
  notFoundText: 'The page you are looking for no longer exists.',
  goHome: 'Go home',
  goToLogin: 'Go to login',
  failedTitle: 'Not available',
  generic: 'Operation not available. Please try again later.',
  network: 'The server cannot be reached. Check your connection and try again.',
  tryAgain: 'Try again',
  requestId: ({ id }) => `Reference for the help desk: ${id}`,
  helpQuestion: 'Need help?',
  soonTitle: 'This part opens soon',
  soonText: 'We are finishing it. If what you need is urgent, write to the press office and they will get it to you.',
}
