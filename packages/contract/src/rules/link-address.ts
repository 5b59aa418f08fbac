/** The part of a link's address that decides: web, mail, telephone, or a page of the portal. `/\` would lead to another host. */
const LINK_ADDRESS = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\]))/i

const MAX_CHARACTERS = 2_000

/** Whether a link in a text may lead there. Links to anything else are refused or removed. */
export function isLinkAddress(href: string): boolean {
  return href.length <= MAX_CHARACTERS && LINK_ADDRESS.test(href)
}
