import { getCaptionContext, getFileUses } from '@mixed-zone/contract/endpoints/studio/files'
import { queryOptions } from '@tanstack/react-query'
import { orThrow } from '../../../../api/client.ts'
import { studioClient } from '../../../shared/studio-client.ts'
import { studioKey } from '../../../shared/studio-query.ts'

/** Squads, clubs and match, which the variables of captions stand for. */
export function captionContextQuery(postId: string) {
  return queryOptions({
    queryKey: studioKey('post', 'caption-context', postId),
    queryFn: ({ signal }) =>
      orThrow(studioClient.call(getCaptionContext, undefined, { params: { id: postId }, signal })),
  })
}

/** Where the bytes of a file are used. */
export function fileUsesQuery(assetId: string) {
  return queryOptions({
    queryKey: studioKey('post', 'file-uses', assetId),
    queryFn: ({ signal }) => orThrow(studioClient.call(getFileUses, undefined, { params: { assetId }, signal })),
  })
}
