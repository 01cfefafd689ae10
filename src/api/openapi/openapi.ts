import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
import type { Deps } from '#src/actions/deps.ts';
import { fieldWords } from '#src/api/openapi/field-labels.ts';
import { exampleOf } from '#src/api/openapi/example-of.ts';
import { refusals, serverHeaders, sharedParameters } from '#src/api/openapi/openapi-parts.ts';
import { wireError } from '#src/contract/envelope.ts';
import { schemaDocument, type Components, type SchemaDocument } from '#src/contract/schema-documents.ts';
import { isOffered } from '#src/api/serve.ts';
import type { Endpoint } from '#src/contract/endpoint.ts';
import { services, type NamedEndpoint } from '#src/contract/services.ts';
import { apiVersion } from '#src/contract/headers.ts';

export type Parameter = {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly description?: string;
  readonly schema: SchemaDocument;
  readonly example?: unknown;
};

type Body = { readonly schema: SchemaDocument; readonly example?: unknown };
type Content = { readonly 'application/json': Body };
type Pointer = { readonly $ref: string };

export type Operation = {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly parameters: readonly (Parameter | Pointer)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  readonly responses: Readonly<Record<string, Pointer | { readonly description: string; readonly content?: Content }>>;
};

type PathItem = { readonly get?: Operation; readonly post?: Operation };

