import { LOCALES } from '@mixed-zone/contract/locales'
import type { ListedTerm, TermKind } from '@mixed-zone/contract/schemas/studio/terms'
import { useLocale } from '../../../i18n/language-store.ts'
import { useTexts } from '../../../i18n/texts.ts'
import { useFormats } from '../../../i18n/use-formats.ts'
import { Crest } from '../../../league-ui/fixtures/crest.tsx'
import type { StudioColumn } from '../../shared/table/columns.ts'
import { TwoLines } from '../../shared/table/two-lines.tsx'
import { useExactTime } from '../../shared/short-time.tsx'
import { ColourBox, TermMark } from './term-mark.tsx'
import { termName } from './terms-queries.ts'
import { termsTexts } from './terms-texts.ts'
import type { TermsTexts } from './texts/es.ts'

type Column = StudioColumn<ListedTerm>

/** The columns of a kind. */
export function useTermColumns(kind: TermKind): readonly Column[] {
  const locale = useLocale()
  const texts = useTexts(termsTexts)
  const { formatNumber, relative } = useFormats()
  const exactTime = useExactTime()

  const otherNames = ({ names }: ListedTerm) =>
    [...new Set(LOCALES.map((one) => names[one]))].filter((name) => name !== names[locale]).join(' · ')

  const name: Column = {
    id: 'name',
    exportColumns: kind === 'teams' ? ['name', 'city'] : ['nameEs', 'nameEn', 'namePt'],
    header: kind === 'teams' ? texts.club : texts.name,
    isRowHeader: true,
    isSortable: kind !== 'sections',
    lines: 2,
    renderCell: (term) => (
      <span className="flex min-w-0 items-center gap-2.5">
        {kind === 'teams' && <TermMark term={term} />}
        <TwoLines first={termName(term, locale)} second={term.club?.city ?? otherNames(term)} />
      </span>
    ),
  }
  const address: Column = {
    id: 'textId',
    exportColumns: ['textId'],
    header: texts.address,
    isSortable: kind !== 'sections',
    phonePlacement: 'hidden',
    renderCell: ({ textId }) => <span className="text-muted">{textId}</span>,
  }
  const posts: Column = {
    id: 'posts',
    exportColumns: ['posts'],
    header: texts.posts,
    isSortable: kind !== 'sections',
    align: 'end',
    phonePlacement: 'end',
    renderCell: (term) => <span className="font-semibold">{formatNumber(term.posts)}</span>,
  }
  const lastPost: Column = {
    id: 'lastPostAt',
    exportColumns: ['lastPostAt'],
    header: texts.lastPost,
    phonePlacement: 'hidden',
    renderCell: ({ lastPostAt }) =>
      lastPostAt === null ? (
        <span className="text-muted">{texts.never}</span>
      ) : (
        <time dateTime={lastPostAt} title={exactTime(lastPostAt)} className="whitespace-nowrap">
          {relative(lastPostAt)}
        </time>
      ),
  }
  const columns: Readonly<Record<TermKind, readonly Column[]>> = {
    teams: [name, ...clubColumns(texts, formatNumber), posts],
    categories: [name, address, posts, lastPost],
    tags: [name, address, posts, lastPost],
    players: [name, ...playerColumns(texts), posts, lastPost],
    sections: [
      name,
      address,
      {
        id: 'sectionKind',
        exportColumns: ['sectionKind'],
        header: texts.sectionKind,
        renderCell: ({ section }) => section && texts.sectionKinds[section.kind],
      },
      posts,
      lastPost,
    ],
  }
  return columns[kind]
}

function clubColumns(texts: TermsTexts, formatNumber: (value: number) => string): readonly Column[] {
  return [
    {
      id: 'code',
      exportColumns: ['code'],
      header: texts.code,
      isSortable: true,
      phonePlacement: 'hidden',
      renderCell: ({ club }) => <span className="text-muted">{club?.code}</span>,
    },
    {
      id: 'colours',
      exportColumns: ['mainColour', 'secondColour'],
      header: texts.colours,
      minRoom: 'medium',
      phonePlacement: 'hidden',
      renderCell: ({ club }) =>
        club && (
          <span className="flex gap-1">
            <ColourBox colour={club.mainColour} />
            <ColourBox colour={club.secondColour} />
            <span className="sr-only">{`${club.mainColour}, ${club.secondColour}`}</span>
          </span>
        ),
    },
    {
      id: 'stadium',
      exportColumns: ['stadium'],
      header: texts.stadium,
      phonePlacement: 'hidden',
      renderCell: ({ club }) => club?.stadium,
    },
    {
      id: 'coach',
      exportColumns: ['coach'],
      header: texts.coach,
      minRoom: 'medium',
      phonePlacement: 'hidden',
      renderCell: ({ club }) => club?.coach,
    },
    {
      id: 'contact',
      exportColumns: ['contact'],
      header: texts.contact,
      minRoom: 'medium',
      phonePlacement: 'hidden',
      renderCell: ({ club }) => club?.contact?.name,
    },
    {
      id: 'players',
      exportColumns: ['players'],
      header: texts.players,
      align: 'end',
      phonePlacement: 'hidden',
      renderCell: ({ club }) => formatNumber(club?.players ?? 0),
    },
  ]
}

function playerColumns(texts: TermsTexts): readonly Column[] {
  return [
    {
      id: 'team',
      exportColumns: ['team'],
      header: texts.club,
      isSortable: true,
      renderCell: ({ player }) =>
        player?.team ? (
          <span className="flex items-center gap-2">
            <Crest teamTextId={player.team.textId} />
            {player.team.name}
          </span>
        ) : (
          <span className="text-muted">{texts.noClub}</span>
        ),
    },
    {
      id: 'number',
      exportColumns: ['number'],
      header: texts.number,
      align: 'end',
      phonePlacement: 'hidden',
      renderCell: ({ player }) => player?.number,
    },
    {
      id: 'position',
      exportColumns: ['position'],
      header: texts.position,
      phonePlacement: 'hidden',
      renderCell: ({ player }) => player?.position && texts.positions[player.position],
    },
  ]
}
