import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import { pathText, type OpenApi, type Operation, type Parameter } from '#src/api/openapi/openapi.ts';
import { services, type NamedEndpoint, type Service } from '#src/contract/services.ts';
import type { SchemaDocument } from '#src/contract/schema-documents.ts';
import { curlOf } from '#src/server/docs/docs-curl.ts';
import { markup, type Markup } from '#src/server/pages/markup.ts';

/** `origin` is the site's own, from the host table; `sheets` are the addresses of style sheets. */
export type DocsSettings = {
  readonly brand: string;
  readonly origin: string;
  readonly sheets: readonly string[];
  /** Whether the guide is served too. */
  readonly hasGuide: boolean;
};

/** Returns the API's document as a page to read: plain markup, no script, everything on it. */
export function docsPage(document: OpenApi, settings: DocsSettings): string {
  const { brand, sheets, hasGuide } = settings;
  const shown = servicesOf(document);
  const page = markup`<!doctype html>
<html lang="en" dir="ltr" data-theme="meander">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${document.info.title}</title>
${sheets.map((href) => markup`<link rel="stylesheet" href="${href}">\n`)}</head>
<body class="docs">
<a class="docs-skip" href="#main">Skip to content</a>
<header class="docs-bar">
<a class="docs-home" href="/">${brand}</a>
<p class="docs-what">API ${document.info.version}</p>
${hasGuide ? markup`<a class="docs-file" href="/docs/guide/">Guide</a>` : null}
<a class="docs-file" href="/openapi.json">openapi.json</a>
</header>
<div class="docs-frame">
<nav class="docs-contents" aria-label="Calls">
<p class="docs-group"><a href="#using">Using the API</a></p>
${shown.map(contentsOf)}
</nav>
<main id="main" class="docs-main">
<h1>${document.info.title}</h1>
<p class="docs-lead">${document.info.summary} ${shown.length} services, ${countOf(document)} calls.</p>
${introduction(settings)}
${shown.map((service) => section(service, document, settings))}
</main>
</div>
</body>
</html>
`;
  return page.text;
}

/** Returns the services and calls that the document names; production's leaves out those for developers. */
function servicesOf({ paths }: OpenApi): readonly Service[] {
  return services
    .map((one) => ({
      ...one,
      endpoints: one.endpoints.filter(({ endpoint }) => paths[pathText(endpoint)] !== undefined),
    }))
    .filter(({ endpoints }) => endpoints.length > 0);
}

function countOf({ paths }: OpenApi): number {
  return Object.keys(paths).length;
}

function contentsOf({ title, endpoints }: Service): Markup {
  return markup`<p class="docs-group"><a href="#${anchor(title)}">${title}</a></p>
<ul>${endpoints.map(({ name, endpoint }) => markup`<li><a href="#${name}" title="${endpoint.summary}">${name}</a></li>`)}</ul>`;
}

function introduction({ origin }: DocsSettings): Markup {
  const envelope = '{ "success": true, "result": … }\n{ "success": false, "error": { "code": "…", "message": "…" } }';
  const token = `curl -s -c cookies.txt '${origin}/v1/gatewaysrv/csrftoken'`;
  return markup`<section id="using" class="docs-using">
<h2>Using the API</h2>
<p>Every answer is an envelope. The status follows HTTP, <code>error.code</code> is one of a closed list, and the header
<code>${requestIdHeader}</code> names the request in our logs.</p>
<pre class="docs-code">${envelope}</pre>
<p>Reads are GET and take <code>k_lang</code> and <code>k_currency</code>. Changes are POST with a JSON body; they come
with a token, its cookies and the <code>Origin</code> of this site. A few changes answer to GET as well and demand the
token all the same.</p>
<pre class="docs-code">${token}</pre>
<p>Calls that book or pay carry an <code>Idempotency-Key</code> of 16 to 64 letters and digits: the same key gives the
same answer. Guest-checkout sites reach every call below <code>/xos_gc</code> as well.</p>
</section>`;
}

function section({ title, description, endpoints }: Service, document: OpenApi, settings: DocsSettings): Markup {
  return markup`<section id="${anchor(title)}">
<h2>${title}</h2>
<p>${description}</p>
${endpoints.map((call) => article(call, document, settings))}
</section>
`;
}

