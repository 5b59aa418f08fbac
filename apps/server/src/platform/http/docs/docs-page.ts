import { ERRORS, errorMessage } from '@mixed-zone/contract/errors'
import type { ApiDescription, ApiOperation } from '../openapi/openapi.ts'
import { escapeHtml, proseHtml } from './html.ts'
import { type Field, type FieldType, fieldsOf } from './schema-fields.ts'

/** A page for people of what `openapi.json` says for programs. Static: no script, its style in a file of its own. */
export function renderDocsPage(description: ApiDescription): string {
  const { info, paths, components } = description
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>The calls of Mixed Zone</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/api/docs.css">
</head>
<body>
<a class="skip" href="#calls">Skip to the calls</a>
<header><p>Mixed Zone ${escapeHtml(info['version'] ?? '')}</p><h1>The calls</h1>
<p>${proseHtml(info['description'] ?? '')} <a href="/api/openapi.json">OpenAPI 3.1</a></p></header>
<nav aria-label="Calls"><ul>
${operations.map(({ path, method, operation }) => `<li><a href="#${operation.operationId}"><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</a></li>`).join('\n')}
<li><a href="#failures">Failures</a></li><li><a href="#shapes">Shapes</a></li>
</ul></nav>
<main id="calls">
${operations.map(renderOperation(components.schemas)).join('\n')}
<section id="failures"><h2>Failures</h2>${renderFailures()}</section>
<section id="shapes"><h2>Shapes</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => `<h3 id="${name}">${name}</h3>${renderFields(fieldsOf({ ...schema }))}`)
  .join('\n')}
</section>
</main>
</body>
</html>
`
}

const WHO: Readonly<Record<string, string>> = {
  open: 'Open to anybody.',
  public: 'Public: carries the client credential, <code>Authorization: Basic</code>.',
  private: 'Private: carries the session’s token, <code>Authorization: Bearer</code>.',
}

interface Listed {
  readonly path: string
  readonly method: string
  readonly operation: ApiOperation
}

function renderOperation(schemas: Readonly<Record<string, object>>) {
  return ({ path, method, operation }: Listed): string => {
    const body = schemas[`${operation.operationId}Body`]
    const permission = operation['x-permission']
    const answers = Object.entries(operation.responses)
    return `<section id="${operation.operationId}">
<h2><b>${method.toUpperCase()}</b> ${escapeHtml(path)}</h2>
<p>${proseHtml(operation.summary)}</p>
<p class="who">${WHO[operation.tags[0] ?? 'open'] ?? ''}${permission ? ` Needs <code>${escapeHtml(permission)}</code>.` : ''}</p>
${body ? `<h3>Body</h3>${renderFields(fieldsOf({ ...body }))}` : '<p>No body.</p>'}
<h3>Answers</h3>
<dl>${answers.map(([status, answer]) => `<dt>${status}</dt><dd>${renderAnswer(answer)}</dd>`).join('')}</dl>
</section>`
  }
}

function renderAnswer(answer: { readonly description: string; readonly content?: object }): string {
  const name = /#\/components\/schemas\/(\w+)/.exec(JSON.stringify(answer.content ?? {}))?.[1]
  const shape = name === undefined || name === 'Failure' ? '' : ` <a href="#${name}">${name}</a>`
  return `${proseHtml(answer.description)}${shape}`
}

function renderFields(fields: readonly Field[]): string {
  if (fields.length === 0) return '<p>An object.</p>'
  const rows = fields.map(
    ({ name, isRequired, type }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${renderType(type)}</td><td>${isRequired ? '' : 'optional'}</td></tr>`,
  )
  return `<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Field</th><th scope="col">Type</th><th scope="col">May be absent</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}

function renderType({ words, reference }: FieldType): string {
  const text = escapeHtml(words)
  return reference ? text.replace(reference, `<a href="#${reference}">${reference}</a>`) : text
}

function renderFailures(): string {
  const rows = Object.entries(ERRORS).map(
    ([type, { status }]) =>
      // The keys of the list are its types.
      `<tr><th scope="row"><code>${type}</code></th><td>${status}</td><td>${escapeHtml(errorMessage(type as keyof typeof ERRORS, 'en'))}</td></tr>`,
  )
  return `<div class="wide" tabindex="0"><table><thead><tr><th scope="col">Type</th><th scope="col">Status</th><th scope="col">Message</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`
}
