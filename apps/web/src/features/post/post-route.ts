import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'
import { postTexts } from './post-texts.ts'

export const postRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('post'),
  loader: screenLoader('post', {
    texts: [postTexts],
    requests: () => import('./get-post.ts').then((module) => module.loadPost),
  }),
  component: lazyScreen(() => import('./post-screen.tsx'), 'PostScreen'),
})
