import { msg, plural } from '@lingui/core/macro';

import { reviewCalls } from '#src/contract/reviews/reviews.calls.ts';
import type { ReviewsAnswer, ReviewsInput } from '#src/contract/reviews/reviews.ts';
import { reviewParties, type ReviewParty } from '#src/domain/reviews/reviewing.ts';
import { formatNumber, nameOf } from '#src/domain/site/language/formats.ts';
import { isSyntheticProduct } from '#src/domain/catalogue/synthetic-ids.ts';
import { href, idAndSlug } from '#src/web/shared/page/href.ts';
import {
  translatedList,
  translatingOf,
  type ReviewTranslating,
} from '#src/web/reviews/activity-reviews/review-translations.ts';
import {
  partWords,
  partyWords,
  reviewsView,
  scoreChoices,
  type ReviewsWords,
} from '#src/web/reviews/parts/reviews-view.ts';
import { ratedFacts } from '#src/web/shared/labels/rated-facts.ts';
import { structuredText } from '#src/web/shared/page-head/structured.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';

export type FilterChip = {
  readonly text: string;
  readonly href: string;
  readonly count: string | undefined;
  readonly selected: boolean;
};

export type ActivityReviewsView = {
  readonly title: { readonly text: string; readonly lang: string };
  readonly activityHref: string;
  readonly list: ReviewsWords | null;
  readonly translating: ReviewTranslating;
  /** "12 reviews": how many the filters leave. */
  readonly found: string;
  readonly filters: readonly { readonly label: string; readonly chips: readonly FilterChip[] }[];
  readonly parts: readonly { readonly name: string; readonly score: string }[];
  readonly pages: { readonly here: string; readonly before: string | null; readonly after: string | null } | null;
  /** The list as it is without any filter, where one leaves nothing. */
  readonly allHref: string;
  readonly structured: string;
};

type ReviewsQuery = Omit<ReviewsInput, 'id'>;
/** A changed query; undefined takes a filter off. */
type Change = { readonly [Name in keyof ReviewsQuery]?: ReviewsQuery[Name] | undefined };

const pageSize = 10;
const mostPages = 1000;

