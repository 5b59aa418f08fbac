import type { NewPasswordTexts } from './es.ts'

export const texts: NewPasswordTexts = {
  title: 'Nova palavra-passe',
  intro: 'Escreva o correio eletrónico da sua conta e escolha uma palavra-passe. As sessões abertas serão terminadas.',
  save: 'Guardar palavra-passe',
  spent: 'Esta ligação já foi usada ou expirou.',
  mayBeSet: 'A sua palavra-passe pode já estar guardada: tente entrar com ela.',
  askAgain: 'Pedir uma nova ligação',
  otherEmail: 'Esta ligação não corresponde a esse correio eletrónico. Verifique o endereço.',
  doneTitle: 'Palavra-passe alterada',
  doneText: 'Já pode entrar com a nova palavra-passe. Terminámos todas as sessões que estavam abertas.',
}
