import type { ListedTerm, TermDetail, TermUses } from '@mixed-zone/contract/schemas/studio/terms'

const inAll = (name: string) => ({ es: name, en: name, pt: name })

export function tagResponse(change: Partial<ListedTerm> = {}): ListedTerm {
  return {
    id: '5',
    kind: 'tags',
    textId: 'lesion',
    names: { es: 'Lesión', en: 'Injury', pt: 'Lesão' },
    posts: 58,
    lastPostAt: null,
    version: 3,
    club: null,
    player: null,
    section: null,
    ...change,
  }
}

export const SIMILAR_COLOURS = { mainColour: '#222222', secondColour: '#333333' }

export function clubResponse(change: Partial<ListedTerm> = {}): ListedTerm {
  return tagResponse({
    id: '1',
    kind: 'teams',
    textId: 'almenara',
    names: inAll('Real Almenara'),
    posts: 412,
    club: {
      shortName: 'Almenara',
      code: 'ALM',
      city: 'Almenara',
      stadium: 'La Atalaya',
      coach: 'Celestina Abreu',
      mainColour: '#d3263c',
      secondColour: '#f5ecdc',
      contact: { id: '7', name: 'Beatriz Solana' },
      crest: null,
      players: 8,
    },
    ...change,
  })
}

export function playerResponse(change: Partial<ListedTerm> = {}): ListedTerm {
  return tagResponse({
    id: '9',
    kind: 'players',
    textId: 'martin-rueda',
    names: inAll('Martín Rueda'),
    player: { team: { id: '1', textId: 'almenara', name: 'Real Almenara' }, number: 7, position: 'winger' },
    ...change,
  })
}

export const NO_USES: TermUses = {
  posts: 0,
  drafts: 0,
  captions: 0,
  fixtures: 0,
  players: 0,
  squads: 0,
  promises: 0,
  savedViews: 0,
}

export function detailResponse(term: ListedTerm, change: Partial<TermDetail> = {}): TermDetail {
  return { ...term, uses: { ...NO_USES, posts: term.posts }, aliases: [], merges: [], squad: [], ...change }
}
