export const texts = {
  title: 'Pon en marcha tu liga',
  intro:
    'Este enlace funciona una sola vez. Crea la primera cuenta de administración; después te guiamos hasta la primera publicación.',
  language: 'Tu idioma',
  create: 'Crear la cuenta y empezar',
  taken: 'Esa dirección ya tiene una cuenta. Usa otra.',
  spentTitle: 'Este enlace ya no sirve',
  spent:
    'Ya se usó, ha caducado o el servidor se ha reiniciado. Si aún no hay ninguna cuenta, reinícialo: al arrancar muestra un enlace nuevo.',
}

export type SetupTexts = typeof texts
