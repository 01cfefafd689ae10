import { field, textField } from '#src/adapters/translators/field.ts';
import { taggedText, untaggedText } from '#src/adapters/translators/tagged-text.ts';
import {
  answerOfStatus,
  doneWith,
  postJson,
  type TranslatorSettings,
} from '#src/adapters/translators/translator-http.ts';
import type { Translator, TranslatorAnswer } from '#src/domain/content/translation/translator.ts';

const fixedTags = { open: '<x>', close: '</x>', opening: /<x(?:\s[^<>]*)?>/gi } as const;

/** Target codes where they are not the primary part of ours; a source is always the primary part. */
const targets: Readonly<Record<string, string>> = {
  en: 'EN-US',
  'zh-CN': 'ZH-HANS',
  'zh-HK': 'ZH-HANT',
  'zh-TW': 'ZH-HANT',
};

const version = 'v2';

/** DeepL: `POST /v2/translate`. Keys of free accounts end with `:fx` and have an address of their own. */
export function deeplTranslator({ url, key = '' }: TranslatorSettings): Translator {
  return {
    name: 'deepl',
    // A request has at most 50 texts and 128 KiB.
    limits: { texts: 50, characters: 20_000 },
    translate: async ({ texts, source, target, patienceMs }) => {
      const response = await postJson({
        url: `${url}/${version}/translate`,
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        patienceMs,
        body: {
          text: texts.map((segments) => taggedText(segments, fixedTags)),
          source_lang: primary(source),
          target_lang: targets[target] ?? primary(target),
          tag_handling: 'xml',
          ignore_tags: ['x'],
          preserve_formatting: true,
        },
      });
      if (response.kind !== 'response') return response;
      return failureOf(response.status, response.body) ?? textsOf(response.body, texts.length);
    },
  };
}

/** Returns the address of the account that a key belongs to. */
export function deeplUrl(key: string): string {
  return key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com';
}

function failureOf(status: number, body: unknown): TranslatorAnswer | null {
  if (status === 456) return { kind: 'refused', reason: 'quota_exceeded' };
  if (status === 400 && /_lang/.test(textField(body, 'message')))
    return { kind: 'refused', reason: 'language_unsupported' };
  return answerOfStatus(status);
}

function textsOf(body: unknown, count: number): TranslatorAnswer {
  const translations = field(body, 'translations');
  const texts = Array.isArray(translations)
    ? translations.map((one: unknown) => untaggedText(textField(one, 'text'), fixedTags))
    : null;
  return doneWith(texts, count);
}

function primary(tag: string): string {
  return (tag.split('-', 1)[0] ?? tag).toUpperCase();
}