function article(call: NamedEndpoint, document: OpenApi, { origin }: DocsSettings): Markup {
  const path = pathText(call.endpoint);
  const item = document.paths[path];
  const operation = item?.post ?? item?.get;
  if (operation === undefined) throw new Error(`no operation at ${path}`);
  const methods = call.endpoint.alsoGet === true ? ['POST', 'GET'] : [call.endpoint.method];
  return markup`<article id="${call.name}" class="docs-call">
<h3><a href="#${call.name}">${call.name}</a></h3>
<p class="docs-path">${methods.map((method) => markup`<span class="docs-method" data-method="${method}">${method}</span> `)}<code>${path}</code></p>
<p>${call.endpoint.summary}</p>
${inputs(operation, document)}
<h4>Example</h4>
<pre class="docs-code">${curlOf(call, origin)}</pre>
${answer(operation)}
</article>
`;
}

type Row = {
  readonly name: string;
  readonly where: string;
  readonly isNeeded: boolean;
  readonly schema: SchemaDocument;
  readonly says: string;
};

function inputs(operation: Operation, { components }: OpenApi): Markup | null {
  const requested = operation.parameters
    .map((one) => ('$ref' in one ? components.parameters[one.$ref.slice(one.$ref.lastIndexOf('/') + 1)] : one))
    .filter((one): one is Parameter => one !== undefined)
    .map((one): Row => ({
      name: one.name,
      where: one.in,
      isNeeded: one.required,
      schema: one.schema,
      says: one.description ?? '',
    }));
  const body = operation.requestBody?.content['application/json'].schema;
  const fields = Object.entries(body?.properties ?? {}).flatMap(([name, schema]): Row[] =>
    typeof schema === 'boolean'
      ? []
      : [
          {
            name,
            where: 'body',
            isNeeded: body?.required?.includes(name) === true,
            schema,
            says: schema.description ?? '',
          },
        ],
  );
  const rows = [...requested, ...fields];
  if (rows.length === 0) return null;
  return markup`<div class="docs-scroll" tabindex="0" role="region" aria-label="Inputs"><table>
<thead><tr><th scope="col">Input</th><th scope="col">In</th><th scope="col">Takes</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(
    ({ name, where, isNeeded, schema, says }) =>
      markup`<tr><th scope="row"><code>${name}</code>${isNeeded ? markup`<span class="docs-needed">needed</span>` : null}</th><td>${where}</td><td>${taken(schema)}</td><td>${says}</td></tr>`,
  )}</tbody>
</table></div>`;
}

/** Of long lists the first few. */
const shownValues = 4;

function taken(schema: SchemaDocument): Markup {
  if (schema.enum !== undefined) {
    const values = schema.enum.slice(0, shownValues).map((value) => markup`<code>${String(value)}</code> `);
    const more = schema.enum.length - shownValues;
    return markup`${values}${more > 0 ? `and ${more} more` : null}`;
  }
  if (schema.pattern !== undefined) return markup`<code>${schema.pattern}</code>`;
  const above = schema.exclusiveMinimum === undefined ? '' : `above ${schema.exclusiveMinimum}`;
  const least = schema.minimum === undefined ? above : `from ${schema.minimum}`;
  const range = [least, schema.maximum === undefined ? '' : `to ${schema.maximum}`];
  const length = schema.maxLength === undefined ? '' : `up to ${schema.maxLength} characters`;
  return markup`${[schema.type ?? 'any', ...range, length].filter((word) => word !== '').join(' ')}`;
}

function answer({ responses }: Operation): Markup {
  const found = responses['200'];
  const content = found !== undefined && 'content' in found ? found.content : undefined;
  if (content === undefined) return markup`<p>Answers 204, whatever it held.</p>`;
  return markup`<details class="docs-answer"><summary>Answer</summary>
<pre class="docs-code">${JSON.stringify(content['application/json'].example, null, 2)}</pre></details>`;
}

function anchor(title: string): string {
  return `service-${title.toLowerCase().replaceAll(' ', '-')}`;
}
