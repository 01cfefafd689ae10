import { deeplTranslator } from '#src/adapters/translators/deepl.translator.ts';
import { googleTranslator } from '#src/adapters/translators/google.translator.ts';
import { libreTranslator } from '#src/adapters/translators/libretranslate.translator.ts';
import { openaiTranslator } from '#src/adapters/translators/openai.translator.ts';
import type { TranslatorSettings } from '#src/adapters/translators/translator-http.ts';
import type { Translator, TranslatorName } from '#src/domain/content/translation/translator.ts';

/** All translation services by the values of `TRANSLATOR`. */
export const translators: Readonly<Record<TranslatorName, (settings: TranslatorSettings) => Translator>> = {
  libretranslate: libreTranslator,
  deepl: deeplTranslator,
  google: googleTranslator,
  openai: openaiTranslator,
};
