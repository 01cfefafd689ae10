import { pretend } from '#sandbox/translators/pretend.ts';
import type { Mode } from '#sandbox/translators/modes.ts';

type WireRequest = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly key: string;
};
type WireResponse = { readonly status: number; readonly body: object };

/** One service: its address, what it answers, and how it says that its limits are reached. */
export type WireFormat = {
  readonly path: string;
  readonly answer: (request: WireRequest, mode: Mode) => WireResponse;
  readonly rate: WireResponse;
  readonly quota: WireResponse;
};

/** Codes that each service knows, by its own documentation. */
const libreCodes = new Set('ar de en es fr id it ja ko ms ru th vi zh-Hans zh-Hant zh zt'.split(' '));
const deeplTargets = new Set('AR DE EN-GB EN-US ES FR ID IT JA KO MS RU TH VI ZH ZH-HANS ZH-HANT'.split(' '));
const deeplSources = new Set('AR DE EN ES FR ID IT JA KO MS RU TH VI ZH'.split(' '));
const googleCodes = new Set('ar de en es fr id it ja ko ms ru th vi zh zh-CN zh-TW'.split(' '));

const libretranslate: WireFormat = {
  path: '/libretranslate/translate',
  answer: ({ body, key }, mode) => {
    const { q, source, target, format, api_key } = body;
    const fault = (status: number, error: string): WireResponse => ({ status, body: { error } });
    if (api_key !== key) return fault(403, 'Invalid API key');
    if (!Array.isArray(q) || q.length === 0) return fault(400, 'Invalid request: missing q parameter');
    if (format !== 'html' && format !== 'text') return fault(400, `${String(format)} format is not supported`);
    for (const code of [source, target])
      if (!libreCodes.has(String(code))) return fault(400, `${String(code)} is not supported`);
    return { status: 200, body: { translatedText: translated(q, String(target), mode) } };
  },
  rate: { status: 429, body: { error: 'Slow down: 10 per 1 minute' } },
  quota: { status: 429, body: { error: 'Slow down: 100 per 1 day' } },
};

const deepl: WireFormat = {
  path: '/deepl/v2/translate',
  answer: ({ headers, body, key }, mode) => {
    const { text, source_lang: source, target_lang: target, tag_handling: handling, ignore_tags: ignored } = body;
    if (headers['authorization'] !== `DeepL-Auth-Key ${key}`) return { status: 403, body: {} };
    const fault = (message: string): WireResponse => ({ status: 400, body: { message } });
    if (!Array.isArray(text) || text.length === 0 || text.length > 50)
      return fault("Bad request. Reason: Invalid 'text'");
    if (!deeplTargets.has(String(target))) return fault("Value for 'target_lang' not supported.");
    if (!deeplSources.has(String(source))) return fault("Value for 'source_lang' not supported.");
    const keeps = handling === 'xml' && Array.isArray(ignored) && ignored.includes('x');
    if (!keeps && text.some((one) => String(one).includes('<x>'))) return fault('Tag handling parsing failed');
    const texts = translated(text, String(target), mode);
    return {
      status: 200,
      body: { translations: texts.map((one) => ({ detected_source_language: source, text: one })) },
    };
  },
  rate: { status: 429, body: { message: 'Too many requests' } },
  quota: { status: 456, body: { message: 'Quota Exceeded' } },
};

const google: WireFormat = {
  path: '/google/language/translate/v2',
  answer: ({ headers, body, key }, mode) => {
    const { q, source, target, format } = body;
    if (headers['x-goog-api-key'] !== key)
      return googleFault(400, 'API key not valid. Please pass a valid API key.', 'badRequest');
    if (!Array.isArray(q) || q.length === 0) return googleFault(400, 'Required Text', 'required');
    if (q.length > 128) return googleFault(400, 'Too many text segments', 'invalid');
    for (const code of [source, target])
      if (!googleCodes.has(String(code))) return googleFault(400, 'Invalid Value', 'invalid');
    if (format !== 'html' && format !== 'text') return googleFault(400, 'Invalid format', 'invalid');
    const texts = translated(q, String(target), mode);
    return { status: 200, body: { data: { translations: texts.map((translatedText) => ({ translatedText })) } } };
  },
  rate: googleFault(403, 'User Rate Limit Exceeded', 'userRateLimitExceeded'),
  quota: googleFault(403, 'Daily Limit Exceeded', 'dailyLimitExceeded'),
};

function googleFault(code: number, message: string, reason: string): WireResponse {
  return { status: code, body: { error: { code, message, errors: [{ message, domain: 'usageLimits', reason }] } } };
}

const openai: WireFormat = {
  path: '/openai/v1/chat/completions',
  answer: ({ headers, body, key }, mode) => {
    const { model, messages, response_format: format } = body;
    if (headers['authorization'] !== `Bearer ${key}`)
      return { status: 401, body: { error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } } };
    if (model !== 'sandbox-model')
      return { status: 404, body: { error: { message: 'The model does not exist', code: 'model_not_found' } } };
    const request = userMessage(messages);
    if (request === null || JSON.stringify(format) !== '{"type":"json_object"}')
      return { status: 400, body: { error: { message: 'Invalid request', code: null } } };
    const translations = translated(request.texts, request.target, mode, request.keep);
    const content = JSON.stringify({ translations });
    const choice = { index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' };
    return { status: 200, body: { id: 'chatcmpl-1', object: 'chat.completion', model, choices: [choice] } };
  },
  rate: { status: 429, body: { error: { message: 'Rate limit reached', code: 'rate_limit_exceeded' } } },
  quota: { status: 429, body: { error: { message: 'You exceeded your current quota', code: 'insufficient_quota' } } },
};

export const wireFormats: readonly WireFormat[] = [libretranslate, deepl, google, openai];

type UserMessage = { readonly texts: readonly unknown[]; readonly target: string; readonly keep: readonly string[] };

function userMessage(messages: unknown): UserMessage | null {
  const last: unknown = Array.isArray(messages) ? messages.at(-1) : null;
  if (typeof last !== 'object' || last === null || !('content' in last)) return null;
  const { texts, target, keep } = JSON.parse(String(last.content));
  return Array.isArray(texts) && Array.isArray(keep) ? { texts, target: String(target), keep: keep.map(String) } : null;
}

function translated(
  texts: readonly unknown[],
  target: string,
  mode: Mode,
  keep: readonly string[] = [],
): readonly string[] {
  const language = target.split('-', 1)[0]?.toLowerCase() ?? 'en';
  const all = texts.map((one) => {
    // A model leaves the parts that the prompt names.
    const tagged = keep.reduce((text, part) => text.replaceAll(part, `<x>${part}</x>`), String(one));
    const said = pretend(tagged, language === 'zt' ? 'zh' : language, mode);
    return keep.length === 0 ? said : said.replaceAll(/<\/?x>/g, '');
  });
  return mode === 'short' ? all.slice(1) : all;
}
