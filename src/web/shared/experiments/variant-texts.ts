import { setupI18n, type I18n } from '@lingui/core';

import { BoundedMap, entryBytes } from '#src/domain/bounded-map.ts';
import { variantKey, type Variant } from '#src/domain/site/choices/experiments.ts';
import { expose } from '#src/web/shared/experiments/experiments.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';

type Trying = Pick<SitePart, 'variants' | 'language'>;

/** All words that experiments put in the place of others; null without any. */
function ownTexts({ variants = [] }: Trying): Readonly<Record<string, string>> | null {
  const texts = Object.assign({}, ...variants.map((one) => one.texts)) as Record<string, string>;
  return Object.keys(texts).length === 0 ? null : texts;
}

/** A copy of a catalogue has thousands of entries: it is made once for a combination of groups, not for each render. */
const copies = new WeakMap<I18n, BoundedMap<string, I18n>>();
/** Combinations that are stored for each catalogue; the copies are counted, not measured. */
const mostCopies = 32;
const counted = { maxBytes: mostCopies * entryBytes, bytesOf: () => 0 };

/**
 * Returns the messages of a page with the texts of experiments applied; the same catalogue without any. A group's texts
 * never change while the process runs, so the experiment and the group number identify them.
 */
export function withVariantTexts(i18n: I18n, site: Trying, locales: string): I18n {
  const texts = ownTexts(site);
  if (texts === null) return i18n;
  const cache = copies.get(i18n) ?? new BoundedMap<string, I18n>(counted);
  copies.set(i18n, cache);
  const key = variantKey(site.variants ?? []);
  const known = cache.get(key);
  if (known !== undefined) return known;
  const messages = { [site.language]: { ...i18n.messages, ...texts } };
  const copy = setupI18n({ locale: site.language, locales, messages });
  cache.set(key, copy);
  return copy;
}

/** Puts the words of experiments in their place again, after a file of words was loaded over them. */
export function reapplyVariantTexts(i18n: I18n, site: Trying): void {
  const texts = ownTexts(site);
  if (texts !== null) i18n.load(site.language, texts);
}

/** Reports an exposure when a message is used that an experiment varies. */
export function watchVariantTexts(
  i18n: I18n,
  { variants = [] }: Trying,
  report: (variant: Variant) => void = expose,
): void {
  const touching = variants.filter(({ touches }) => touches.texts.length > 0);
  if (touching.length === 0) return;
  const plain = i18n._.bind(i18n);
  const watched = ((...said: Parameters<I18n['_']>) => {
    const [first] = said;
    const id: string = typeof first === 'string' ? first : (first as { readonly id: string }).id;
    for (const variant of touching) if (variant.touches.texts.includes(id)) report(variant);
    return plain(...said);
  }) as I18n['_'];
  i18n._ = watched;
  i18n.t = watched;
}
