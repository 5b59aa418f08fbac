interface League {
  readonly league: string
  readonly email: string
}

export interface LegalSection {
  /** An anchor that other pages link to. */
  readonly id?: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

export type LegalPage = 'legalNotice' | 'privacyPolicy' | 'cookiePolicy'

export type LegalTexts = (
  league: League,
) => Readonly<Record<LegalPage, { readonly title: string; readonly parts: readonly LegalSection[] }>>

export const texts: LegalTexts = ({ league, email }) => ({
  legalNotice: {
    title: 'Aviso legal',
    parts: [
      {
        title: 'Quién publica este portal',
        paragraphs: [
          `Este portal es un servicio de la oficina de prensa ${/^liga\b/i.test(league) ? 'de la' : 'de'} ${league} para periodistas y medios de comunicación acreditados. Para cualquier cuestión, escribe a ${email}.`,
        ],
      },
      {
        title: 'Uso del contenido',
        paragraphs: [
          'Las fotografías, los vídeos, los textos y los documentos se ofrecen para uso informativo y editorial. Cada archivo indica su crédito y, cuando los tiene, sus derechos y la fecha hasta la que puede utilizarse; ambos viajan también dentro del archivo. El crédito es obligatorio.',
          'El uso comercial y la cesión a terceros necesitan el permiso previo y por escrito de la oficina de prensa. Un contenido bajo embargo no puede publicarse, ni en todo ni en parte, antes de la hora indicada.',
          'Si la oficina de prensa corrige o retira un archivo, lo dice en su página. Quien lo haya utilizado debe atender esa corrección.',
        ],
      },
      {
        title: 'Acceso',
        paragraphs: [
          'La cuenta es personal. No compartas la contraseña ni las direcciones de los archivos: están firmadas para tu sesión y dejan de servir cuando termina.',
        ],
      },
      {
        id: 'accessibility',
        title: 'Accesibilidad',
        paragraphs: [
          'Este portal se construye conforme a las pautas WCAG 2.2, nivel AA: puede usarse solo con el teclado y con un lector de pantalla, respeta el tema oscuro y la reducción de movimiento, y admite un aumento del 400 %.',
          `Si algo te lo pone difícil, escribe a ${email} y di en qué página estabas. Contestamos en menos de un día laborable y, mientras tanto, te hacemos llegar el contenido por otra vía.`,
        ],
      },
    ],
  },
  privacyPolicy: {
    title: 'Política de privacidad',
    parts: [
      {
        title: 'Qué datos guardamos',
        paragraphs: [
          'Los que indicas al solicitar acceso: nombre, apellidos, correo, teléfono, país, medio y tipo de trabajo. La contraseña se guarda de forma que nadie puede leerla, tampoco nosotros.',
          'Mientras usas el portal anotamos tus sesiones y qué publicaciones ves y descargas, para saber qué contenido sirve y poder avisarte si un archivo se corrige o se retira.',
        ],
      },
      {
        title: 'Para qué y durante cuánto tiempo',
        paragraphs: [
          'Para decidir sobre tu acreditación, dar el servicio y protegerlo de abusos. Los datos de uso se conservan 24 meses y el registro de cambios de acceso, cinco años. Después se borran.',
          'El boletín solo se envía a quien lo ha pedido, y cada envío permite darse de baja con un clic.',
        ],
      },
      {
        title: 'Con quién se comparten',
        paragraphs: [
          'Con nadie fuera de la liga, salvo obligación legal. La verificación de que no eres un robot la hace el propio portal, sin terceros.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          `Puedes consultar, corregir, llevarte y borrar tus datos, y oponerte a su uso. Escribe a ${email}. Al borrar la cuenta, los registros de uso quedan sin tu nombre. También puedes reclamar ante la autoridad de protección de datos.`,
        ],
      },
    ],
  },
  cookiePolicy: {
    title: 'Política de cookies',
    parts: [
      {
        title: 'Sin cookies',
        paragraphs: [
          'Este portal no usa cookies propias ni de terceros para funcionar.',
          'En tu navegador se guardan cinco cosas, y solo ahí: la sesión, que se borra al cerrarla; el idioma que has elegido; el aspecto claro u oscuro si lo has cambiado; tu respuesta sobre la medición, y lo que escribes al solicitar acceso, hasta que lo envías o lo borras.',
        ],
      },
      {
        title: 'Medición',
        paragraphs: [
          'Ningún servicio externo de medición se carga sin tu consentimiento. Rechazarlo es tan fácil como aceptarlo y no cambia nada de lo que puedes ver o descargar.',
        ],
      },
    ],
  },
})
