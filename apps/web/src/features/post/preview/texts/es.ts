export const texts = {
  title: 'Vista previa',
  text: ({ until }: { until: string }) =>
    `Así se verá la publicación. Todavía no es pública: no la difundas. El enlace caduca el ${until}.`,
  endedTitle: 'Esta vista previa ya no está disponible',
  endedText: 'El enlace ha caducado o se ha anulado. Pide otro a quien te lo envió.',
  draftText: 'Así verán los periodistas el borrador si se publica ahora. Aquí no se puede descargar nada.',
  missingTitle: 'Todavía no hay nada que ver',
  missingText: 'Falta el título en todos los idiomas, o la publicación ya no existe.',
  asPhone: 'Ver como en un móvil',
  share: 'Compartir con un enlace',
  shareTitle: 'Enlaces de vista previa',
  shareText: 'Cualquiera que tenga el enlace ve el borrador durante 24 horas, sin cuenta y sin poder descargar nada.',
  create: 'Crear enlace',
  created: 'Copia el enlace ahora: después no se vuelve a mostrar.',
  copy: 'Copiar enlace',
  validUntil: ({ until, name }: { until: string; name: string }) => `Hasta el ${until}, creado por ${name}`,
  opened: ({ at }: { at: string }) => `Abierto el ${at}`,
  notOpened: 'Nadie lo ha abierto',
  revoke: 'Anular',
  revokeLink: ({ until }: { until: string }) => `Anular el enlace que vale hasta el ${until}`,
  backToEditor: 'Volver al editor',
}

export type PreviewTexts = typeof texts
