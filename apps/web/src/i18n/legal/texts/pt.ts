import type { LegalTexts } from './es.ts'

export const texts: LegalTexts = ({ league, email }) => ({
  legalNotice: {
    title: 'Aviso legal',
    parts: [
      {
        title: 'Quem publica este portal',
        paragraphs: [
          `Este portal é um serviço do gabinete de imprensa ${/^liga\b/i.test(league) ? 'da' : 'de'} ${league} para jornalistas e órgãos de comunicação social acreditados. Para qualquer questão, escreva para ${email}.`,
        ],
      },
      {
        title: 'Utilização dos conteúdos',
        paragraphs: [
          'As fotografias, os vídeos, os textos e os documentos destinam-se a uso informativo e editorial. Cada ficheiro indica o seu crédito e, quando os tem, os seus direitos e a data até à qual pode ser utilizado; ambos seguem também dentro do ficheiro. O crédito é obrigatório.',
          'O uso comercial e a cedência a terceiros precisam de autorização prévia e por escrito do gabinete de imprensa. Um conteúdo sob embargo não pode ser publicado, no todo ou em parte, antes da hora indicada.',
          'Se o gabinete de imprensa corrigir ou retirar um ficheiro, a página do ficheiro di-lo. Quem o tiver utilizado deve ter em conta essa correção.',
        ],
      },
      {
        title: 'Acesso',
        paragraphs: [
          'A conta é pessoal. Não partilhe a palavra-passe nem os endereços dos ficheiros: são assinados para a sua sessão e deixam de funcionar quando ela termina.',
        ],
      },
      {
        id: 'accessibility',
        title: 'Acessibilidade',
        paragraphs: [
          'Este portal é construído segundo as diretrizes WCAG 2.2, nível AA: pode ser usado só com o teclado e com um leitor de ecrã, respeita o tema escuro e a redução de movimento, e admite uma ampliação de 400 %.',
          `Se algo lhe dificultar o acesso, escreva para ${email} e diga em que página estava. Respondemos em menos de um dia útil e, entretanto, fazemos-lhe chegar o conteúdo por outra via.`,
        ],
      },
    ],
  },
  privacyPolicy: {
    title: 'Política de privacidade',
    parts: [
      {
        title: 'Que dados guardamos',
        paragraphs: [
          'Os que indica ao pedir acesso: nome, apelidos, e-mail, telefone, país, órgão de comunicação e tipo de trabalho. A palavra-passe é guardada de forma que ninguém a pode ler, nem nós.',
          'Enquanto usa o portal, registamos as suas sessões e que publicações vê e transfere, para saber que conteúdos são úteis e para o podermos avisar se um ficheiro for corrigido ou retirado.',
        ],
      },
      {
        title: 'Para quê e durante quanto tempo',
        paragraphs: [
          'Para decidir sobre a sua acreditação, prestar o serviço e protegê-lo de abusos. Os dados de utilização são conservados durante 24 meses e o registo das alterações de acesso durante cinco anos. Depois são apagados.',
          'O boletim só é enviado a quem o pediu, e cada envio permite cancelar a subscrição com um clique.',
        ],
      },
      {
        title: 'Com quem são partilhados',
        paragraphs: [
          'Com ninguém fora da liga, salvo obrigação legal. A verificação de que não é um robô é feita pelo próprio portal, sem terceiros.',
        ],
      },
      {
        title: 'Os seus direitos',
        paragraphs: [
          `Pode consultar, corrigir, levar consigo e apagar os seus dados, e opor-se à sua utilização. Escreva para ${email}. Quando a conta é apagada, os registos de utilização ficam sem o seu nome. Pode também reclamar junto da autoridade de proteção de dados.`,
        ],
      },
    ],
  },
  cookiePolicy: {
    title: 'Política de cookies',
    parts: [
      {
        title: 'Sem cookies',
        paragraphs: [
          'Este portal não precisa de cookies para funcionar, nem próprios nem de terceiros.',
          'No seu navegador ficam guardadas cinco coisas, e só aí: a sessão, que é apagada quando a termina; o idioma que escolheu; o aspeto claro ou escuro, se o tiver alterado; a sua resposta sobre a medição; e o que escreve ao pedir acesso, até o enviar ou apagar.',
        ],
      },
      {
        title: 'Medição',
        paragraphs: [
          'Nenhum serviço externo de medição é carregado sem o seu consentimento. Rejeitá-lo é tão fácil como aceitá-lo e não altera nada do que pode ver ou transferir.',
        ],
      },
    ],
  },
})
