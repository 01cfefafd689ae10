import type { FastifyInstance, FastifyRequest } from 'fastify';

import { uploadBytes } from '#src/contract/call.ts';

/** What a browser without script has sent: its fields in their order, and the files that were chosen. */
export type PlainForm = { readonly fields: URLSearchParams; readonly files: readonly PlainFile[] };
type PlainFile = { readonly field: string; readonly base64: string };

const empty: PlainForm = { fields: new URLSearchParams(), files: [] };

const textBytes = 32_768;
/** Two pictures of the largest size at once; more are sent one after the other. */
const fileBytes = 2 * uploadBytes + textBytes;

/** Lets routes of a scope take plain forms, with or without files, and nothing else. */
export function takePlainForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: textBytes },
    (_request, body, done) => done(null, { fields: new URLSearchParams(body.toString()), files: [] }),
  );
  scope.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: fileBytes },
    async (request: FastifyRequest, body: string | Buffer) => partsOf(request.headers['content-type'] ?? '', body),
  );
}

/** Returns what was sent; an empty form where it was none. */
export function plainFormOf({ body }: Pick<FastifyRequest, 'body'>): PlainForm {
  return isPlainForm(body) ? body : empty;
}

function isPlainForm(body: unknown): body is PlainForm {
  return typeof body === 'object' && body !== null && 'fields' in body && body.fields instanceof URLSearchParams;
}

/** Returns the parts of a form with files; one that is damaged is an empty one. */
async function partsOf(contentType: string, body: string | Buffer): Promise<PlainForm> {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => null);
  if (form === null) return empty;
  const fields = new URLSearchParams();
  const files: PlainFile[] = [];
  for (const [field, value] of form) {
    if (typeof value === 'string') fields.append(field, value);
    // A field for files in which none was chosen is sent all the same.
    else if (value.size > 0) files.push({ field, base64: Buffer.from(await value.arrayBuffer()).toString('base64') });
  }
  return { fields, files };
}
