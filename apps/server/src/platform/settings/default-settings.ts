import type { SettingValues } from '@mixed-zone/contract/schemas/studio/settings'

type EnvironmentKey = 'brand' | 'help' | 'timeZone' | 'analytics' | 'captcha' | 'retention'

/** Values of the environment, or their defaults. */
export type EnvironmentSettings = Pick<SettingValues, Exclude<EnvironmentKey, 'brand'>> & {
  readonly brand: Pick<SettingValues['brand'], 'leagueName' | 'accent'>
}

/** The settings of an installation in which nobody has changed any. */
export function defaultSettings({ brand, ...given }: EnvironmentSettings): SettingValues {
  const builtIn = { text: null }
  return {
    ...given,
    brand: { portalName: 'Mixed Zone', logoOnLight: null, logoOnDark: null, ...brand },
    rejectTemplates: { templates: REJECT_TEMPLATES },
    embargoTerms: builtIn,
    uploads: { imageMb: 400, videoMb: 20_000, otherMb: 2_000 },
    staffSecurity: { requiresOneTimeCodes: false },
    legalNotice: builtIn,
    privacyPolicy: builtIn,
    cookiePolicy: builtIn,
    accessibility: builtIn,
  }
}

const REJECT_TEMPLATES: SettingValues['rejectTemplates']['templates'] = [
  {
    name: {
      es: 'No pudimos comprobar el medio',
      en: 'We could not verify the medium',
      pt: 'Não conseguimos confirmar o meio',
    },
    text: {
      es: 'No hemos podido comprobar el medio para el que trabajas, así que todavía no podemos darte acceso. Si una redacción te ha encargado el trabajo, vuelve a escribirnos con una carta suya o con un enlace a algo que hayas publicado.',
      en: 'We could not confirm the medium that you work for, so we cannot give you access yet. If a newsroom has commissioned you, write again with a letter from it or a link to published work.',
      pt: 'Não conseguimos confirmar o meio para o qual trabalha, por isso ainda não lhe podemos dar acesso. Se uma redação lhe encomendou o trabalho, volte a escrever-nos com uma carta dela ou com uma ligação para algo que tenha publicado.',
    },
  },
  {
    name: {
      es: 'No cubre la competición',
      en: 'Does not cover the competition',
      pt: 'Não cobre a competição',
    },
    text: {
      es: 'El portal es para quienes informan sobre la competición. Con los datos de tu solicitud no vemos que sea tu caso. Si lo es, solicita acceso de nuevo y cuéntanos qué cubres.',
      en: 'The portal is for those who report on the competition. From what you told us, we cannot see that you do. If you do, please request access again and tell us what you cover.',
      pt: 'O portal destina-se a quem noticia a competição. Pelos dados do seu pedido, não vemos que seja o caso. Se for, volte a pedir acesso e diga-nos o que cobre.',
    },
  },
  {
    name: {
      es: 'Que use el correo del medio',
      en: 'Should use the address of the medium',
      pt: 'Deve usar o correio do meio',
    },
    text: {
      es: 'Para comprobar que trabajas para el medio que indicas necesitamos tu dirección de correo en él. Solicita acceso de nuevo con esa dirección, por favor.',
      en: 'To confirm that you work for the medium that you named, we need your mail address there. Please request access again with that address.',
      pt: 'Para confirmar que trabalha para o meio que indica, precisamos do seu endereço de correio nesse meio. Volte a pedir acesso com esse endereço, por favor.',
    },
  },
  {
    name: { es: 'Ya tiene cuenta', en: 'Already has an account', pt: 'Já tem conta' },
    text: {
      es: 'Ya tienes una cuenta en el portal con otra dirección de correo. Entra con ella; si no recuerdas la contraseña, puedes pedir otra desde la página de acceso.',
      en: 'You already have an account in the portal with another mail address. Please log in with that one; if you have forgotten the password, you can ask for a new one on the login page.',
      pt: 'Já tem uma conta no portal com outro endereço de correio. Entre com essa; se não se lembra da palavra-passe, pode pedir outra na página de acesso.',
    },
  },
  {
    name: { es: 'Acreditación suspendida', en: 'Accreditation suspended', pt: 'Acreditação suspensa' },
    text: {
      es: 'Tu acreditación está suspendida y por ahora no podemos darte acceso. Si quieres hablarlo, escribe a la oficina de prensa.',
      en: 'Your accreditation is suspended, and for now we cannot give you access. If you would like to talk about it, please write to the press office.',
      pt: 'A sua acreditação está suspensa e, por agora, não lhe podemos dar acesso. Se quiser falar sobre isso, escreva à assessoria de imprensa.',
    },
  },
  {
    name: { es: 'Otro motivo', en: 'Another reason', pt: 'Outro motivo' },
    text: {
      es: 'Por ahora no podemos darte acceso al portal. Si crees que es un error, escribe a la oficina de prensa.',
      en: 'For now we cannot give you access to the portal. If you think that this is a mistake, please write to the press office.',
      pt: 'Por agora não lhe podemos dar acesso ao portal. Se acha que é um engano, escreva à assessoria de imprensa.',
    },
  },
]
