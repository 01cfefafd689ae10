import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** The services that texts can be sent to. The names are values of `TRANSLATOR` and are stored with translations. */
export const translatorNames = ['libretranslate', 'deepl', 'google', 'openai'] as const;
export type TranslatorName = (typeof translatorNames)[number];

/** A part of a text; `keep`: it must be in the translation as it is. */
export type Segment = { readonly text: string; readonly isFixed: boolean };

/** Texts of one language; `source` is a tag (BCP 47), of which services read the primary part. */
export type TranslationRequest = {
  readonly texts: readonly (readonly Segment[])[];
  readonly source: string;
  readonly target: LanguageCode;
  /** How long the caller waits for the whole answer. */
  readonly patienceMs: number;
};

/** Failures that may pass: the same request may succeed later. */
type PassingFailure = 'down' | 'slow' | 'rate_limited';

/** Refusals that another attempt does not change. */
type TranslatorRefusal = 'quota_exceeded' | 'unauthorized' | 'language_unsupported' | 'rejected' | 'unreadable';

/** `isUncharged`: the service certainly did not process the texts. */
export type TranslatorAnswer =
  | { readonly kind: 'done'; readonly texts: readonly string[] }
  | { readonly kind: 'passing'; readonly reason: PassingFailure; readonly isUncharged: boolean }
  | { readonly kind: 'refused'; readonly reason: TranslatorRefusal };

/** What a service accepts in one request. */
export type TranslatorLimits = { readonly texts: number; readonly characters: number };

/** A translation service. It never throws for what a service does. */
export type Translator = {
  readonly name: TranslatorName;
  readonly limits: TranslatorLimits;
  readonly translate: (request: TranslationRequest) => Promise<TranslatorAnswer>;
};
