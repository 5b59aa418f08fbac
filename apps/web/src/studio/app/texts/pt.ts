import type { StudioTexts } from './es.ts'

export const texts: StudioTexts = {
  name: 'Studio',
  navigation: 'Navegação do estúdio',
  screens: {
    studioRequests: 'Pedidos',
    studioPeople: 'Pessoas',
    studioMail: 'Correio',
    studioAudit: 'Registo',
    studioSettings: 'Definições',
  },
  seePortal: 'Ver o portal',
  more: 'Mais',
  noScreensTitle: 'Ainda não há nada para si no estúdio',
  noScreensText: 'Nenhuma das suas permissões abre um ecrã.',
  notAllowedTitle: 'Não tem permissão para abrir este ecrã',
  notAllowedText: ({ permission }) =>
    `É precisa a permissão «${permission}». Quem gere as pessoas do portal pode dá-la.`,
  askFor: 'Peça a',
  permissions: {
    posts: 'Publicações',
    publish: 'Publicar',
    taxonomy: 'Clubes e etiquetas',
    embargo: 'Embargos',
    export: 'Exportar',
    figures: 'Números',
    users: 'Pedidos, pessoas e correio',
    settings: 'Definições',
    audit: 'Registo',
  },
}
