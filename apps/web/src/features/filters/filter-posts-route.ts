import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'

export const filterPostsRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('filterPosts'),
  loader: screenLoader('filterPosts', {
    requests: () => import('./get-filtered-posts.ts').then((module) => module.loadFilteredPosts),
  }),
  component: lazyScreen(() => import('./results/filter-screen.tsx'), 'FilterScreen'),
})
