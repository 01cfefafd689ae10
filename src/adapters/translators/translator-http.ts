import type { TranslatorAnswer } from '#src/domain/content/translation/translator.ts';

/** What an adapter is configured with. `url` is the address below which the service answers, without a slash at its end. */
export type TranslatorSettings = {
  readonly url: string;
  readonly key?: string | undefined;
  readonly model?: string | undefined;
};

/** A response with a body of JSON, or the answer that follows from having none. */
type JsonResponse =
  | { readonly kind: 'response'; readonly status: number; readonly body: unknown }
  | Exclude<TranslatorAnswer, { readonly kind: 'done' }>;

type JsonRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
  readonly patienceMs: number;
};

const largestAnswer = 1024 * 1024;

/**
 * Sends JSON to the configured address and to no other: a redirect is a failure, as are a response above 1 MB and one
 * that is not complete in time.
 */
export async function postJson({ url, headers, body, patienceMs }: JsonRequest): Promise<JsonResponse> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await readText(response);
    if (text === null) return { kind: 'refused', reason: 'unreadable' };
    return { kind: 'response', status: response.status, body: parsed(text) };
  } catch (error) {
    return failureOf(error);
  }
}

async function readText({ body }: Response): Promise<string | null> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > largestAnswer) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes of errors before a connection was there: nothing was sent. */
const unsent: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

function failureOf(error: unknown): JsonResponse {
  if (error instanceof Error && error.name === 'TimeoutError')
    return { kind: 'passing', reason: 'slow', isUncharged: false };
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  return { kind: 'passing', reason: 'down', isUncharged: unsent.has(code) };
}

/** Returns what a status means that no adapter knows better; null for success. */
export function answerOfStatus(status: number): Exclude<TranslatorAnswer, { readonly kind: 'done' }> | null {
  if (status >= 200 && status < 300) return null;
  if (status === 429 || status === 529) return { kind: 'passing', reason: 'rate_limited', isUncharged: true };
  if (status === 503) return { kind: 'passing', reason: 'down', isUncharged: true };
  if (status >= 500) return { kind: 'passing', reason: 'down', isUncharged: false };
  if (status === 401 || status === 403) return { kind: 'refused', reason: 'unauthorized' };
  return { kind: 'refused', reason: 'rejected' };
}

/** Returns texts where a service sent one for each that it received; anything else cannot be read. */
export function doneWith(texts: unknown, count: number): TranslatorAnswer {
  if (!Array.isArray(texts) || texts.length !== count) return { kind: 'refused', reason: 'unreadable' };
  const strings = texts.filter((text): text is string => typeof text === 'string');
  return strings.length === count ? { kind: 'done', texts: strings } : { kind: 'refused', reason: 'unreadable' };
}
