import type { Catalogue } from '../../catalogue.ts'

export const captcha: Catalogue['captcha'] = {
  label: 'Não sou um robô',
  checking: 'A validar...',
  verified: 'Verificado',
  failed: 'Não foi possível verificar. Tente novamente.',
  note: 'Sem cookies nem terceiros',
}
