import type { Catalogue } from '../../catalogue.ts'

export const time: Catalogue['time'] = {
  now: 'Just now',
  minutesAgo: ({ count }) => `${count} min ago`,
  hoursAgo: ({ count }) => `${count} h ago`,
  minutes: ({ count }) => `${count} min`,
  today: 'Today',
  yesterday: 'Yesterday',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
}
