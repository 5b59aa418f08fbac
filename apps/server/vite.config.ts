import { defineConfig } from 'vite'

/**
 * Builds the one thing on the server that Node cannot run as it is: the HTML of mails. Everything that it needs goes into one
 * file, without the parts of the mail kit that nobody uses (a style compiler, a formatter), which would be loaded at every start.
 */
export default defineConfig({
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/mails/html/mail-html.tsx',
    outDir: 'dist/mails',
    target: 'node24',
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: { moduleSideEffects: false },
      output: { entryFileNames: 'mail-html.js', codeSplitting: false },
    },
  },
})
