import type { BodyOf } from '@mixed-zone/contract/endpoint'
import {
  archivePost,
  archivePosts,
  askForChanges,
  createPost,
  duplicatePost,
  exportPosts,
  findTags,
  getChecklist,
  getFactChoices,
  getPostDetail,
  getPostsSummary,
  listPosts,
  movePosts,
  publishPost,
  publishPosts,
  restorePost,
  saveAssetTexts,
  saveFact,
  sendToReview,
  setFeatured,
  setPostEmbargo,
  tagPosts,
  trashPost,
  trashPosts,
  undoPublish,
  unpublishPost,
} from '@mixed-zone/contract/endpoints/studio/posts'
import { translatePost } from '@mixed-zone/contract/endpoints/studio/translations'
import type { Locale } from '@mixed-zone/contract/locales'
import type { PostDetail } from '@mixed-zone/contract/schemas/studio/posts'
import { requireRowId } from '../../../platform/database/row-id.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { type CheckLimit, type Route, route } from '../../../platform/http/route.ts'
import { asFile } from '../../usage/usage.ts'
import type { ExportList } from '../list-export.ts'
import type { PostsExport } from './posts-export.ts'
import type { KnownPost } from '../../library/library.ts'
import type { BulkSelection } from '../jobs/bulk-jobs.service.ts'
import type { BulkPosts } from './bulk-posts.ts'
import type { ChoicesService } from './choices.service.ts'
import type { CreatePostService } from './create-post.service.ts'
import type { FactsService } from './facts.service.ts'
import type { FeaturedService } from './featured.service.ts'
import type { PostStatesService } from './post-states.service.ts'
import type { PostFilter } from './posts.repository.ts'
import type { PostsService } from './posts.service.ts'
import type { PublishService } from './publish.service.ts'
import type { TranslateService } from './translate.service.ts'

interface PostsRoutesDeps {
  readonly posts: PostsService
  readonly creation: CreatePostService
  readonly choices: ChoicesService
  readonly facts: FactsService
  readonly publish: PublishService
  readonly states: PostStatesService
  readonly bulk: BulkPosts
  readonly featured: FeaturedService
  readonly translations: TranslateService
  readonly postsExport: PostsExport
  readonly exportList: ExportList
  readonly checkExportLimit: CheckLimit
}

interface ChangeCall<Body extends { readonly version: number }> {
  readonly actor: Actor
  readonly params: { readonly id: string }
  readonly body: Body
  readonly locale: Locale
}

export function createPostsRoutes(deps: PostsRoutesDeps): Route[] {
  const {
    posts,
    creation,
    choices,
    facts,
    publish,
    states,
    bulk,
    featured,
    translations,
    exportList,
    checkExportLimit: checkLimit,
  } = deps

  const known = ({ params, body }: Pick<ChangeCall<{ version: number }>, 'params' | 'body'>): KnownPost => ({
    id: requireRowId(params.id),
    version: body.version,
  })

  /** Every change of a state answers the post as it is then. */
  const changed =
    <Body extends { readonly version: number }>(change: (call: ChangeCall<Body>) => Promise<unknown>) =>
    async (call: ChangeCall<Body>): Promise<PostDetail> => {
      await change(call)
      return posts.get(call.actor, call.params.id, call.locale)
    }

  return [
    route(listPosts, ({ actor, query }) => posts.list(actor, query)),
    route(
      exportPosts,
      async ({ actor, body, locale }) => {
        const author = body.author === 'me' ? String(actor.personId) : body.author
        return asFile(await exportList(actor, deps.postsExport, { body: { ...body, author }, locale }))
      },
      { checkLimit },
    ),
    route(getPostsSummary, ({ actor }) => posts.summarise(actor)),
    route(createPost, ({ actor, body, locale }) => creation.create(actor, body, locale)),
    route(duplicatePost, ({ actor, params }) => creation.duplicate(actor, params.id)),
    route(getFactChoices, ({ locale }) => choices.list(locale)),
    route(findTags, ({ query, locale }) => choices.findTags(query.text, locale)),
    route(getPostDetail, ({ actor, params, locale }) => posts.get(actor, params.id, locale)),
    route(saveFact, ({ actor, ...call }) => facts.save(actor, call)),
    route(saveAssetTexts, ({ actor, ...call }) => facts.saveAsset(actor, call)),
    route(getChecklist, ({ params }) => posts.check(params.id)),
    route(translatePost, ({ actor, ...call }) => translations.translate(actor, call)),

    route(
      publishPost,
      changed<BodyOf<typeof publishPost>>((call) => publish.publish(call.actor, { ...call.body, ...known(call) })),
    ),
    route(
      undoPublish,
      changed<BodyOf<typeof undoPublish>>((call) => publish.undo(call.actor, known(call))),
    ),
    route(
      setPostEmbargo,
      changed<BodyOf<typeof setPostEmbargo>>((call) => {
        const { until } = call.body
        return states.setEmbargo(call.actor, known(call), until === null ? null : new Date(until))
      }),
    ),
    route(
      archivePost,
      changed<BodyOf<typeof archivePost>>((call) => states.archive(call.actor, known(call))),
    ),
    route(
      unpublishPost,
      changed<BodyOf<typeof unpublishPost>>((call) => states.unpublish(call.actor, known(call))),
    ),
    route(
      trashPost,
      changed<BodyOf<typeof trashPost>>((call) => states.trash(call.actor, known(call))),
    ),
    route(
      restorePost,
      changed<BodyOf<typeof restorePost>>((call) => states.restore(call.actor, known(call))),
    ),
    route(
      sendToReview,
      changed<BodyOf<typeof sendToReview>>((call) => states.sendToReview(call.actor, known(call), call.body.note)),
    ),
    route(
      askForChanges,
      changed<BodyOf<typeof askForChanges>>((call) => states.askForChanges(call.actor, known(call), call.body.note)),
    ),

    route(publishPosts, ({ actor, body }) => bulk.publish(actor, { selection: selectionOf(actor, body), options: {} })),
    route(archivePosts, ({ actor, body }) => bulk.archive(actor, { selection: selectionOf(actor, body), options: {} })),
    route(trashPosts, ({ actor, body }) => bulk.trash(actor, { selection: selectionOf(actor, body), options: {} })),
    route(tagPosts, ({ actor, body }) => {
      const { add, remove } = body
      return bulk.tag(actor, { selection: selectionOf(actor, body), options: { add, remove } })
    }),
    route(movePosts, ({ actor, body }) => {
      const { sectionId } = body
      return bulk.move(actor, { selection: selectionOf(actor, body), options: { sectionId } })
    }),
    route(setFeatured, ({ actor, body }) => featured.set(actor, body)),
  ]
}

/** `me` is the caller, also when the job reads the list. */
function selectionOf(actor: Actor, selection: BulkSelection<PostFilter>): BulkSelection<PostFilter> {
  if ('ids' in selection || selection.filter.author !== 'me') return selection
  return { ...selection, filter: { ...selection.filter, author: String(actor.personId) } }
}
