/**
 * What the translation services of the sandbox do with the next requests. `fine` translates; `down`, `reset`, `slow`,
 * `rate` and `quota` fail as each service does; the others answer with what a shop must not show.
 */
export const modes = [
  'fine',
  'down',
  'reset',
  'slow',
  'rate',
  'quota',
  'placeholder',
  'markup',
  'language',
  'untranslated',
  'number',
  'short',
  'unreadable',
  'large',
  'redirect',
] as const;
export type Mode = (typeof modes)[number];
