import type { CodeTexts } from './es.ts'

export const texts: CodeTexts = {
  label: 'Código de utilização única',
  help: 'Escreva o código da sua aplicação de autenticação, ou um dos seus códigos de recuperação.',
  wrongCode: 'Esse código não serve. Experimente o seguinte.',
  otherAccount: 'Usar outra conta',
}
