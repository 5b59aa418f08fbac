import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { StudioTexts } from './es.ts'

const plural = pluralsOf('pt')

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
  shortcuts: {
    title: 'Atalhos de teclado',
    intro: 'Abre com ? em qualquer ecrã. Só valem quando não se está a escrever.',
    singleKeys: 'Atalhos de uma só letra',
  },
  palette: {
    title: 'Procurar ou executar',
    placeholder: 'Ações, pessoas, publicações, etiquetas',
    people: 'Pessoas',
    posts: 'Publicações',
    tags: 'Etiquetas',
    peopleOnly: 'pessoas',
    tagsOnly: 'etiquetas',
    close: 'Fechar',
    actions: 'Fazer',
    recent: 'Recente',
    places: 'Ir para',
    nothing: 'Nada corresponde.',
    choose: 'escolher',
    open: 'abrir',
    newTab: 'noutro separador',
    actionsOnly: 'ações',
  },
  colleagues: 'Colegas no estúdio',
  waiting: ({ count }) => plural(count, { one: '1 em espera', other: `${count} em espera` }),
  failedMails: ({ count }) => plural(count, { one: '1 correio devolvido', other: `${count} correios devolvidos` }),
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
