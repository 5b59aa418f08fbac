import type { SharedTexts } from './es.ts'

export const texts: SharedTexts = {
  closePanel: 'Close the details',
  back: 'Back',
}
