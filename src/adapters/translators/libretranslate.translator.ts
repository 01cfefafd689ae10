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

/** Codes of languages where they are not the primary part of ours. */
const codes: Readonly<Record<string, string>> = {
  'zh-CN': 'zh-Hans',
  'zh-HK': 'zh-Hant',
  'zh-TW': 'zh-Hant',
  zh: 'zh-Hans',
};

/** LibreTranslate, mostly on a machine of the operator: `POST /translate`, whose key is optional. */
export function libreTranslator({ url, key }: TranslatorSettings): Translator {
  return {
    name: 'libretranslate',
    limits: { texts: 50, characters: 5_000 },
    translate: async ({ texts, source, target, patienceMs }) => {
      const response = await postJson({
        url: `${url}/translate`,
        headers: {},
        patienceMs,
        body: {
          q: texts.map((segments) => taggedText(segments, fixedTags)),
          source: codeOf(source),
          target: codeOf(target),
          format: 'html',
          ...(key === undefined ? {} : { api_key: key }),
        },
      });
      if (response.kind !== 'response') return response;
      const { status, body } = response;
      const failed = status === 400 ? refusalOf(textField(body, 'error')) : answerOfStatus(status);
      return failed ?? plain(doneWith(field(body, 'translatedText'), texts.length));
    },
  };
}

function refusalOf(error: string): TranslatorAnswer {
  const isLanguage = /is not supported|is not available as a target/.test(error);
  return { kind: 'refused', reason: isLanguage ? 'language_unsupported' : 'rejected' };
}

function plain(answer: TranslatorAnswer): TranslatorAnswer {
  return answer.kind === 'done'
    ? { ...answer, texts: answer.texts.map((text) => untaggedText(text, fixedTags)) }
    : answer;
}

function codeOf(tag: string): string {
  return codes[tag] ?? tag.split('-', 1)[0] ?? tag;
}
