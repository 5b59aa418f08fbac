import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { compressPlugin } from './vite/compress-plugin.ts'
import { headPlugin } from './vite/head-plugin.ts'

export default defineConfig(({ mode }) => ({
  plugins: [react(), tailwindcss(), headPlugin(), compressPlugin()],
  build: {
    target: 'es2023',
    manifest: true,
    // The content security policy forbids inline scripts, and every browser that we serve knows the real thing.
    modulePreload: { polyfill: false },
    // Small pictures would become data addresses, which cannot be cached or loaded late.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { proxy: proxyTo(loadEnv(mode, import.meta.dirname, 'API_')['API_ORIGIN'] ?? 'http://127.0.0.1:3000') },
}))

/** What the development server hands on to the API; the development command sets `API_ORIGIN` when the port is another. */
function proxyTo(target: string) {
  return Object.fromEntries(['/api', '/files', '/thumbs', '/crests'].map((path) => [path, { target }]))
}
