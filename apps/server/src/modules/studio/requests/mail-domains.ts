/**
 * Mail services that anybody can use. Their domains say nothing about a medium and are never trusted. Those below `.test`, which is reserved,
 * are of the demo.
 */
export const FREE_MAIL_DOMAINS: readonly string[] = `
  aim.com aol.com bol.com.br cock.li duck.com email.com fastmail.com fastmail.fm free.fr gmail.com gmx.at gmx.com gmx.de
  gmx.es gmx.fr gmx.net googlemail.com hey.com hotmail.be hotmail.co.uk hotmail.com hotmail.com.ar hotmail.com.br hotmail.de
  hotmail.es hotmail.fr hotmail.it hushmail.com icloud.com ig.com.br inbox.com laposte.net libero.it live.be live.co.uk
  live.com live.com.ar live.com.mx live.com.pt live.de live.fr live.it live.nl mac.com mail.com mail.ru mailbox.org me.com
  msn.com naver.com netcabo.pt oi.com.br orange.fr outlook.com outlook.com.ar outlook.com.br outlook.de outlook.es
  outlook.fr outlook.it outlook.pt pm.me posteo.de proton.me protonmail.ch protonmail.com qq.com r7.com rediffmail.com
  rocketmail.com sapo.pt seznam.cz sfr.fr t-online.de telefonica.net terra.com.br terra.es tutanota.com uol.com.br
  virgilio.it wanadoo.fr web.de wp.pl yahoo.ca yahoo.co.in yahoo.co.jp yahoo.co.uk yahoo.com yahoo.com.ar yahoo.com.au
  yahoo.com.br yahoo.com.mx yahoo.de yahoo.es yahoo.fr yahoo.it yandex.com yandex.ru ymail.com yopmail.com zoho.com 126.com
  163.com freemail.test correolibre.test`
  .trim()
  .split(/\s+/)

const FREE_MAIL: ReadonlySet<string> = new Set(FREE_MAIL_DOMAINS)

export function isFreeMail(domain: string): boolean {
  return FREE_MAIL.has(domain.toLowerCase())
}
