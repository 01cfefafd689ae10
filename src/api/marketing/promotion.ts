import { listPreferred, type PreferredView } from '#src/actions/content/list-preferred.ts';
import { listProgram } from '#src/actions/search/list-program.ts';
import { readTheme } from '#src/actions/marketing/programmes/read-theme.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { programView, themeView } from '#src/api/marketing/promotion-views.ts';
import { route, type Route } from '#src/api/route.ts';
import { searchAnswer } from '#src/api/search/search-answer.ts';
import { preferredNames } from '#src/api/marketing/preferred-names.data.ts';
import { promotionEndpoints, type PreferredAnswer } from '#src/contract/marketing/promotion.ts';
import { nameIn } from '#src/domain/catalogue/destination.ts';
import { ok } from '#src/domain/failure.ts';
import { searchPageSize } from '#src/domain/search/query/filter.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** What is put together of the catalogue (spec §3, §7). */
export const promotionRoutes: readonly Route[] = [
  route(promotionEndpoints.programList, async (deps, { caller, input }) => {
    const listed = await listProgram(deps, caller, input);
    if (!listed.ok) return listed;
    const { program, found } = listed.value;
    const { aggr_condition, search_result } = searchAnswer(found, caller.language);
    return ok({ program: programView(program, caller.language), aggr_condition, search_result });
  }),
  route(promotionEndpoints.preferredActivities, async (deps, { caller, input }) => {
    const view = await listPreferred(deps, caller, {
      countries: input.country_ids ?? [],
      cities: input.city_ids ?? [],
      page: input.page,
      limit: input.limit ?? searchPageSize,
    });
    return ok(preferredAnswer(view, caller.language));
  }),
  route(promotionEndpoints.themeDetail, async (deps, { caller, input }) => {
    const found = await readTheme(deps, caller, input.theme_id);
    if (!found.ok) return found;
    const { card, items, others } = found.value;
    const { id, slug, title, description, picture } = themeView(card, caller.language);
    return ok({
      id,
      slug,
      title,
      description,
      banner_info: { picture },
      items: items.map((one) => productCard(one, caller.language)),
      others: others.map((one) => themeView(one, caller.language)),
    });
  }),
];

function preferredAnswer(view: PreferredView, language: LanguageCode): PreferredAnswer {
  const rule = nameIn(preferredNames.rule, language);
  const { words } = view;
  const samples = nameIn(preferredNames.samples, rule.lang).text;
  return {
    sectionName: words === null ? nameIn(preferredNames.name, language) : { text: words.text.title, lang: words.lang },
    sectionDescription:
      words === null ? nameIn(preferredNames.description, language) : { text: words.text.summary, lang: words.lang },
    // Full-width signs bring their own room.
    sectionDisclaimer: view.sample
      ? { text: [rule.text, samples].join(rule.text.endsWith('。') ? '' : ' '), lang: rule.lang }
      : rule,
    total: view.total,
    activities: view.cards.map((card) => productCard(card, language)),
    ranges: view.ranges.map(({ country, count, cities }) => ({
      country_id: country,
      count,
      cities: cities.map(({ destination, count: inside }) => ({
        id: destination.id,
        slug: destination.slug,
        name: nameIn(destination.names, language),
        count: inside,
      })),
    })),
  };
}
