import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Nginx {
  readonly folder: string
  readonly port: number
  /** The product behind it. */
  readonly upstream: string
  /** The product's stored files. */
  readonly files: string
  /** The prefix under which the product hands them over. */
  readonly prefix: string
}

/** Says which command brings it where it is missing, before anything else has taken its time. */
export function requireNginx(): void {
  if (spawnSync('nginx', ['-v']).error) {
    throw new Error('This benchmark needs nginx: sudo apt-get install --yes --no-install-recommends nginx-light')
  }
}

/** nginx in front of the product; `/plain/` sends the same files without asking it. */
export async function startNginx({ folder, port, upstream, files, prefix }: Nginx): Promise<{ stop(): Promise<void> }> {
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
  await answering(port)
  return {
    async stop() {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'close')
    },
  }
}

async function answering(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isThere = await fetch(`http://127.0.0.1:${port}/healthz`).then(
      () => true,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx does not answer')
}