export type OpenApi = {
  readonly openapi: '3.1.0';
  readonly info: Readonly<Record<'title' | 'version' | 'summary' | 'description', string>>;
  readonly servers: readonly { readonly url: string; readonly description: string }[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, PathItem>>;
  readonly components: {
    readonly schemas: Components;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: typeof refusals;
    readonly headers: typeof serverHeaders;
  };
};

/** Returns the API's document (OpenAPI 3.1), made from the definitions of its endpoints. */
export function openApi(brand: string, deps: Pick<Deps, 'developer'>): OpenApi {
  const components: Components = {};
  schemaDocument(wireError, 'output', components);
  const offered = services
    .map((one) => ({ ...one, endpoints: one.endpoints.filter(({ endpoint }) => isOffered(endpoint, deps)) }))
    .filter(({ endpoints }) => endpoints.length > 0);
  const paths: Record<string, PathItem> = {};
  for (const { title, endpoints } of offered)
    for (const named of endpoints) paths[pathText(named.endpoint)] = pathItem(named, title, components);
  return {
    openapi: '3.1.0',
    info: {
      title: `${brand} API`,
      version: apiVersion,
      summary: 'Search, book and manage travel activities.',
      description:
        'Every response is an envelope: `success` with `result`, or `success` with `error`. ' +
        'Requests that change data require a CSRF token (`/v1/gatewaysrv/csrftoken`) and must come from this site. ' +
        'The parameters `k_lang` and `k_currency` set the language and the currency.',
    },
    servers: [
      { url: '/', description: 'This site' },
      { url: '/xos_gc', description: 'The same calls for guest-checkout sites' },
    ],
    tags: offered.map(({ title, description }) => ({ name: title, description })),
    paths,
    components: {
      schemas: components,
      parameters: sharedParameters,
      responses: refusals,
      headers: serverHeaders,
    },
  };
}

function pathItem({ name, endpoint }: NamedEndpoint, tag: string, components: Components): PathItem {
  const { method, alsoGet, input, output } = endpoint;
  const documented = {
    name,
    endpoint,
    tag,
    input: schemaDocument(input, 'input', components),
    answered: schemaDocument(output, 'output', components),
    components,
  };
  return {
    ...(method === 'GET' || alsoGet === true ? { get: operation(documented, 'GET') } : {}),
    ...(method === 'POST' ? { post: operation(documented, 'POST') } : {}),
  };
}

type DocumentedEndpoint = NamedEndpoint & {
  readonly tag: string;
  readonly input: SchemaDocument;
  readonly answered: SchemaDocument;
  readonly components: Components;
};

function operation(documented: DocumentedEndpoint, method: 'GET' | 'POST'): Operation {
  const { name, endpoint, tag, input: asked } = documented;
  const inPath = new Set(endpoint.path.parts.flatMap((part) => (part.kind === 'literal' ? [] : [part.name])));
  const fields = fieldsOf(asked).map((field) => parameter(field, inPath.has(field.name), endpoint));
  const added = [
    ...(method === 'GET' ? ['language', 'currency'] : []),
    ...(endpoint.method === 'POST' && endpoint.isBeacon !== true ? ['csrfToken'] : []),
    ...(endpoint.idempotent === true ? ['idempotencyKey'] : []),
  ].map((shared) => ({ $ref: `#/components/parameters/${shared}` }));
  const shown = method === 'GET' ? fields : fields.filter((field) => field.in === 'path');
  return {
    operationId: endpoint.alsoGet === true && method === 'GET' ? `${name}ByGet` : name,
    tags: [tag],
    summary: endpoint.summary,
    parameters: [...shown, ...added],
    ...(method === 'POST' ? { requestBody: bodyOf(asked, inPath, endpoint) } : {}),
    responses: responsesOf(documented),
  };
}

function parameter(field: Field, isInPath: boolean, { example = {} }: Exemplified): Parameter {
  const { name, isNeeded } = field;
  const { description = fieldWords[name], ...schema } = field.schema;
  return {
    name,
    in: isInPath ? 'path' : 'query',
    required: isInPath || isNeeded,
    ...(description === undefined ? {} : { description }),
    schema,
    ...(Object.hasOwn(example, name) ? { example: example[name] } : {}),
  };
}

/** Returns the description of a field where its schema has one, else what fields of its name mean everywhere. */
function described({ name, schema }: Field): SchemaDocument {
  const description = schema.description ?? fieldWords[name];
  return description === undefined ? schema : { ...schema, description };
}

function bodyOf(
  parameters: SchemaDocument,
  inPath: ReadonlySet<string>,
  { example = {} }: Exemplified,
): Required<Operation>['requestBody'] {
  const inQuery = fieldsOf(parameters).filter(({ name }) => !inPath.has(name));
  const schema: SchemaDocument = {
    type: 'object',
    properties: Object.fromEntries(inQuery.map((field) => [field.name, described(field)])),
    required: inQuery.filter(({ isNeeded }) => isNeeded).map(({ name }) => name),
    ...(parameters.additionalProperties === false ? { additionalProperties: false } : {}),
  };
  const shown = Object.fromEntries(Object.entries(example).filter(([name]) => !inPath.has(name)));
  return { required: true, content: { 'application/json': { schema, example: shown } } };
}

function responsesOf({ endpoint, answered, components }: DocumentedEndpoint): Operation['responses'] {
  const refused = {
    '4XX': { $ref: '#/components/responses/Refused' },
    '5XX': { $ref: '#/components/responses/Failed' },
  };
  const headers = { [requestIdHeader]: { $ref: '#/components/headers/RequestId' } };
  if (endpoint.isBeacon === true) return { '204': { description: 'Accepted; no content is returned.' }, ...refused };
  const schema: SchemaDocument = {
    type: 'object',
    properties: { success: { const: true }, result: answered },
    required: ['success', 'result'],
    additionalProperties: false,
  };
  const example = { success: true, result: exampleOf(answered, components) };
  const answer = { description: endpoint.summary, headers, content: { 'application/json': { schema, example } } };
  return { '200': answer, ...refused };
}

type Exemplified = Pick<Endpoint<unknown, unknown>, 'example'>;

type Field = { readonly name: string; readonly schema: SchemaDocument; readonly isNeeded: boolean };

function fieldsOf({ properties = {}, required = [] }: SchemaDocument): readonly Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'boolean' ? [] : [{ name, schema, isNeeded: required.includes(name) }],
  );
}

/** Returns the path with its parameters in braces. */
export function pathText({ path }: Endpoint<unknown, unknown>): string {
  return path.parts.map((part) => (part.kind === 'literal' ? part.text : `{${part.name}}`)).join('');
}
