import type { Catalogue } from '../../catalogue.ts'

export const signIn: Catalogue['signIn'] = {
  documentTitle: 'Entrar',
  title: 'Entre na zona mista',
  intro: ({ league }) => `Fotografias, vídeos e textos ${ofLeague(league)} para media acreditados.`,
  forgotPassword: 'Esqueceu-se da palavra-passe?',
  connect: 'Entrar',
  firstTime: 'É a sua primeira vez?',
  firstTimeText:
    'Se trabalha num órgão de comunicação social, peça acesso. O gabinete de imprensa responde em menos de um dia útil.',
  requestAccess: 'Pedir acesso',
  seeTutorial: 'Ver o tutorial',
  waitSeconds: ({ count }) => `Demasiadas tentativas. Tente novamente dentro de ${count} s.`,
  waitMinutes: ({ count }) => `Demasiadas tentativas. Tente novamente dentro de ${count} min.`,
  accountDeleted: 'A sua conta foi eliminada.',
  codeLabel: 'Código de utilização única',
  codeText: 'Escreva o código da sua aplicação de autenticação, ou um dos seus códigos de recuperação.',
  wrongCode: 'Esse código não serve. Experimente o seguinte.',
  otherAccount: 'Usar outra conta',
  photoBy: ({ name }) => `Foto: ${name}`,
  pictureAlt: 'Desenho de um estádio à noite, com os holofotes sobre o círculo central.',
}

function ofLeague(league: string): string {
  return /^liga\b/i.test(league) ? `da ${league}` : `de ${league}`
}
