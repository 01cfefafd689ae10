import { field, textField } from '#src/adapters/translators/field.ts';
import { taggedText, untaggedText } from '#src/adapters/translators/tagged-text.ts';
import {
  answerOfStatus,
  doneWith,
  postJson,
  type TranslatorSettings,
} from '#src/adapters/translators/translator-http.ts';
import type { Translator, TranslatorAnswer } from '#src/domain/content/translation/translator.ts';

const fixedTags = { open: '<span translate="no">', close: '</span>', opening: /<span(?:\s[^<>]*)?>/gi } as const;

const codes: Readonly<Record<string, string>> = { 'zh-CN': 'zh-CN', 'zh-HK': 'zh-TW', 'zh-TW': 'zh-TW', zh: 'zh-CN' };

/** Google Cloud Translation, basic edition: `POST /language/translate/v2`. The key is a header, so that no log of addresses has it. */
export function googleTranslator({ url, key = '' }: TranslatorSettings): Translator {
  return {
    name: 'google',
    // 128 texts are allowed; 5,000 characters are recommended.
    limits: { texts: 128, characters: 5_000 },
    translate: async ({ texts, source, target, patienceMs }) => {
      const response = await postJson({
        url: `${url}/language/translate/v2`,
        headers: { 'x-goog-api-key': key },
        patienceMs,
        body: {
          q: texts.map((segments) => taggedText(segments, fixedTags)),
          source: codeOf(source),
          target: codeOf(target),
          format: 'html',
        },
      });
      if (response.kind !== 'response') return response;
      return failureOf(response.status, response.body) ?? textsOf(response.body, texts.length);
    },
  };
}

/** Limits are answered with 403, like a key without permission: the reason distinguishes them. */
function failureOf(status: number, body: unknown): TranslatorAnswer | null {
  const reason = textField(body, 'error', 'errors', 0, 'reason');
  const message = textField(body, 'error', 'message');
  if (status === 403 && reason === 'dailyLimitExceeded') return { kind: 'refused', reason: 'quota_exceeded' };
  if (status === 403 && /^(user)?rateLimitExceeded$/i.test(reason))
    return { kind: 'passing', reason: 'rate_limited', isUncharged: true };
  if (status === 400 && /API key/i.test(message)) return { kind: 'refused', reason: 'unauthorized' };
  if (status === 400 && /language pair|invalid value/i.test(message))
    return { kind: 'refused', reason: 'language_unsupported' };
  return answerOfStatus(status);
}

function textsOf(body: unknown, count: number): TranslatorAnswer {
  const translations = field(body, 'data', 'translations');
  const texts = Array.isArray(translations)
    ? translations.map((one: unknown) => untaggedText(textField(one, 'translatedText'), fixedTags))
    : null;
  return doneWith(texts, count);
}

function codeOf(tag: string): string {
  return codes[tag] ?? tag.split('-', 1)[0] ?? tag;
}
