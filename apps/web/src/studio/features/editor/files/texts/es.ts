export const texts = {
  title: 'Fotos, vídeos y archivos',
  edit: ({ name }: { name: string }) => `Editar el pie: ${name}`,
  more: ({ name }: { name: string }) => `Mover ${name}`,
  moveBefore: 'Mover antes',
  moveAfter: 'Mover después',
  moved: ({ name, number, count }: { name: string; number: number; count: number }) =>
    `${name}: ahora en el puesto ${number} de ${count}`,
  showAll: ({ count }: { count: number }) => `Ver los ${count}`,
  showLess: 'Ver menos',
  position: ({ number, count }: { number: number; count: number }) => `${number} de ${count}`,
  previous: 'Archivo anterior',
  next: 'Archivo siguiente',
  captions: 'Pie',
  alternatives: 'Texto alternativo',
  alternativesHelp: 'Lo que se ve, para quien no puede verlo.',
  credit: 'Crédito',
  fieldIn: ({ field, language }: { field: string; language: string }) => `${field}, ${language.toLowerCase()}`,
  draft: 'Se guarda solo, como borrador: los medios lo ven al publicar o actualizar.',
  refused: 'El servidor no admite estos textos: corrígelos para que se guarden.',
  conflict: 'Otra persona ha cambiado a la vez estos textos.',
  decide: 'Decidir',
  textsOf: ({ name }: { name: string }) => `Textos de ${name}`,
  empty: '(vacío)',
  done: 'Hecho',
}

export type FilesTexts = typeof texts