/** All reviews of an activity (spec §9), narrowed and sorted by the address, so that everything works without script. */
export async function loadActivityReviews(context: LoadContext): Promise<Loaded<ActivityReviewsView>> {
  const { api, params, i18n, site, signal } = context;
  const filter = readReviewsQuery(context.query);
  const answer = await api.call(reviewCalls.reviews, { id: Number(params['id']), ...filter }, { signal });
  if (!answer.ok) {
    if (answer.error.code === 'not_found') return { kind: 'missing' };
    throw new Error(`reviews: ${answer.error.code}`);
  }
  const { product, total } = answer.value;
  const path = `/activity/${product.id}-${product.slug}/reviews`;
  if (params['path'] !== product.slug) return { kind: 'moved', path };
  const title = product.title.text;
  const isWhole = Object.values(filter).every((value) => value === undefined);
  return {
    kind: 'page',
    data: viewOf(context, answer.value, filter),
    head: {
      title: i18n._(msg`Reviews of ${title} | ${site.brand.name}`),
      description: i18n._(
        msg`What travelers say about ${title}: ${plural(total, { one: '# review', other: '# reviews' })}`,
      ),
      path,
      share: { over: i18n._(msg`Reviews`), title },
      ...(isWhole && !isSyntheticProduct(product.id) ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** What the address requests; whatever is no filter of ours is passed over. */
function readReviewsQuery(query: URLSearchParams): ReviewsQuery {
  const [score, lang, party, page] = ['score', 'lang', 'party', 'page'].map((name) => query.get(name) ?? '');
  const number = Number(page);
  const known = reviewParties.find((one) => one === party);
  return {
    ...(/^(20|40|60|80|100)$/.test(score ?? '') ? { score: Number(score) } : {}),
    ...(/^[a-z]{2,3}$/.test(lang ?? '') ? { lang } : {}),
    ...(query.get('photos') === 'true' ? { photos: true } : {}),
    ...(known === undefined ? {} : { party: known }),
    ...(query.get('sort') === 'newest' ? { sort: 'newest' as const } : {}),
    ...(Number.isInteger(number) && number > 1 && number <= mostPages ? { page: number } : {}),
  };
}

function viewOf(context: LoadContext, answer: ReviewsAnswer, filter: ReviewsQuery): ActivityReviewsView {
  const { i18n, site } = context;
  const { product, total } = answer;
  const list = translatedList(reviewsView(context, answer), answer);
  const activityHref = href(site, 'activity', idAndSlug(product));
  const path = `/activity/${product.id}-${product.slug}/reviews`;
  return {
    title: product.title,
    activityHref,
    list,
    translating: translatingOf(context, answer, filter),
    found: i18n._(msg`${plural(total, { one: '# review', other: '# reviews' })}`),
    filters: list === null ? [] : filtersOf(context, answer, filter),
    parts: Object.entries(answer.parts).map(([part, points]) => ({
      name: partWords(i18n, part),
      score: formatNumber(points / 20, site.writing, 1),
    })),
    pages: pagesOf(context, answer, filter),
    allHref: addressOf(context, answer, {}),
    structured: structuredText(
      site,
      path,
      [{ text: product.title.text, href: activityHref }, { text: i18n._(msg`Reviews`) }],
      ratedProduct(answer),
    ),
  };
}

/** For search engines: what real guests gave; nothing of samples (RU-32). */
function ratedProduct({ product, rating }: ReviewsAnswer): readonly object[] {
  if (rating === null || rating.sample) return [];
  return [{ '@type': 'Product', name: product.title.text, ...ratedFacts(rating) }];
}

function filtersOf(context: LoadContext, answer: ReviewsAnswer, filter: ReviewsQuery): ActivityReviewsView['filters'] {
  const { i18n, site } = context;
  const chip = (text: string, count: number | null, selected: boolean, change: Change): FilterChip => ({
    text,
    count: count === null ? undefined : formatNumber(count, site.writing),
    selected,
    // Pressing what is chosen takes it off.
    href: addressOf(context, answer, { ...filter, ...change, page: undefined }),
  });
  const languages = Object.entries(answer.languages).toSorted(([, a], [, b]) => b - a);
  const parties = reviewParties.filter((party) => (answer.parties[party] ?? 0) > 0);
  const groups = [
    {
      label: i18n._(msg`Sort by`),
      chips: [
        chip(i18n._(msg`Most helpful`), null, filter.sort === undefined, { sort: undefined }),
        chip(i18n._(msg`Newest`), null, filter.sort === 'newest', { sort: 'newest' }),
      ],
    },
    {
      label: i18n._(msg`Score`),
      chips: scoreChoices(i18n).map(({ score, text }) => {
        const selected = filter.score === score;
        return chip(text, answer.distribution[score / 20 - 1] ?? 0, selected, { score: selected ? undefined : score });
      }),
    },
    {
      label: i18n._(msg`Language`),
      chips:
        languages.length < 2 && filter.lang === undefined
          ? []
          : languages.map(([lang, count]) => {
              const selected = filter.lang === lang;
              const name = nameOf('language', lang, site.language);
              return chip(name, count, selected, { lang: selected ? undefined : lang });
            }),
    },
    {
      label: i18n._(msg`Type of trip`),
      chips: [
        ...parties.map((party: ReviewParty) => {
          const selected = filter.party === party;
          const change = { party: selected ? undefined : party };
          return chip(partyWords(i18n, party), answer.parties[party] ?? 0, selected, change);
        }),
        ...(answer.withPhotos > 0
          ? [
              chip(i18n._(msg`With photos`), answer.withPhotos, filter.photos === true, {
                photos: filter.photos === true ? undefined : true,
              }),
            ]
          : []),
      ],
    },
  ];
  return groups.filter((group) => group.chips.length > 0);
}

function pagesOf(context: LoadContext, answer: ReviewsAnswer, filter: ReviewsQuery): ActivityReviewsView['pages'] {
  const { i18n, site } = context;
  const { page = 1 } = filter;
  const last = Math.min(mostPages, Math.ceil(answer.total / pageSize));
  if (last < 2 && page === 1) return null;
  const to = (number: number): string =>
    addressOf(context, answer, { ...filter, page: number === 1 ? undefined : number });
  const [here, all] = [formatNumber(page, site.writing), formatNumber(last, site.writing)];
  return {
    here: i18n._(msg`Page ${here} of ${all}`),
    before: page > 1 ? to(Math.min(page - 1, Math.max(1, last))) : null,
    after: page < last ? to(page + 1) : null,
  };
}

function addressOf({ site }: LoadContext, { product }: ReviewsAnswer, filter: Change): string {
  return href(site, 'activity-reviews', idAndSlug(product), filter);
}
