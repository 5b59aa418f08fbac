import { paths } from '@mixed-zone/contract/screens'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { Alert } from '../../../ui/primitives/alert.tsx'
import { ButtonLink } from '../../../ui/primitives/button-link.tsx'
import { TextLink } from '../../../ui/primitives/text-link.tsx'
import { useCreatePost } from '../../shared/use-create-post.ts'
import { firstRunTexts } from './first-run-texts.ts'
import { StepPage, type StepProps } from './step-page.tsx'

/** Opens the editor. The first run ends by itself once a post is published. */
export function PostStep({ step, setup }: StepProps) {
  const locale = useLocale()
  const texts = useTexts(firstRunTexts).post
  const create = useCreatePost()
  const isDone = setup.counts.publishedPosts > 0
  return (
    <StepPage
      step={step}
      title={isDone ? texts.doneTitle : texts.title}
      goOn={{
        label: texts.create,
        run: async () => {
          create()
          // The editor opens; the step is done when the post is published.
          return false
        },
      }}
    >
      {isDone ? (
        <Alert
          variant="success"
          className="max-w-180"
          action={
            <span className="mt-2 flex">
              <ButtonLink size="small" href={paths.home({ locale })}>
                {texts.portal}
              </ButtonLink>
            </span>
          }
        >
          {texts.doneText}
        </Alert>
      ) : (
        <div className="measure grid gap-3 text-ink2">
          <p>{texts.text}</p>
          <p>
            {texts.drafts} <TextLink href={paths.studioPosts({ locale })}>{texts.posts}</TextLink>
          </p>
        </div>
      )}
    </StepPage>
  )
}
