import { isChangeOrigin } from '@tiptap/extension-collaboration'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'

/** What stands between `/` or `@` and the caret. */
export interface Suggestion {
  readonly trigger: '/' | '@'
  readonly query: string
  readonly from: number
  readonly to: number
}

/** Returns whether it has handled the key. */
type KeyHandler = (event: KeyboardEvent) => boolean

export interface SuggestionKeys {
  readonly handle: KeyHandler
  /** The menu handles the keys while it is open. Returns a function that ends it. */
  readonly listen: (handler: KeyHandler) => () => void
}

export function createSuggestionKeys(): SuggestionKeys {
  let current: KeyHandler | null = null
  return {
    handle: (event) => current?.(event) ?? false,
    listen(handler) {
      current = handler
      return () => {
        current = null
      }
    },
  }
}

interface SuggestionState {
  readonly open: Suggestion | null
  /** Where Escape has closed it. */
  readonly dismissedAt: number | null
}

const KEY = new PluginKey<SuggestionState>('suggestion')

/** A name may have one space. */
const TRIGGERS = /(?:^|\s)(?<trigger>[/@])(?<query>[^\s/@]{0,30}(?: [^\s/@]{1,20})?)$/u

/** Object replacement character: one for each node inside a paragraph, so that positions stay right. */
const LEAF = '\uFFFC'

function findSuggestion({ selection }: EditorState): Suggestion | null {
  const { $from, empty } = selection
  if (!empty || !$from.parent.isTextblock) return null
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, LEAF)
  const groups = TRIGGERS.exec(before)?.groups
  if (groups === undefined) return null
  const { trigger, query = '' } = groups
  if (trigger !== '/' && trigger !== '@') return null
  return { trigger, query, from: $from.pos - query.length - 1, to: $from.pos }
}

/** Opens a menu while somebody types after `/` or `@`. Moving the caret into an old text does not. */
export function createSuggestionPlugin(keys: SuggestionKeys): Plugin<SuggestionState> {
  return new Plugin<SuggestionState>({
    key: KEY,
    state: {
      init: () => ({ open: null, dismissedAt: null }),
      // oxlint-disable-next-line max-params -- ProseMirror's signature
      apply(transaction, { open, dismissedAt }, _before, state) {
        if (transaction.getMeta(KEY) === 'dismiss') return { open: null, dismissedAt: open?.from ?? null }
        const found = findSuggestion(state)
        const isTyping = transaction.docChanged && !isChangeOrigin(transaction)
        const mapped = dismissedAt === null ? null : transaction.mapping.map(dismissedAt)
        if (found === null || found.from === mapped) return { open: null, dismissedAt: found === null ? null : mapped }
        return { open: isTyping || open !== null ? found : null, dismissedAt: null }
      },
    },
    props: {
      handleKeyDown(view, event) {
        if (KEY.getState(view.state)?.open == null) return false
        if (event.key === 'Escape') {
          view.dispatch(view.state.tr.setMeta(KEY, 'dismiss'))
          return true
        }
        return keys.handle(event)
      },
      handleDOMEvents: {
        blur(view) {
          if (KEY.getState(view.state)?.open != null) view.dispatch(view.state.tr.setMeta(KEY, 'dismiss'))
          return false
        },
      },
    },
  })
}

export const openSuggestion = (state: EditorState): Suggestion | null => KEY.getState(state)?.open ?? null
