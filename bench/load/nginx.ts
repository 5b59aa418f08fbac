import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface NginxOptions {
  readonly folder: string
  readonly port: number
  /** The origin of the product. */
  readonly upstream: string
  /** The folder of the stored files. */
  readonly files: string
  /** The prefix of `X-Accel-Redirect`. */
  readonly prefix: string
}

/** Fails early, with the command that installs it. */
export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('This benchmark needs nginx: sudo apt-get install --yes --no-install-recommends nginx-light')
  }
}

/** Starts nginx in front of the product; `/plain/` serves the same files without it. */
export async function startNginx({
  folder,
  port,
  upstream,
  files,
  prefix,
}: NginxOptions): Promise<{ stop(): Promise<void> }> {
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'nginx.conf')
  writeFileSync(
    config,
    `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1; user root;
events {}
http {
  access_log off; sendfile on; tcp_nopush on; default_type application/octet-stream;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server {
    listen 127.0.0.1:${port};
    location / { proxy_pass ${upstream}; proxy_http_version 1.1; proxy_set_header Connection ""; }
    location /plain/ { alias ${files}/; }
    location ${prefix} { internal; alias ${files}/; }
  }
}
`,
  )
  const child: ChildProcess = spawn('nginx', ['-c', config, '-e', join(folder, 'error.log')], { stdio: 'inherit' })
  await waitUntilReady(port)
  return {
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

async function waitUntilReady(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not respond')
}
