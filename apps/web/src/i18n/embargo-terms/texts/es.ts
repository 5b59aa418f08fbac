export const texts = {
  title: 'Condiciones del embargo',
  notice: 'Puedes ver publicaciones bajo embargo. Antes, lee y acepta las condiciones.',
  read: 'Leer las condiciones',
  intro: ({ league }: { league: string }) =>
    `${league} te enseña algunas publicaciones antes de su hora para que prepares tu trabajo. A cambio, te comprometes a esto:`,
  terms: [
    'No publicar, emitir ni difundir nada de una publicación embargada, ni entero ni en parte, antes de la hora indicada. Vale la hora de la zona de la liga; la tuya se muestra al lado.',
    'No compartirla fuera de la redacción que prepara la información, y que quien la reciba conozca y respete el embargo.',
    'No pedir a nadie una reacción ni una declaración que revele lo que contiene antes de esa hora.',
    'Avisar enseguida a la oficina de prensa si el contenido se publica antes de tiempo, sea por tu medio o por otro.',
    'Aceptar que la liga puede adelantar, retrasar o levantar un embargo, y que lo que muestra el portal en cada momento es lo que vale.',
    'Aceptar que romper un embargo puede suponer la pérdida de este acceso o de la acreditación.',
  ],
  contact: ({ email }: { email: string }) => `Las dudas, mejor antes que después: ${email}.`,
  accept: 'Acepto las condiciones',
  later: 'Ahora no',
  accepted: 'Condiciones aceptadas. Ya ves las publicaciones bajo embargo.',
}

export type EmbargoTermsTexts = typeof texts
