import { tagsFor } from '#src/domain/catalogue/tags-for.ts';
import { isOnPlatform, cmsPlatforms, type CmsType } from '#src/domain/content/blocks/cms-types.ts';
import type {
  ContentItem,
  ContentTargets,
  ContentText,
  ContentVisitor,
  SpokenContent,
} from '#src/domain/content/content-item.ts';
import { withBlockTexts } from '#src/domain/content/blocks/block-texts.ts';
import { englishText } from '#src/domain/shared/english/english-text.ts';
import { isEnglish } from '#src/domain/shared/english/spell-english.ts';
import { defaultLanguage, isLanguage, languages, type LanguageCode } from '#src/domain/site/language/languages.ts';

/** The items of a type that a visitor is shown now, one for each slot: the greatest priority first, then the latest (spec §3). */
export function shownItems(
  items: readonly ContentItem[],
  type: CmsType,
  visitor: ContentVisitor,
  nowMs: number,
): readonly ContentItem[] {
  const fitting = items.filter((item) => item.type === type && isFor(item, visitor) && isNow(item, nowMs));
  const slots = Map.groupBy(fitting, (item) => item.slot);
  const chosen = [...slots.values()].flatMap(
    (rivals) => favourite(rivals, visitor) ?? rivals.toSorted(better).slice(0, 1),
  );
  return chosen.toSorted((a, b) => inRank(a, b) || compare(a.key, b.key));
}

/** The item that an experiment shows this visitor, where it may be shown at all. */
function favourite(rivals: readonly ContentItem[], { chosen = {} }: ContentVisitor): ContentItem | undefined {
  return rivals.find(({ slot, key }) => Object.hasOwn(chosen, slot) && chosen[slot] === key);
}

type Ranked = Pick<ContentItem, 'priority' | 'date'>;

/** The greatest priority first, then the latest; what has no day comes after what has one. */
export function inRank(a: Ranked, b: Ranked): number {
  return b.priority - a.priority || compare(b.date ?? '', a.date ?? '');
}

/** The item that fills a slot for a visitor now, or null: the most specific, then by priority, then by key. */
export function shownItem(
  items: readonly ContentItem[],
  { type, slot }: Pick<ContentItem, 'type' | 'slot'>,
  visitor: ContentVisitor,
  nowMs: number,
): ContentItem | null {
  const rivals = items.filter((item) => item.slot === slot);
  return shownItems(rivals, type, visitor, nowMs)[0] ?? null;
}

/** An item in the visitor's language, else in that of its messages, else in its nearest, else in English (RU-23). */
export function spoken(item: ContentItem, language: LanguageCode): SpokenContent {
  const preferred = [language, languages[language].messages, ...tagsFor(language)].filter(isLanguage);
  for (const lang of preferred) {
    const text: ContentText | undefined = item.texts[lang];
    if (text !== undefined) return { item, text: inEnglishOf(text, language), lang };
  }
  return { item, text: item.texts.en, lang: defaultLanguage };
}

/** A text of content in the spelling of a variant of English; as it is for other languages. */
function inEnglishOf(text: ContentText, language: LanguageCode): ContentText {
  if (!isEnglish(language)) return text;
  const say = (one: string): string => englishText(one, language);
  const { title, summary, blocks } = text;
  return {
    ...text,
    title: say(title),
    summary: say(summary),
    blocks: blocks.map((block) => withBlockTexts(block, say)),
  };
}

/** The next moment after `nowMs` at which some item begins or ends, in milliseconds; null when none does. */
export function nextTurn(items: readonly ContentItem[], nowMs: number): number | null {
  const turns = items
    .flatMap(({ begins, ends }) => [begins, ends])
    .flatMap((at) => (at === null ? [] : [Date.parse(at)]))
    .filter((at) => at > nowMs);
  return turns.length === 0 ? null : Math.min(...turns);
}

/** Whose residents are shown something else than others, now or at some other time. */
export function namedResidences(items: readonly ContentItem[]): ReadonlySet<string> {
  return new Set(items.flatMap(({ residences }) => residences));
}

function isFor(item: ContentTargets, visitor: ContentVisitor): boolean {
  const { residence } = visitor;
  return (
    isOnPlatform(item.platforms, visitor.platforms) &&
    holds(item.markets, visitor.market) &&
    holds(item.languages, visitor.language) &&
    (item.residences.length === 0 || (residence !== null && item.residences.includes(residence))) &&
    holds(item.partners, visitor.partner)
  );
}

function isNow({ begins, ends }: ContentTargets, nowMs: number): boolean {
  return (begins === null || nowMs >= Date.parse(begins)) && (ends === null || nowMs < Date.parse(ends));
}

function holds<Value>(some: readonly Value[], one: Value): boolean {
  return some.length === 0 || some.includes(one);
}

function better(a: ContentItem, b: ContentItem): number {
  return specificity(b) - specificity(a) || b.priority - a.priority || compare(a.key, b.key);
}

/** A partner's own before a residence's, that before a language's, a market's, a platform's and a season's. */
function specificity(item: ContentTargets): number {
  const marks = [
    item.partners.length > 0,
    item.residences.length > 0,
    item.languages.length > 0,
    item.markets.length > 0,
    item.platforms !== cmsPlatforms.ALL,
    item.begins !== null || item.ends !== null,
  ];
  return marks.reduce((sum, mark) => sum * 2 + (mark ? 1 : 0), 0);
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
