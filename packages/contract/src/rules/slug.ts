/** The readable part of a post's URL. The steps and their order are the specification's. */
export function slug(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\s/g, '-')
    .toLowerCase()
    .replaceAll('&', '-and-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
