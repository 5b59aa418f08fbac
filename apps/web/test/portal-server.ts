import { getCaptcha } from '@mixed-zone/contract/endpoints/access'
import { loadFilterData, suggest } from '@mixed-zone/contract/endpoints/search'
import { updatePostData } from '@mixed-zone/contract/endpoints/usage'
import { getBasket } from '@mixed-zone/contract/endpoints/downloads'
import { listNotices } from '@mixed-zone/contract/endpoints/notices'
import { getUserData } from '@mixed-zone/contract/endpoints/people'
import { getHome } from '@mixed-zone/contract/endpoints/pages'
import { listSections } from '@mixed-zone/contract/endpoints/library'
import { listUploads } from '@mixed-zone/contract/endpoints/studio/files'
import { getSetup } from '@mixed-zone/contract/endpoints/studio/setup'
import {
  endPresence,
  getPresence,
  getStudioCounts,
  listSavedViews,
  reportPresence,
} from '@mixed-zone/contract/endpoints/studio/shell'
import { listenLive } from '@mixed-zone/contract/endpoints/live'
import { userDataResponse } from '@mixed-zone/test-data/account-responses'
import {
  basketResponse,
  filterDataResponse,
  homeResponse,
  sectionResponse,
  suggestionsResponse,
} from '@mixed-zone/test-data/responses'
import { setupResponse } from '../src/studio/app/first-run/first-run.fixture.ts'
import { type FakeServer, fakeServer } from './fake-server.ts'

/** A fake server that responds to what every page requests: the frame's header, search, basket, notices and live events, the studio's counts, views, uploads, presence, own name and first run, and the captcha. */
export function portalServer(): FakeServer {
  return fakeServer((server) => {
    server.on(getCaptcha, () => ({ parameters: {}, signature: 'signature' }))
    server.on(getHome, () => homeResponse())
    server.on(loadFilterData, () => filterDataResponse())
    server.on(listSections, () => ({ sections: [sectionResponse()] }))
    server.on(getBasket, () => basketResponse())
    server.on(listNotices, () => ({ items: [], unread: 0 }))
    // Requested only when somebody types slower than the search field waits.
    server.on(suggest, () => suggestionsResponse())
    server.on(updatePostData, () => undefined)
    // Also preloaded while its link in the account menu has the focus.
    server.on(getUserData, () => userDataResponse())
    server.on(getStudioCounts, () => ({ requests: null, mails: null, posts: null, inbox: null, isTonight: false }))
    server.on(getSetup, () => ({ ...setupResponse({}, { publishedPosts: 1 }), isOpen: false, steps: [] }))
    server.on(listUploads, () => ({ uploads: [] }))
    server.on(listSavedViews, () => ({ views: [] }))
    server.on(getPresence, () => ({ colleagues: [] }))
    server.on(reportPresence, () => ({ colleagues: [] }))
    server.on(endPresence, () => undefined)
    server.on(
      listenLive,
      () => new Response(new ReadableStream(), { headers: { 'content-type': 'text/event-stream' } }),
    )
  })
}
