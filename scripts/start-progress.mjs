const LINE_EVERY_MS = 5000

/**
 * Says what a long step is doing: one line that changes in a terminal, a new line now and then in a log.
 * @param {string} title
 */
export function startProgress(title, out = process.stderr) {
  const startedAt = performance.now()
  const live = out.isTTY === true
  let lastLineAt = startedAt
  out.write(live ? `${title} …` : `${title} …\n`)

  const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`
  const rewrite = (text, end) => out.write(`\r\u001b[2K${title} ${text}${end}`)

  return {
    /** @param {string} detail */
    update(detail) {
      if (live) return void rewrite(`… ${detail}, ${seconds()}`, '')
      if (performance.now() - lastLineAt < LINE_EVERY_MS) return
      lastLineAt = performance.now()
      out.write(`${title} … ${detail}, ${seconds()}\n`)
    },
    done() {
      if (live) rewrite(`✓ ${seconds()}`, '\n')
      else out.write(`${title}: done in ${seconds()}\n`)
    },
    failed() {
      if (live) rewrite(`✗ ${seconds()}`, '\n')
      else out.write(`${title}: failed after ${seconds()}\n`)
    },
  }
}
