/** Words of the home page. */
export const home = {
  documentTitle: 'Inicio',
  title: 'Portada',
  matchdayPage: 'Ver la jornada',
  quickLinks: 'Enlaces de interés',
  emptyTitle: 'Aún no hay publicaciones',
  emptyText: 'Cuando la oficina de prensa publique algo, aparecerá aquí.',
  download: ({ name }: { name: string }) => `Descargar ${name}`,
}
