import { deeplUrl } from '#src/adapters/translators/deepl.translator.ts';
import type { TranslatorName } from '#src/domain/content/translation/translator.ts';
import type { Values } from '#src/server/config/env-variables.ts';

/** A translation service as it was configured. */
export type TranslationSettings = {
  readonly name: TranslatorName;
  readonly url: string;
  readonly key: string | undefined;
  readonly model: string | undefined;
  /** How many characters may be sent in a month (UTC). */
  readonly monthlyCharacters: number;
};

const defaultCharacters = 500_000;

/** Returns what is missing or wrong in the settings of a translation service. */
export function translationRules(values: Values, set: ReadonlySet<string>): readonly string[] {
  const { TRANSLATOR: name = 'off', TRANSLATOR_URL: url } = values;
  if (name === 'off') return [];
  const missing = (variable: string, why: string) =>
    set.has(variable) ? [] : [`${variable}: found nothing, expected ${why}, since TRANSLATOR=${name}.`];
  // A key goes with every request: over an open network only by https, or to a server of the operator's own.
  const hasKey = set.has('TRANSLATOR_KEY') || (name !== 'openai' && name !== 'libretranslate');
  const isOpen = hasKey && url?.startsWith('http:') === true && !isOwnMachine(new URL(url).hostname);
  const open = isOpen ? [`TRANSLATOR_URL: found ${JSON.stringify(url)}, expected https for a service with a key.`] : [];
  if (name === 'libretranslate') return [...missing('TRANSLATOR_URL', 'the address of the service'), ...open];
  return [
    ...(name === 'openai' && set.has('TRANSLATOR_URL') ? [] : missing('TRANSLATOR_KEY', 'the key of the account')),
    ...(name === 'openai' ? missing('TRANSLATOR_MODEL', 'the name of a model') : []),
    ...open,
  ];
}

/** Returns the configured translation service, or undefined. */
export function translationOf(values: Values): TranslationSettings | undefined {
  const { TRANSLATOR: name = 'off', TRANSLATOR_URL: url, TRANSLATOR_KEY: key, TRANSLATOR_MODEL: model } = values;
  if (name === 'off') return undefined;
  const monthlyCharacters = values.TRANSLATOR_MONTHLY_CHARACTERS ?? defaultCharacters;
  return { name, url: url ?? defaultUrl(name, key ?? ''), key, model, monthlyCharacters };
}

function defaultUrl(name: TranslatorName, key: string): string {
  if (name === 'deepl') return deeplUrl(key);
  return name === 'google' ? 'https://translation.googleapis.com' : 'https://api.openai.com/v1';
}

function isOwnMachine(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
}
