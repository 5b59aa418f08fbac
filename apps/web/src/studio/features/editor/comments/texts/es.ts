import { createPlural } from '@mixed-zone/contract/rules/plural'

const plural = createPlural('es')

export const texts = {
  title: 'Comentarios',
  add: 'Comentar',
  count: ({ count }: { count: number }) =>
    plural(count, { one: '1 comentario abierto', other: `${count} comentarios abiertos` }),
  newTitle: 'Comentar este pasaje',
  text: 'Comentario',
  missing: 'Escribe el comentario.',
  send: 'Comentar',
  selectFirst: 'Selecciona antes el pasaje que quieres comentar.',
  none: 'No hay comentarios abiertos.',
  noneHelp: 'Selecciona un pasaje y pulsa Ctrl Alt M.',
  someone: 'Alguien',
  where: ({ part, language }: { part: string; language: string }) => `${part}, ${language.toLowerCase()}`,
  parts: { title: 'Título', summary: 'Resumen', body: 'Texto' },
  goTo: 'Ir al pasaje',
  gone: 'Este pasaje ya no está en el texto.',
  resolve: 'Resolver',
  resolved: 'Comentario resuelto.',
  undoFor: ({ seconds }: { seconds: number }) => `${seconds} s para deshacer`,
  reopen: 'Reabrir',
  showResolved: ({ count }: { count: number }) =>
    plural(count, { one: '1 comentario resuelto', other: `${count} comentarios resueltos` }),
  resolvedBy: ({ name }: { name: string }) => `Resuelto por ${name}`,
}

export type CommentsTexts = typeof texts
