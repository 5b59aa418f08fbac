import type { Browser, Page } from '@playwright/test'
import type { Session } from '../api-client.ts'
import { storageWith } from '../browser-storage.ts'
import { type Alphabet, wordOf } from './typed-words.ts'

const BODY = '[role="textbox"][aria-label="Texto, español"]'
/** What the editor says once everything is in the database. */
const SAVED = 'Guardado'
/** Between two letters of a fast typist. */
const LETTER_MS = 20

interface WriterOptions {
  readonly browser: Browser
  readonly origin: string
  readonly session: Session
  readonly alphabet: Alphabet
  /** The keys that lead to where this person writes. */
  readonly caretKeys: readonly string[]
}

export type BrowserWriter = Awaited<ReturnType<typeof createBrowserWriter>>

/** A person with a browser of their own, who types numbered words into the editor. */
export async function createBrowserWriter({ browser, origin, session, alphabet, caretKeys }: WriterOptions) {
  const context = await browser.newContext({
    baseURL: origin,
    storageState: storageWith({ origin, session, cookieConsent: 'rejected' }),
    locale: 'es',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  })
  let page: Page | null = null
  let typed = 0
  let errors: string[] = []

  function currentPage(): Page {
    if (page === null) throw new Error('The tab is closed')
    return page
  }

  async function openTab(postId: number): Promise<void> {
    const opened = await context.newPage()
    page = opened
    opened.on('pageerror', (error) => errors.push(error.stack ?? error.message))
    await opened.goto(`/es/studio/posts/${postId}`)
    await opened.locator(BODY).waitFor()
    await opened.evaluate(watchText, { body: BODY, saved: SAVED })
  }

  async function typeWord(): Promise<void> {
    await currentPage().keyboard.type(`${wordOf(alphabet, typed)} `, { delay: LETTER_MS })
    typed += 1
  }

  return {
    alphabet,
    countTyped: () => typed,
    /** Uncaught errors of the page. */
    listErrors: (): readonly string[] => errors,

    async open(postId: number): Promise<void> {
      typed = 0
      errors = []
      await openTab(postId)
      await currentPage().locator(BODY).focus()
      for (const key of caretKeys) await currentPage().keyboard.press(key)
    },

    typeWord,

    /** Ends with a complete word. */
    async typeUntil(signal: AbortSignal): Promise<void> {
      while (!signal.aborted) await typeWord()
    },

    goOffline: () => context.setOffline(true),

    /** As a person does it: the page may still run what it runs at the end. */
    async closeTab(): Promise<void> {
      const closed = currentPage().waitForEvent('close')
      await currentPage().close({ runBeforeUnload: true })
      await closed
      page = null
    },

    /** With a connection. */
    async reopenTab(postId: number): Promise<void> {
      await context.setOffline(false)
      await openTab(postId)
    },

    read: (): Promise<ShownText> => currentPage().evaluate(readShown),

    /** Ready for another post. */
    async leave(): Promise<void> {
      await context.setOffline(false)
      await page?.close()
      page = null
    },

    close: () => context.close(),
  }
}

interface ShownText {
  readonly text: string
  /** Whether the page says so. */
  readonly isSaved: boolean
  /** The text when it said so last. */
  readonly savedText: string
}

/** Runs in the page: notes what each frame shows, as a person sees it. */
function watchText({ body, saved }: { readonly body: string; readonly saved: string }): void {
  const { dataset } = document.documentElement
  const sample = () => {
    requestAnimationFrame(sample)
    const shown = document.querySelector(body)?.cloneNode(true)
    if (!(shown instanceof Element)) return
    // The names at the carets of others.
    for (const caret of shown.querySelectorAll('.remote-caret')) caret.remove()
    const isSaved = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) => textContent === saved)
    dataset['text'] = shown.textContent
    dataset['isSaved'] = String(isSaved)
    if (isSaved) dataset['savedText'] = shown.textContent
  }
  sample()
}

/** Runs in the page. */
function readShown(): ShownText {
  const { text = '', isSaved, savedText = '' } = document.documentElement.dataset
  return { text, isSaved: isSaved === 'true', savedText }
}
