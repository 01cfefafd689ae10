/**
 * Parts of pages that an experiment may draw otherwise, by name, and the variants of each; the first is the default
 * without one. A name is never used for another part: configurations store it.
 */
export const partVariants = {
  /** Activities like the one that is shown, below its page. */
  'activity.similar': ['mist', 'paper', 'hidden'],
} as const;

export type PartName = keyof typeof partVariants;
export type PartVariant<Name extends PartName> = (typeof partVariants)[Name][number];

export function isPartName(name: string): name is PartName {
  return Object.hasOwn(partVariants, name);
}
