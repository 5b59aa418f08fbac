export const texts = {
  closePanel: 'Cerrar el detalle',
  back: 'Volver',
}

export type SharedTexts = typeof texts
