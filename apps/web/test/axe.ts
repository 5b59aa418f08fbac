import axe from 'axe-core'

/** What axe finds on the page, or in a part of it: each with its rule and its element. Colours need a browser. */
export async function findViolations(root: Element = document.body): Promise<string[]> {
  const { violations } = await axe.run(root, { rules: { 'color-contrast': { enabled: false } } })
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
