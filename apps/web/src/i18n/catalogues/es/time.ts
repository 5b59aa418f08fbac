/** How long ago, and which day. */
export const time = {
  now: 'Ahora mismo',
  minutesAgo: ({ count }: { count: number }) => `Hace ${count} min`,
  hoursAgo: ({ count }: { count: number }) => `Hace ${count} h`,
  minutes: ({ count }: { count: number }) => `${count} min`,
  today: 'Hoy',
  yesterday: 'Ayer',
  /** From Sunday on. The first three letters are the short form in all three languages. */
  weekdays: ['Domingo', 'Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado'],
}
