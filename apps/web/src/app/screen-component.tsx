import { matchScreen, type ScreenName, type ScreenParams } from '@mixed-zone/contract/screens'
import { lazyRouteComponent, useMatch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { bootConfig } from '../api/boot-config.ts'
import { loadTexts } from '../i18n/texts.ts'
import { loadCode } from './load-code.ts'
import { FRAME_TEXTS, SCREEN_LOADERS, SCREEN_TEXTS, type ScreenProps } from './screens.ts'

type LazyScreen = ReturnType<typeof lazyRouteComponent>

const lazyScreens = new Map<ScreenName, LazyScreen>()

/** The component of a screen's route: its code, loaded on demand, with the values of the path as the contract reads them. */
export function screenComponent(name: ScreenName): LazyScreen | undefined {
  if (name === 'index' || name === 'filter-posts-index') return undefined
  // Loader and parameters both belong to this one name, which the compiler cannot follow through the map.
  const load = SCREEN_LOADERS[name] as () => Promise<ComponentType<ScreenProps<ScreenName>>>
  const screen = lazyRouteComponent(async () => {
    const Screen = await loadCode(load)
    return { Screen: () => <Screen params={useScreenParams(name)} /> }
  }, 'Screen')
  lazyScreens.set(name, screen)
  return screen
}

function useScreenParams(name: ScreenName): ScreenParams<ScreenName> {
  // The route's own path, not the address: while one screen gives way to the next, that is already the next one's.
  const pathname = useMatch({ strict: false, select: (match) => match.pathname })
  const match = matchScreen(pathname, { development: bootConfig.development })
  if (match?.screen !== name) throw new Error(`The path of the screen ${name} is not its own`)
  return match.params
}

/** Begins to load the screen of a path, before the router has decided anything. */
export function preloadScreen(pathname: string): void {
  const match = matchScreen(pathname, { development: bootConfig.development })
  if (match === null) return
  void lazyScreens.get(match.screen)?.preload?.()
  // The route's loader reports a failure.
  const texts = [...(match.screen === 'login' ? [] : FRAME_TEXTS), ...(SCREEN_TEXTS[match.screen] ?? [])]
  loadTexts(match.locale, texts).catch(() => undefined)
}
