import { msg, plural } from '@lingui/core/macro';

import type { Answer, CallFailure } from '#src/contract/client.ts';
import { promotionCalls } from '#src/contract/marketing/promotion.calls.ts';
import type { ProgramListAnswer } from '#src/contract/marketing/promotion.ts';
import { listingState, type ListingState } from '#src/domain/marketing/programmes/programme-listing.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import { pagedCalls } from '#src/domain/search/paged-calls.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { marketTimeWords } from '#src/web/shared/moments/moment-labels.ts';
import { href } from '#src/web/shared/page/href.ts';
import { productCardView } from '#src/web/shared/cards/product-card-view.ts';
import { itemList, structuredText } from '#src/web/shared/page-head/structured.ts';
import { pictureWords } from '#src/web/shared/labels/category-labels.ts';
import type { LoadContext, Loaded } from '#src/web/shared/page/page-definition.ts';
import { choicesOf } from '#src/web/marketing/promotion/choices-view.ts';
import {
  isFirstPage,
  noFilters,
  promotionFilter,
  promotionHref,
  readPromotionQuery,
  type PromotionQuery,
} from '#src/web/marketing/promotion/promotion-query.ts';
import type { PromotionView } from '#src/web/marketing/promotion/promotion-view.ts';

/**
 * Loads a program's activities. The four codes of spec §8 and a filter without results have their own pages; other
 * failures answer 404, or show a page that offers to try again (RU-35).
 */
export async function loadPromotion(context: LoadContext): Promise<Loaded<PromotionView>> {
  const { api, params, query, site } = context;
  const now = readPromotionQuery(Number(params['programId']), query);
  const filter = { ...promotionFilter(now), program_id: now.programId };
  const answers = await Promise.all(
    pagedCalls(now.page, now.shown).map((page) => api.call(promotionCalls.programList, { ...filter, ...page })),
  );
  const [answer] = answers;
  if (answer === undefined) return { kind: 'missing' };
  const ended = answer.ok
    ? ({ ok: true, cards: answer.value.search_result.cards.length } as const)
    : ({ ok: false, code: answer.error.code } as const);
  const state = listingState(ended, isFirstPage(site, now));
  if (state === 'not-found') return { kind: 'missing' };
  return answer.ok
    ? listed(context, now, state, joined(answer.value, answers, now))
    : emptied(context, now, state, answer);
}

type Answered = ProgramListAnswer & { readonly shown: number };

/** The pages that came one after the other; one that failed ends the list, which offers to go on. */
function joined(
  first: ProgramListAnswer,
  answers: readonly Answer<ProgramListAnswer>[],
  now: PromotionQuery,
): Answered {
  const ended = answers.findIndex((answer) => !answer.ok);
  const came = ended === -1 ? answers : answers.slice(0, ended);
  const cards = came.flatMap((answer) => (answer.ok ? answer.value.search_result.cards : []));
  const shown = ended === -1 ? now.shown : Math.max(1, Math.floor(cards.length / searchPageSize));
  const { search_result: found } = first;
  return { ...first, shown, search_result: { ...found, cards: cards.slice(0, shown * searchPageSize) } };
}

function listed(
  context: LoadContext,
  now: PromotionQuery,
  state: ListingState,
  { program, search_result: found, aggr_condition: facets, shown }: Answered,
): Loaded<PromotionView> {
  const { i18n, site } = context;
  const title = program.title.text;
  const cards = found.cards.map((card) => productCardView(context, card));
  const trail = [{ text: i18n._(msg`Home`), href: href(site, 'home') }, { text: title }];
  return {
    kind: 'page',
    data: {
      now,
      program: {
        title: program.title,
        text: program.text,
        picture: program.picture,
        alt: pictureWords(i18n, program.picture, title),
        window: windowWords(context, program),
        structured: structuredText(site, pathOf(now), trail, itemList(site, cards)),
      },
      nothing:
        state.status === 'success'
          ? null
          : {
              title: i18n._(msg`No results match all filters`),
              text: i18n._(msg`You may like other activities in this promotion.`),
              code: null,
              retryHref: null,
            },
      count: i18n._(msg`${plural(found.total, { one: '# activity', other: '# activities' })}`),
      total: found.total,
      cards,
      page: now.page,
      shown,
      failed: false,
      ...choicesOf(context, now, facets),
      clearHref: isFirstPage(site, { ...now, page: 1 }) ? null : clearHref(context, now),
    },
    head: {
      title: `${title} | ${site.brand.name}`,
      description: program.text.text,
      path: pathOf(now),
      image: `/pictures/${program.picture}/og.jpg`,
      // Of a list, search engines need its beginning alone.
      ...(isFirstPage(site, { ...now, page: 1 }) ? {} : { robots: 'noindex' as const }),
    },
  };
}

/** Nothing to show, and why: one of the four codes, or a failure that may pass. */
function emptied(
  context: LoadContext,
  now: PromotionQuery,
  { code, retry }: ListingState,
  { error }: CallFailure,
): Loaded<PromotionView> {
  const { i18n, site } = context;
  const title = failureWords(i18n, error);
  return {
    kind: 'page',
    data: {
      now,
      program: null,
      nothing: {
        title,
        text: retry ? null : whenWords(context, error),
        code,
        retryHref: retry ? promotionHref(site, now, now) : null,
      },
      count: '',
      total: 0,
      cards: [],
      page: now.page,
      shown: now.shown,
      failed: true,
      groups: [],
      sorts: [],
      applied: [],
      price: null,
      clearHref: retry ? clearHref(context, now) : null,
    },
    head: { title: `${title} | ${site.brand.name}`, description: title, path: pathOf(now), robots: 'noindex' },
  };
}

function pathOf({ programId }: PromotionQuery): string {
  return `/promotion/program/${programId}`;
}

function clearHref({ site }: LoadContext, { programId }: PromotionQuery): string {
  return promotionHref(site, { ...noFilters, programId });
}

/** From when to when it holds, by the clock of the market's main city. */
function windowWords(context: LoadContext, window: { readonly begins: string; readonly ends: string | null }): string {
  const { i18n } = context;
  if (window.ends === null) return i18n._(msg`All year round`);
  const [first, last] = [marketTimeWords(context, window.begins), marketTimeWords(context, window.ends)];
  return i18n._(msg({ message: `From ${first} until ${last}`, context: 'date and time' }));
}

/** Returns when the program begins or ended, if the failure says so. */
function whenWords(context: LoadContext, { facts }: CallFailure['error']): string | null {
  const { i18n } = context;
  const begins = facts?.['begins'];
  const ends = facts?.['ends'];
  if (typeof begins === 'string' && begins !== '') {
    const first = marketTimeWords(context, begins);
    return i18n._(msg`Starts on ${first}.`);
  }
  if (typeof ends !== 'string' || ends === '') return null;
  const last = marketTimeWords(context, ends);
  return i18n._(msg`Ended on ${last}.`);
}
