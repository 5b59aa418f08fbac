import type { Catalogue } from '../../catalogue.ts'

export const time: Catalogue['time'] = {
  now: 'Agora mesmo',
  minutesAgo: ({ count }) => `Há ${count} min`,
  hoursAgo: ({ count }) => `Há ${count} h`,
  minutes: ({ count }) => `${count} min`,
  today: 'Hoje',
  yesterday: 'Ontem',
  weekdays: ['Domingo', 'Segunda-feira', 'Terça-feira', 'Quarta-feira', 'Quinta-feira', 'Sexta-feira', 'Sábado'],
}
