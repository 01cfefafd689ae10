import { categories } from '#src/domain/catalogue/product.ts';
import type { ContentBlock } from '#src/domain/content/blocks/content-block.ts';
import type { CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type { ContentItem } from '#src/domain/content/content-item.ts';
import { isPageNumber } from '#src/domain/content/page-number.ts';
import { termDocuments } from '#src/domain/content/terms/terms.ts';
import { isCountry } from '#src/domain/accounts/residences.ts';
import { defaultLanguage, type LanguageCode } from '#src/domain/site/language/languages.ts';

/**
 * A place that a page requests; `#` represents the number of a city, a theme, an activity or of the item's own page.
 */
type SlotForm = string;

/**
 * The slots that are requested, of types that have no others: an item in another one would be taken, and shown nowhere.
 * `orLink`: an item that leads somewhere by its `link` needs no page of its own.
 */
const slotForms: Readonly<Partial<Record<CmsType, { readonly forms: readonly SlotForm[]; readonly orLink?: true }>>> = {
  'seasonal-theme': { forms: ['home', 'theme-#'] },
  'city-theme': { forms: ['city-#'] },
  'activity-help': { forms: ['activity', 'activity-#', ...categories] },
  'seo-link': { forms: ['home', 'city', 'city-#'] },
  'banner-ad': { forms: ['search', 'search-#', 'city', 'city-#'] },
  billboard: { forms: ['#'] },
  'city-article': { forms: ['#'], orLink: true },
  newsroom: { forms: ['#'], orLink: true },
  campaign: { forms: ['triple-treate-challenge-1', 'zhenxing-coupon-taiwan-tc'], orLink: true },
  'join-us': { forms: ['careers'] },
  sustainability: { forms: ['mission', 'communities', 'merchants'] },
  terms: { forms: termDocuments },
  notice: { forms: ['site'] },
};

/** Something that a file lacks; `fact` names the line of its head that says it, where one does. */
export type Demand = { readonly fact?: 'slot' | 'date' | 'link'; readonly reason: string };

export type Demanded = Pick<ContentItem, 'slot' | 'link' | 'date'> & {
  readonly type: CmsType;
  readonly language: LanguageCode;
  readonly blocks: readonly ContentBlock[];
};

/**
 * Returns the unmet requirements of a type for its files beyond those of every file: such a file would show none of its
 * content.
 */
export function unmetDemands(of: Demanded): readonly Demand[] {
  const { type, blocks, language } = of;
  const has = (kind: ContentBlock['kind']): boolean => blocks.some((block) => block.kind === kind);
  return [
    ...(language === defaultLanguage ? unmetByFacts(of) : []),
    ...(type === 'faq' && !has('questions') ? [{ reason: 'a block of questions is missing' }] : []),
    ...(type === 'activity-help' && (!has('questions') || blocks.some(({ kind }) => kind !== 'questions'))
      ? [{ reason: 'only the content of an activity may have questions' }]
      : []),
    ...(type === 'travel-restriction' && !isSourced(blocks)
      ? [{ reason: 'a link to the official page that it was taken from is missing' }]
      : []),
  ];
}

/** The facts are in the English file. */
function unmetByFacts({ type, slot, link, date }: Demanded): readonly Demand[] {
  const { forms, orLink } = slotForms[type] ?? {};
  const isAsked = forms === undefined || (orLink && link !== null) || forms.some((form) => fits(form, slot));
  return [
    ...(isAsked ? [] : [{ fact: 'slot' as const, reason: misplaced(forms ?? [], orLink) }]),
    ...(type === 'banner-ad' && link === null ? [{ reason: 'link: an advertisement needs a link' }] : []),
    ...(type === 'travel-restriction' && !isCountry(slot.toUpperCase())
      ? [{ fact: 'slot' as const, reason: 'slot: must be a country code in lower case' }]
      : []),
    // What a country requires changes, and may cost travelers their journey.
    ...(type === 'travel-restriction' && date === null
      ? [{ reason: 'date: the day on which the sources were read is missing' }]
      : []),
  ];
}

function fits(form: SlotForm, slot: string): boolean {
  if (!form.endsWith('#')) return form === slot;
  const start = form.slice(0, -1);
  return slot.startsWith(start) && isPageNumber(slot.slice(start.length));
}

function misplaced(forms: readonly SlotForm[], orLink?: true): string {
  const places = forms.map((form) => (form === '#' ? 'a number' : form.replace('#', '<number>')));
  return `slot: nothing asks for it; there are ${places.join(' ')}${orLink ? ', or a link' : ''}`;
}

function isSourced(blocks: readonly ContentBlock[]): boolean {
  return blocks.some((block) => block.kind === 'text' && block.text.includes('](https://'));
}
