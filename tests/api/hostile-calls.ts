import type { OpenApi, Operation } from '#src/api/openapi/openapi.ts';
import type { SchemaDocument } from '#src/contract/schema-documents.ts';

/** One request that no client should send. `says` names it when a test fails. */
export type HostileCall = {
  readonly says: string;
  readonly method: string;
  readonly url: string;
  /** The raw body, or null for none. */
  readonly body: string | null;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Found again in whatever reflects it. */
export const mark = 'mrk5127';

const texts: readonly string[] = [
  '',
  ' ',
  mark.repeat(1500).slice(0, 10_000),
  `\u0000\u0001\u001b[31m${mark}\u007f`,
  `${mark}\r\nset-cookie: ${mark}=1`,
  `<script>${mark}</script>`,
  `"><img src=x onerror=${mark}>`,
  `'; drop table ${mark}; --`,
  `%' or '1'='1`,
  String.raw`\u0027 ${mark} \x00`,
  `${mark}\ud800`,
  '\u202e\u2066٣４',
  `{{${mark}}} \${7*7}`,
  '../../../etc/passwd',
  '//evil.example/',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  'Infinity',
  '1e309',
  '-1',
  '0',
  '1.5',
  '0x10',
  '9223372036854775808',
  '2147483648',
  'true',
];

/** Not texts at all, as JSON; some of it no serialiser would write. */
const others: readonly string[] = [
  'null',
  'true',
  '0',
  '-1',
  '1.5',
  '1e309',
  '-1e309',
  '9223372036854775808',
  '2147483648',
  '9007199254740993',
  '[]',
  '[null]',
  '["a","b"]',
  '{}',
  `{"__proto__":{"${mark}":1}}`,
  '{"constructor":{"prototype":{}}}',
  `{"$gt":"","toString":"${mark}"}`,
];

/** Returns every hostile call of every operation of the document, in a fixed order. */
export function hostileCalls(document: OpenApi): readonly HostileCall[] {
  return Object.entries(document.paths).flatMap(([path, item]) => [
    ...(item.get === undefined ? [] : operationCalls(path, 'GET', item.get)),
    ...(item.post === undefined ? [] : operationCalls(path, 'POST', item.post)),
    ...wrongMethods(path, [...(item.get ? ['GET'] : []), ...(item.post ? ['POST'] : [])]),
  ]);
}

type Values = Readonly<Record<string, string>>;
type Example = {
  readonly path: Values;
  readonly query: Values;
  readonly body: Readonly<Record<string, unknown>> | null;
};

function operationCalls(path: string, method: string, operation: Operation): HostileCall[] {
  const example = exampleOf(operation);
  const at = `${method} ${path}`;
  const inPath = Object.keys(example.path).flatMap((name) =>
    texts
      .filter((text) => text !== '')
      .map((text) => {
        const changed = { ...example, path: { ...example.path, [name]: text } };
        return { says: `${at} ${name}=${shown(text)}`, method, url: urlOf(path, changed), body: bodyText(example) };
      }),
  );
  const names = operation.parameters.flatMap((one) => ('in' in one && one.in === 'query' ? [one.name] : []));
  const shared = method === 'GET' ? ['k_lang', 'k_currency', '__proto__', 'unasked'] : [];
  const put = (name: string, text: string): HostileCall => ({
    says: `${at} ?${name}=${shown(text)}`,
    method,
    url: urlOf(path, { ...example, query: { ...example.query, [name]: text } }),
    body: bodyText(example),
  });
  const inQuery = [
    ...names.flatMap((name) => [
      ...texts.map((text) => put(name, text)),
      {
        says: `${at} without ${name}`,
        method,
        url: urlOf(path, { ...example, query: without(example.query, name) }),
        body: null,
      },
    ]),
    // What all reads share is read in one place: each call gets some of the values, all calls together get all.
    ...shared.flatMap((name) =>
      texts.filter((_, index) => (index + path.length) % 5 === 0).map((text) => put(name, text)),
    ),
    ...[...names, ...shared].map((name) => ({
      says: `${at} twice ${name}`,
      method,
      url: `${urlOf(path, example)}&${name}=1&${name}=2&${name}[]=3`,
      body: null,
    })),
  ];
  return [...inPath, ...inQuery, ...(method === 'POST' ? bodyCalls(path, example, operation) : [])];
}

function bodyCalls(path: string, example: Example, operation: Operation): HostileCall[] {
  const url = urlOf(path, example);
  const good = bodyText(example) ?? '{}';
  const schema = operation.requestBody?.content['application/json'].schema ?? {};
  const send = (says: string, body: string | null, more: Partial<HostileCall> = {}): HostileCall => ({
    says: `POST ${path} ${says}`,
    method: 'POST',
    url,
    body,
    ...more,
  });
  const fields = leavesOf(schema, example.body ?? {}).flatMap((place) => [
    ...[...texts.map((text) => JSON.stringify(text)), ...others].map((json) =>
      send(`${place.join('.')}=${shown(json)}`, replaced(good, place, json)),
    ),
    send(`without ${place.join('.')}`, replaced(good, place, null)),
  ]);
  return [
    ...fields,
    ...others.map((json) => send(`body ${json}`, json)),
    send('no body', null),
    send('half a body', good.slice(0, -1)),
    send('no JSON', `${mark}: <b>`),
    send('two of a key', `{"__proto__":{"a":1},"a":1,"a":"${mark}",${good.slice(1)}`.replace(',}', '}')),
    send('one field more', `{"${mark}":1${good === '{}' ? '' : ','}${good.slice(1)}`),
    send('too large', `{"a":"${'x'.repeat(70_000)}"}`),
    send('too deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`),
    send('as a form', 'a=1&b=2', { type: 'application/x-www-form-urlencoded' }),
    send('as a text', good, { type: 'text/plain' }),
    send('as files', good, { type: `multipart/form-data; boundary=${mark}` }),
    ...['', 'x', mark, 'a'.repeat(65), `a${'\u00e9'.repeat(20)}`].map((key) =>
      send(`key ${shown(key)}`, good, { headers: { 'idempotency-key': encodeURI(key) } }),
    ),
    ...['', mark, `${mark}.${'a'.repeat(43)}`, 'x'.repeat(4000)].map((token) =>
      send(`token ${shown(token)}`, good, { headers: { 'x-csrf-token': token } }),
    ),
    send('from another site', good, { headers: { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' } }),
  ];
}

function wrongMethods(path: string, right: readonly string[]): HostileCall[] {
  const url = path.replaceAll(/\{\w+\}/g, '205');
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    .filter((method) => !right.includes(method))
    .map((method) => ({ says: `${method} ${path}`, method, url, body: method === 'GET' ? null : '{}' }));
}

function exampleOf({ parameters, requestBody }: Operation): Example {
  const given = parameters.flatMap((one) => ('in' in one ? [one] : []));
  const of = (where: string): Values =>
    Object.fromEntries(
      given
        .filter((one) => one.in === where && one.example !== undefined)
        .map((one) => [one.name, String(one.example)]),
    );
  const body = requestBody?.content['application/json'].example;
  return { path: of('path'), query: of('query'), body: isRecord(body) ? body : null };
}

/** Returns the places in a body that can have a value: its fields, and those of what they hold. */
function leavesOf(schema: SchemaDocument, value: unknown): (readonly string[])[] {
  const own = Object.keys({ ...schema.properties, ...(isRecord(value) ? value : {}) });
  return own.flatMap((name) => {
    const inner = isRecord(value) ? value[name] : undefined;
    const first: unknown = Array.isArray(inner) ? inner[0] : undefined;
    const below = isRecord(inner)
      ? leavesOf({}, inner)
      : isRecord(first)
        ? leavesOf({}, first).map((rest) => ['0', ...rest])
        : [];
    return [[name], ...below.map((rest) => [name, ...rest])];
  });
}

const hole = '@@hole@@';

/** Returns a body's text with other JSON in one place, or with nothing there. */
function replaced(text: string, place: readonly string[], json: string | null): string {
  const body: unknown = JSON.parse(text);
  put(body, place, json === null ? undefined : hole);
  return JSON.stringify(body).replace(`"${hole}"`, () => json ?? '');
}

function put(at: unknown, [name, ...rest]: readonly string[], value: unknown): void {
  if (typeof at !== 'object' || at === null || name === undefined) return;
  const held = at as Record<string, unknown>;
  if (rest.length === 0) held[name] = value;
  else put(held[name], rest, value);
}

function urlOf(path: string, { path: inPath, query }: Example): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encoded(inPath[name] ?? ''));
  const search = Object.entries(query).map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return `${filled}?${search.join('&')}`;
}

/** Half of a character cannot be encoded: it is sent as the bytes that no text has. */
function encoded(text: string): string {
  return text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;
}

function bodyText({ body }: Example): string | null {
  return body === null ? null : JSON.stringify(body);
}

function without(values: Values, name: string): Values {
  return Object.fromEntries(Object.entries(values).filter(([one]) => one !== name));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function shown(text: string): string {
  return JSON.stringify(text.slice(0, 40));
}
