import type { TutorialTexts } from './es.ts'

export const texts: TutorialTexts = {
  title: 'How it works',
  step: ({ step, total }) => `Step ${step} of ${total}`,
  back: 'Back',
  next: 'Next',
  finish: 'Finish',
  steps: {
    find: {
      title: 'Find',
      text: 'The home page gathers the matchday and the latest of every section. Filter by team, category, tag or language, or search by words: the address keeps the filter, and you can share it.',
      alt: 'Drawing of a home page with a large picture, cards and a search field.',
    },
    choose: {
      title: 'Choose',
      text: 'Every post brings its pictures, videos, texts and documents, with credit and rights in sight. Mark only what you need.',
      alt: 'Drawing of a grid of pictures, two of them marked.',
    },
    download: {
      title: 'Download',
      text: 'Take one file, your selection or everything as a zip, with captions and rights inside. And if something is missing, the press contact is on every post.',
      alt: 'Drawing of a bundle of files being downloaded, with its progress bar.',
    },
  },
}
