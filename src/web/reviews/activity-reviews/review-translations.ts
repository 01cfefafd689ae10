import type { ReviewsAnswer, ReviewsInput } from '#src/contract/reviews/reviews.ts';
import type { ReviewsWords } from '#src/web/reviews/parts/reviews-view.ts';
import { openForms, type PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** A text that was translated; null: nobody has requested it yet. */
type ReviewOriginal = { readonly text: string; readonly lang: string } | null;

/** Which reviews can be or were translated, by id, and what a form needs to request it. */
export type ReviewTranslating = {
  readonly originals: Readonly<Record<string, ReviewOriginal>>;
  readonly forms: PlainForms;
  readonly fields: Readonly<Record<string, string>>;
};

/** Returns the list with the translations that readers have requested before in place of the originals. */
export function translatedList(list: ReviewsWords | null, { translations }: ReviewsAnswer): ReviewsWords | null {
  if (list === null) return null;
  const reviews = list.reviews.map((review) => {
    const text = translations[review.id];
    return text === undefined ? review : { ...review, text, lang: undefined };
  });
  return { ...list, reviews };
}

/** Returns what can be translated; nothing where no service is configured. */
export function translatingOf(
  context: LoadContext,
  { product, reviews, translations, translatable }: ReviewsAnswer,
  query: Omit<ReviewsInput, 'id'>,
): ReviewTranslating {
  const own = primary(context.site.language);
  const originals = reviews.flatMap(({ id, text, lang }): readonly (readonly [string, ReviewOriginal])[] => {
    if (id === null) return [];
    if (translations[id] !== undefined) return [[id, { text, lang }]];
    return translatable && primary(lang) !== own ? [[id, null]] : [];
  });
  const narrowed = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)] as const],
  );
  return {
    originals: Object.fromEntries(originals),
    forms: openForms(context),
    fields: { ...Object.fromEntries(narrowed), id: String(product.id), path: product.slug },
  };
}

function primary(tag: string): string {
  return tag.split('-', 1)[0] ?? tag;
}
