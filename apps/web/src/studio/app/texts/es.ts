export const texts = {
  name: 'Studio',
  navigation: 'Navegación del estudio',
  screens: {
    studioRequests: 'Solicitudes',
    studioPeople: 'Personas',
    studioMail: 'Correo',
    studioAudit: 'Registro',
    studioSettings: 'Ajustes',
  },
  seePortal: 'Ver el portal',
  more: 'Más',
  noScreensTitle: 'Aún no hay nada para ti en el estudio',
  noScreensText: 'Ninguno de tus permisos abre una pantalla.',
  notAllowedTitle: 'No tienes permiso para abrir esta pantalla',
  notAllowedText: ({ permission }: { permission: string }) =>
    `Hace falta el permiso «${permission}». Te lo puede dar quien administra las personas del portal.`,
  askFor: 'Pídelo a',
  permissions: {
    posts: 'Publicaciones',
    publish: 'Publicar',
    taxonomy: 'Clubes y etiquetas',
    embargo: 'Embargos',
    export: 'Exportar',
    figures: 'Cifras',
    users: 'Solicitudes, personas y correo',
    settings: 'Ajustes',
    audit: 'Registro',
  },
}

export type StudioTexts = typeof texts
