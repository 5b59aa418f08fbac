import { createRoute } from '@tanstack/react-router'
import { framedRoute, lazyScreen, screenLoader, screenOptions } from '../../routing/screen-route.ts'

export const sectionRoute = createRoute({
  getParentRoute: () => framedRoute,
  ...screenOptions('posts'),
  loader: screenLoader('posts', {
    requests: () => import('./get-section-posts.ts').then((module) => module.loadSectionPosts),
  }),
  component: lazyScreen(() => import('./section-screen.tsx'), 'SectionScreen'),
})
