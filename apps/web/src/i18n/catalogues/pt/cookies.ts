import type { Catalogue } from '../../catalogue.ts'

export const cookies: Catalogue['cookies'] = {
  title: 'A sua privacidade',
  text: 'Sem cookies o portal funciona por inteiro. Com a sua autorização medimos o que é lido e transferido, para o melhorar.',
  more: 'Política de cookies',
  accept: 'Aceitar',
  reject: 'Rejeitar',
  settings: 'Preferências de cookies',
  nowAccepted: 'Neste momento: aceites.',
  nowRejected: 'Neste momento: rejeitados.',
}
