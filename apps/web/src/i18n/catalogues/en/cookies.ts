import type { Catalogue } from '../../catalogue.ts'

export const cookies: Catalogue['cookies'] = {
  title: 'Your privacy',
  text: 'Without cookies the whole portal works. With your permission we measure what is read and downloaded, to improve it.',
  more: 'Cookie policy',
  accept: 'Accept',
  reject: 'Reject',
  settings: 'Cookie preferences',
  nowAccepted: 'At the moment: accepted.',
  nowRejected: 'At the moment: rejected.',
}
