import type { DemoPost } from '../../post-type.ts'
import { p } from '../body-html.ts'

export const renteriaMedical: DemoPost = {
  key: 'renteria-medical',
  section: 'breaking-news',
  hoursAgo: 0.8,
  teams: ['roca-alta'],
  categories: ['medical'],
  tags: ['injuries'],
  players: ['idoia-renteria'],
  matchday: 12,
  pictures: ['training-roca-alta-3x2'],
  documents: ['medical-report'],
  contact: 'roca-alta',
  translations: {
    es: {
      title: 'Parte médico: Idoia Rentería, baja tres semanas',
      summary: 'Rotura fibrilar de grado I en el sóleo izquierdo. Se perderá, como mínimo, tres jornadas.',
      body: p(
        'Idoia Rentería sufre una rotura fibrilar de grado I en el sóleo izquierdo, según la resonancia. La centrocampista se lesionó en el último entrenamiento antes de viajar a Punta Brisa. Tiempo estimado de baja: tres semanas. Se adjunta el parte firmado por los servicios médicos del Roca Alta.',
      ),
    },
    en: {
      title: 'Medical report: Idoia Rentería out for three weeks',
      summary: 'A grade one tear in the left soleus will keep her out for at least three matchdays.',
      body: p(
        'Idoia Rentería has a grade one tear of the left soleus, the scan shows. The midfielder was hurt in the last session before the trip to Punta Brisa and is expected to be out for three weeks. The report signed by Roca Alta’s medical staff is attached.',
      ),
    },
    pt: {
      title: 'Boletim clínico: Idoia Rentería, três semanas de paragem',
      summary: 'Rotura muscular de grau I no solear esquerdo. Falhará, pelo menos, três jornadas.',
      body: p(
        'Idoia Rentería sofreu uma rotura muscular de grau I no solear esquerdo, revela a ressonância. A médio lesionou-se no último treino antes da viagem a Punta Brisa. Tempo estimado de paragem: três semanas. Segue em anexo o boletim assinado pelos serviços clínicos do Roca Alta.',
      ),
    },
  },
}
