import type { ProductUnderTest } from '../harness/product-under-test.ts'
import { homePage } from './home-page.ts'
import { pathOf } from './path-of.ts'
import { postPage } from './post-page.ts'
import { aboutToOpen } from './signed-in.ts'

const ids = new WeakMap<ProductUnderTest, string>()

/**
 * A reader on the post that opens the home page: it has pictures, videos with subtitles, documents and a match. The first one gets
 * there by the home page, the others by its address: the home page costs more than the post.
 */
export async function atTheLeadStory(product: ProductUnderTest, options: Parameters<typeof aboutToOpen>[1] = {}) {
  const { locale = 'es' } = options
  const visit = await aboutToOpen(product, options)
  const { page } = visit
  const known = ids.get(product)
  if (known === undefined) {
    await homePage(page, locale).open()
    await homePage(page, locale).openFirstStory()
  } else await page.goto(`/${locale}/post/${known}`)
  const post = postPage(page)
  await post.isShown()
  const [, , , id = ''] = pathOf(page).split('/')
  ids.set(product, id)
  // An address without its slug gets it a moment later.
  await page.waitForURL(`**/${locale}/post/${id}/**`)
  return { ...visit, post }
}
