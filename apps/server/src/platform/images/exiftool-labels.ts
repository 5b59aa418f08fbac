import { execFile } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ExifTool } from 'exiftool-vendored'
import { ApiError } from '../errors/api-error.ts'
import type { Log } from '../log/log.ts'
import { labelArguments } from './label-arguments.ts'
import { NO_PICTURE_LABELS, type PictureLabels } from './picture-labels.ts'
import { openScratchFolder, removeAbandonedFolders } from './scratch-folders.ts'

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/tiff': 'tif',
  'image/gif': 'gif',
  'image/avif': 'avif',
}

const RETRY_AFTER_SECONDS = 10

/** Makes the tool exit with its parent. On Windows it exits when its pipe closes. */
const CONFIG =
  process.platform === 'win32' ? [] : ['-config', fileURLToPath(new URL('exiftool-config.pl', import.meta.url))]

/** Timeout for hostile input. */
const TIMEOUT_MS = 60_000

/** Arguments are passed one per line, so values must not contain line breaks. */
const ONE_LINE = /^[^\r\n\0]*$/

/** ExifTool is bundled but needs Perl, except on Windows. Without Perl the product works, but writes no labels. */
export async function findPictureLabels(log: Log): Promise<PictureLabels> {
  if (process.platform === 'win32' || (await hasPerl())) return createExiftoolLabels(log)
  log.warn('perl is not installed: captions and rights are not written into pictures that are downloaded')
  return NO_PICTURE_LABELS
}

function hasPerl(): Promise<boolean> {
  return new Promise((resolve) => execFile('perl', ['-e', '1'], (error) => resolve(error === null)))
}

/** One process, started with the first picture. */
export function createExiftoolLabels(log: Log): PictureLabels {
  let tool: Promise<ExifTool> | undefined

  async function startTool(): Promise<ExifTool> {
    await removeAbandonedFolders()
    // Lazy: the package is large, and most processes label nothing.
    const { ExifTool: Tool, DefaultExiftoolArgs } = await import('exiftool-vendored')
    return new Tool({
      maxProcs: 1,
      taskTimeoutMillis: TIMEOUT_MS,
      // A retry would fail because the output exists already.
      taskRetries: 0,
      checkPerl: false,
      useMWG: false,
      exiftoolArgs: [...CONFIG, ...DefaultExiftoolArgs],
    })
  }

  /** False if ExifTool cannot handle the picture. */
  async function run(input: string, { output, args }: { output: string; args: readonly string[] }): Promise<boolean> {
    tool ??= startTool()
    // `write` requires at least one tag, else it would rename the file.
    const writing = (await tool).write(input, { Credit: null }, { writeArgs: [...args, '-o', output], struct: 0 })
    try {
      return (await writing).created === 1
    } catch (error) {
      log.warn({ err: error }, 'a picture could not be labelled')
      // The message names the file if the picture is the cause; otherwise the tool timed out or died.
      if (error instanceof Error && error.message.includes(input)) return false
      throw new ApiError('unavailable', { cause: error, retryAfterSeconds: RETRY_AFTER_SECONDS })
    }
  }

  return {
    version: 'exiftool 1',

    async write(picture, { mediaType, label }, keep) {
      const extension = EXTENSIONS[mediaType]
      const args = labelArguments(label, mediaType)
      if (extension === undefined || !args.every((argument) => ONE_LINE.test(argument))) {
        picture.destroy()
        return null
      }
      const folder = await openScratchFolder()
      const [input, output] = [join(folder, `picture.${extension}`), join(folder, `labelled.${extension}`)]
      try {
        await writeFile(input, picture)
        if (!(await run(input, { output, args }))) return null
        return await keep(createReadStream(output))
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },

    async stop() {
      await (await tool)?.end()
    },
  }
}
