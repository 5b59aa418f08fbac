import type { Editor } from '@tiptap/core'

export interface AlignedBlock {
  readonly height: number
  /** To the block before it. */
  readonly gap: number
}

/** The space above each block that makes blocks with the same index start at the same height in every column. */
export function alignBlocks(columns: readonly (readonly AlignedBlock[])[]): number[][] {
  const rows = Math.max(0, ...columns.map(({ length }) => length))
  const bottoms = columns.map(() => 0)
  const margins: number[][] = columns.map(() => [])
  for (let row = 0; row < rows; row += 1) {
    const tops = columns.map((blocks, column) => (bottoms[column] ?? 0) + (blocks[row]?.gap ?? 0))
    const top = Math.max(...tops.filter((_, column) => columns[column]?.[row] !== undefined))
    columns.forEach((blocks, column) => {
      const block = blocks[row]
      if (block === undefined) return
      margins[column]?.push(top - (bottoms[column] ?? 0))
      bottoms[column] = top + block.height
    })
  }
  return margins
}

/** As in `body.css`. */
const GAPS_PX: Readonly<Record<string, number>> = { H2: 28, H3: 28, H4: 28, FIGURE: 24 }
const GAP_PX = 16

/**
 * Keeps the paragraphs of several editors side by side. The margins are in a style sheet of its own: ProseMirror would take changed styles of
 * its elements for edits. Returns a function that ends it.
 */
export function keepAligned(editors: readonly Editor[]): () => void {
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  let lastRules = ''
  let frame = 0

  function align(): void {
    frame = 0
    const columns = editors.map(({ view }) =>
      Array.from(view.dom.children, (child, index) => ({
        height: child instanceof HTMLElement ? child.offsetHeight : 0,
        gap: index === 0 ? 0 : (GAPS_PX[child.tagName] ?? GAP_PX),
      })),
    )
    const rules = alignBlocks(columns).flatMap((margins, column) =>
      margins.map(
        (margin, row) =>
          `[data-column] .story-body[lang="${editors[column]?.view.dom.lang}"] > :nth-child(${row + 1}) { margin-top: ${margin}px }`,
      ),
    )
    // A change of margins changes heights and so calls this again.
    if (rules.join('\n') === lastRules) return
    lastRules = rules.join('\n')
    sheet.replaceSync(lastRules)
  }

  const schedule = () => {
    if (frame === 0) frame = requestAnimationFrame(align)
  }
  const observer = new ResizeObserver(schedule)
  for (const editor of editors) {
    observer.observe(editor.view.dom)
    editor.on('update', schedule)
  }
  schedule()
  return () => {
    cancelAnimationFrame(frame)
    observer.disconnect()
    for (const editor of editors) editor.off('update', schedule)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}
