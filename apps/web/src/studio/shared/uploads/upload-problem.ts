import { type FileProblem, INVALID_FILE_TITLES, wrongFormat } from '@mixed-zone/contract/rules/accept-list'
import { describeRefusal, isFileRefusal } from '@mixed-zone/contract/rules/file-refusals'
import { useBaseTexts } from '../../../i18n/base-texts.ts'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import type { UploadItem } from './upload-item.ts'
import { uploadsTexts } from './uploads-texts.ts'

/** Says why a file was not stored, in the current language. Null if there is no problem. */
export function useUploadProblem(): (item: Pick<UploadItem, 'name' | 'problem'>) => FileProblem | null {
  const locale = useLocale()
  const { problems } = useTexts(uploadsTexts)
  const { errors, states } = useBaseTexts()
  return ({ name, problem }) => {
    if (problem === null) return null
    const { type } = problem
    const inOwnWords = (message: string) => ({ title: INVALID_FILE_TITLES[locale], message })
    const { reason } = problem
    if (type === 'empty') return describeRefusal({ name, reason: type }, locale)
    if (type === 'media-type' && isFileRefusal(reason)) return describeRefusal({ name, reason }, locale)
    if (type === 'format' || type === 'media-type') return wrongFormat(name, locale)
    if (type === 'unreadable' || type === 'unexpected') return inOwnWords(problems[type])
    if (type === 'storage-full' || type === 'locked') return inOwnWords(problems[type])
    if (type === 'not-found') return inOwnWords(problems.target)
    return inOwnWords(type === 'network' ? states.network : errors[type])
  }
}
