import type { Catalogue } from '../../catalogue.ts'
import { pluralsOf } from '../../plural.ts'

const plural = pluralsOf('en')

export const post: Catalogue['post'] = {
  breadcrumbs: 'Where you are',
  published: 'Published',
  languages: 'Languages of this post',
  readIn: ({ language }) => `Read in ${language}`,
  onlyIn: ({ language }) => `This post is only available in ${language}.`,
  pictures: 'Pictures',
  pictureCount: ({ count }) => plural(count, { one: `${count} picture`, other: `${count} pictures` }),
  videoCount: ({ count }) => plural(count, { one: `${count} video`, other: `${count} videos` }),
  fileCount: ({ count }) => plural(count, { one: `${count} file`, other: `${count} files` }),
  showAllPictures: ({ count }) => `Show all ${count} pictures`,
  shownOf: ({ shown, total }) => `${shown} of ${total}`,
  videos: 'Videos',
  subtitles: ({ languages }) => `subtitles ${languages}`,
  videoElsewhere: 'This video plays on the league’s video host.',
  text: 'Text',
  copyText: 'Copy',
  files: 'Files',
  tagsAndLinks: 'Tags and links',
  downloads: 'Downloads',
  downloadsText: 'Every picture, video and file downloads as the original, with its credit.',
  download: ({ name }) => `Download ${name}`,
  notAvailable: 'No longer available to download',
  rightsEnded: ({ date }) => `Rights ended on ${date}`,
  rightsUntil: ({ text, date }) => `${text} · until ${date}`,
  usableUntil: ({ date }) => `Until ${date}.`,
  contact: 'Press contact',
  copyEmail: 'Copy the email address',
  previousIn: ({ section }) => `Previous in ${section}`,
  nextIn: ({ section }) => `Next in ${section}`,
  neighbours: 'Other posts of the section',
}
