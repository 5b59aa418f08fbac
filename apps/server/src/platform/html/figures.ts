const FIGURE = /<figure data-asset="(\d+)"><\/figure>/g

/** Replaces each picture and video of a sanitised body. */
export function replaceFigures(html: string, replacementOf: (assetId: string) => string): string {
  return html.replace(FIGURE, (_, assetId: string) => replacementOf(assetId))
}

/** Removes the pictures and videos that are not among these, which may be those of another post. */
export function keepFigures(html: string, assetIds: ReadonlySet<string>): string {
  return html.replace(FIGURE, (figure: string, assetId: string) => (assetIds.has(assetId) ? figure : ''))
}

/** Without searching the text for each of them. */
export const hasFigure = (html: string): boolean => html.includes('<figure ')
