import type { SetupTexts } from './es.ts'

export const texts: SetupTexts = {
  title: 'Comece a sua liga',
  intro:
    'Esta ligação funciona uma só vez. Cria a primeira conta de administração; depois levamo-lo até à primeira publicação.',
  language: 'A sua língua',
  create: 'Criar a conta e começar',
  taken: 'Esse endereço já tem uma conta. Use outro.',
  spentTitle: 'Esta ligação já não serve',
  spent:
    'Já foi usada, expirou ou o servidor foi reiniciado. Se ainda não há nenhuma conta, reinicie-o: ao arrancar mostra uma nova ligação.',
}
