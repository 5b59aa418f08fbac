import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { bootConfigPlugin } from './vite/boot-config-plugin.ts'
import { compressPlugin } from './vite/compress-plugin.ts'
import { endpointsPlugin } from './vite/endpoints-plugin.ts'
import { headPlugin } from './vite/head-plugin.ts'
import { pageChunks } from './vite/page-chunks.ts'
import { serviceWorkerPlugin } from './vite/service-worker-plugin.ts'

/** Path prefixes that the development server proxies to the API server. */
const PROXIED = ['/api', '/thumbs/']

/** Screens and dialogs whose imports are not preloaded: every page would carry their names, and few readers open them. */
const RARE_SCREENS =
  /assets\/(?:studio-screens|load-(?:preview|design)-screen|(?:account|export|design|basket|legal|unsubscribe|new-password|forgot-password|request-access|request-status|social|matchday|fixture)-screen|terms-dialog|sign-out-question)-/

const PAGES = pageChunks({
  entry: '/src/main.tsx',
  login: '/src/features/sign-in/login-screen.tsx',
  frame: '/src/app/layout/frame.tsx',
  home: '/src/features/home/home-screen.tsx',
  texts: ['/contract/src/rules/plural.ts'],
})

export default defineConfig(({ mode }) => {
  // The development command sets it when the API listens elsewhere.
  const api = loadEnv(mode, import.meta.dirname, 'API_')['API_ORIGIN'] ?? 'http://127.0.0.1:3000'
  return {
    plugins: [
      PAGES.plugin,
      endpointsPlugin(),
      react(),
      tailwindcss(),
      headPlugin(),
      bootConfigPlugin(api),
      serviceWorkerPlugin(),
      compressPlugin(),
    ],
    resolve: {
      alias: [
        // Stores of libraries import a replacement of React's useSyncExternalStore for versions without it.
        {
          find: /^use-sync-external-store\/shim\/with-selector(?:\.js)?$/,
          replacement: 'use-sync-external-store/with-selector',
        },
      ],
    },
    build: {
      target: 'es2023',
      manifest: true,
      // The content security policy forbids inline scripts, and all supported browsers have module preload.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (file, deps) =>
          RARE_SCREENS.test(file) ? deps.filter((dep) => dep.endsWith('.css')) : deps,
      },
      // Small pictures would become data URLs, which cannot be cached or lazy-loaded.
      assetsInlineLimit: 0,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: PAGES.groups },
          // Every page carries the names of all chunks, and random letters do not compress.
          chunkFileNames: 'assets/[name]-[hash:7].js',
        },
      },
    },
    worker: { format: 'es' },
    // Discovered only when the worker runs, they would make the development server reload the page during login.
    optimizeDeps: { include: ['altcha-lib', 'altcha-lib/algorithms/web/pbkdf2'] },
    // The texts of posts come over a WebSocket.
    server: { proxy: Object.fromEntries(PROXIED.map((path) => [path, { target: api, ws: true }])) },
  }
})
