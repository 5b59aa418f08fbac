import { fileProblem, INVALID_FILE_TITLES, type FileProblem } from '@mixed-zone/contract/rules/accept-list'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { UploadItem } from './upload-item.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** An accept list that no file matches, for the specification's words. */
const NOTHING = 'none/none'

/** Says why a file was not stored, in the current language. Null if there is no problem. */
export function useUploadProblem(): (item: Pick<UploadItem, 'name' | 'problem'>) => FileProblem | null {
  const locale = useLocale()
  const { problems } = useTexts(uploadsTexts)
  const { errors, states } = useBaseTexts()
  return ({ name, problem }) => {
    if (problem === null) return null
    const { type } = problem
    const inOwnWords = (message: string) => ({ title: INVALID_FILE_TITLES[locale], message })
    if (type === 'format' || type === 'media-type') {
      return fileProblem({ name, type: '' }, { accept: NOTHING, locale }) ?? inOwnWords(states.generic)
    }
    if (type === 'empty' || type === 'unreadable' || type === 'unexpected') return inOwnWords(problems[type])
    if (type === 'not-found') return inOwnWords(problems.target)
    return inOwnWords(type === 'network' ? states.network : errors[type])
  }
}
