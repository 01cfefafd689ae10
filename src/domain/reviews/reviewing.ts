import type { Category } from '#src/domain/catalogue/product.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { withoutUnseen } from '#src/domain/shared/text/joining-characters.ts';

/** What a review may score separately, besides the visit as a whole. */
export const reviewParts = ['value', 'organisation', 'guide', 'food', 'transport'] as const;
export type ReviewPart = (typeof reviewParts)[number];

/** The scores of some parts. */
export type ReviewScores = Readonly<{ [Part in ReviewPart]?: number | undefined }>;

/** The kind of party of the visit. */
export const reviewParties = ['solo', 'couple', 'family', 'friends', 'business'] as const;
export type ReviewParty = (typeof reviewParties)[number];

/** What readers learn about the author: the first letter of the name, the country, or nothing. */
export const authorStyles = ['initial', 'country', 'nobody'] as const;
export type AuthorStyle = (typeof authorStyles)[number];

/** Why a reader thinks that a review should be removed. */
export const reportReasons = ['spam', 'rude', 'private', 'untrue'] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reviewLimits = { shortest: 10, text: 3000, photos: 6, reply: 1500, days: 365 } as const;

/** What a review holds, before it is checked. */
export type ReviewDraft = {
  /** One of 20, 40, 60, 80 and 100 (spec §9). */
  readonly score: number;
  readonly parts: ReviewScores;
  readonly text: string;
  readonly party: ReviewParty | null;
  readonly author: AuthorStyle;
  /** Ids of photographs that were sent before, in their order. */
  readonly photos: readonly string[];
};

const eaten: ReadonlySet<Category> = new Set<Category>(['food', 'cruise', 'class']);
const driven: ReadonlySet<Category> = new Set<Category>(['day-trip', 'tour', 'transfer', 'cruise', 'outdoor']);

/** Returns the parts to rate for a product: its guide only where one speaks, the ride only where one is part of it. */
export function ratedParts({
  category,
  guided,
}: {
  readonly category: Category;
  readonly guided: boolean;
}): ReviewPart[] {
  return [
    'value',
    'organisation',
    ...(guided ? (['guide'] as const) : []),
    ...(eaten.has(category) ? (['food'] as const) : []),
    ...(driven.has(category) ? (['transport'] as const) : []),
  ];
}

/** Whether a visit may be reviewed now: it is over and not long past, or was reviewed before. */
export function mayReview(visit: {
  readonly isOver: boolean;
  readonly isRecent: boolean;
  readonly review: object | null;
}): boolean {
  return visit.isOver && (visit.isRecent || visit.review !== null);
}

/** Tidies a review; the failure names the field. Lines stay lines, whatever cannot be seen goes. */
export function checkReview(draft: ReviewDraft, requested: readonly ReviewPart[]): Result<ReviewDraft> {
  if (!isScore(draft.score)) return fail('bad_request', { field: 'score' });
  for (const part of reviewParts) {
    const score = draft.parts[part];
    if (score !== undefined && !(requested.includes(part) && isScore(score)))
      return fail('bad_request', { field: `parts.${part}` });
  }
  const text = tidyText(draft.text);
  const length = Array.from(text).length;
  if (length < reviewLimits.shortest)
    return fail('answer_too_short', { field: 'text', facts: { limit: reviewLimits.shortest } });
  if (length > reviewLimits.text)
    return fail('answer_too_long', { field: 'text', facts: { limit: reviewLimits.text } });
  if (draft.photos.length > reviewLimits.photos || new Set(draft.photos).size < draft.photos.length)
    return fail('bad_request', { field: 'photos' });
  return ok({ ...draft, text });
}

/**
 * Returns text of several lines as it is stored: no control signs but line ends, no half letters, no empty lines in a
 * row.
 */
export function tidyText(text: string): string {
  return withoutUnseen(text.toWellFormed().normalize('NFC').replace(/\r\n?/g, '\n'), '')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function isScore(score: number): boolean {
  return [20, 40, 60, 80, 100].includes(score);
}

const link =
  /https?:|www\.|\b[\p{L}\d-]{2,}\.(?:com|net|org|info|biz|shop|xyz|top|site|online|link|app|io|me|ru|cn|tk)\b/iu;
const address = /[^\s@]@[^\s@]+\.[^\s@]{2}/u;
const number = /(?:\d[\s().-]?){8,}/u;

/**
 * Returns whether a text needs moderation before it is published: it holds a link, an address or a telephone number, or
 * shouts. Advertisers and angry writers do so; most others do not.
 */
export function needsALook(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  const shouts = letters.length >= 40 && capitals.length > letters.length * 0.7;
  return shouts || link.test(text) || address.test(text) || number.test(text) || /(.)\1{9,}/u.test(text);
}

const scripts: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/gu, 'ja'],
  [/\p{Script=Hangul}/gu, 'ko'],
  [/\p{Script=Thai}/gu, 'th'],
  [/\p{Script=Arabic}/gu, 'ar'],
  [/\p{Script=Cyrillic}/gu, 'ru'],
  [/\p{Script=Han}/gu, 'zh'],
];

/**
 * The language of a text as a primary subtag: by its script where that is decisive, else the writer's page. Japanese is
 * known by its kana however many ideographs are between them.
 */
export function languageOfText(text: string, page: string): string {
  const letters = (text.match(/\p{L}/gu) ?? []).length;
  for (const [script, language] of scripts)
    if ((text.match(script) ?? []).length * (language === 'ja' ? 5 : 2) > letters) return language;
  const own = page.split('-', 1)[0] ?? 'en';
  return scripts.some(([, language]) => language === own) ? 'en' : own;
}

/** The first letter of a name as it is shown beside a review, or null where there is none. */
export function initialOf(name: string): string | null {
  const [letter] = name.normalize('NFC').match(/\p{L}/u) ?? [];
  return letter === undefined ? null : letter.toLocaleUpperCase('en');
}
