/** What a sample review speaks of. */
export type Aspect = 'guide' | 'queue' | 'view' | 'food' | 'transfer' | 'value';
export type Tone = 'pleased' | 'mixed' | 'let-down';

/** Whole sentences, each with its own end; at least one. */
export type Sentences = readonly [string, ...string[]];

/** Sentences of sample reviews in one language (RU-32). None claims a fact about a real place. */
export type ReviewWords = {
  /** By what they speak of and how. */
  readonly frames: Readonly<Record<Aspect, Readonly<Record<Tone, Sentences>>>>;
  /** Last words by tone; some reviews end without. */
  readonly endings: Readonly<Record<Tone, Sentences>>;
  /** The separator of sentences: empty for scripts with a full-width full stop. */
  readonly between: '' | ' ';
};
