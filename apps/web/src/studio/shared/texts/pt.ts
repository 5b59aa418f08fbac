import { pluralsOf } from '@mixed-zone/contract/rules/plural'
import type { SharedTexts } from './es.ts'

const plural = pluralsOf('pt')

export const texts: SharedTexts = {
  closePanel: 'Fechar o detalhe',
  back: 'Voltar',
  undo: 'Desfazer',
  identity: {
    title: 'Confirme que é você',
    text: 'Esta alteração é sensível. A confirmação vale dez minutos.',
    password: 'Palavra-passe',
    code: 'Código de utilização única',
    confirm: 'Confirmar',
    usePassword: 'Usar a palavra-passe',
    useCode: 'Usar um código',
    wrongPassword: 'A palavra-passe não está certa.',
    wrongCode: 'Esse código não é válido. Experimente o seguinte.',
  },
  jobs: {
    title: 'Ações em curso',
    starting: 'A começar…',
    progress: ({ done, total }) => `${done} de ${total}`,
    failed: ({ count, shown }) => plural(count, { one: '1 por fazer', other: `${shown} por fazer` }),
    gone: 'Já não existe',
  },
  views: {
    save: 'Guardar esta vista',
    rename: 'Mudar o nome',
    delete: 'Apagar a vista',
    intro: 'Será um separador só seu, com estes filtros, colunas e ordem.',
    name: 'Nome',
    confirm: 'Guardar',
    nameTaken: 'Já tem uma vista com esse nome, ou demasiadas.',
    actions: ({ name }) => `Ações de ${name}`,
  },
  period: {
    label: 'Datas',
    any: 'Qualquer data',
    today: 'Hoje',
    week: 'Últimos 7 dias',
    month: 'Últimos 30 dias',
    year: 'Último ano',
  },
  table: {
    noMatches: 'Nada corresponde a estes filtros',
    noMatchesText: 'Retire algum para ver mais.',
    clearFilters: 'Limpar os filtros',
    columns: 'Colunas',
    export: 'Exportar',
    exporting: 'A exportar…',
    csvPage: ({ shown }) => `Esta página, ${shown} linhas (CSV)`,
    csvAll: ({ shown }) => `Tudo o que corresponde, ${shown} linhas (CSV)`,
    bulk: 'Ações sobre a seleção',
    selected: ({ count, shown }) => plural(count, { one: `${shown} marcada`, other: `${shown} marcadas` }),
    selectAllMatching: ({ shown }) => `Marcar as ${shown} que correspondem`,
    clearSelection: 'Desmarcar tudo',
  },
  shortcuts: {
    everywhere: 'Em todo o lado',
    lists: 'Listas',
    move: 'Seguinte e anterior',
    open: 'Abrir',
    select: 'Marcar; marcar até aqui',
    clearSelection: 'Desmarcar tudo',
    search: 'Procurar nesta lista',
  },
}
