import { readHome, type HomeView } from '#src/actions/content/read-home.ts';
import { wireBlock, wireLink } from '#src/api/content/block-answers.ts';
import { productCard } from '#src/api/catalogue/cards.ts';
import { isBuiltFor } from '#src/api/shared/page-links/page-links.ts';
import { route, type Route } from '#src/api/route.ts';
import { homeEndpoints, type HomeAnswer } from '#src/contract/content/home.ts';
import { fail, ok } from '#src/domain/failure.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';

/** The home page. */
export const homeRoutes: readonly Route[] = [
  route(homeEndpoints.home, async (deps, { caller, input: { lat, lng } }) => {
    // Half a position is none.
    if ((lat === undefined) !== (lng === undefined))
      return fail('bad_request', { field: lat === undefined ? 'lat' : 'lng' });
    const position = lat === undefined || lng === undefined ? null : { lat, lng };
    const home = await readHome(deps, caller, { position, isBuilt: isBuiltFor(caller.platform) });
    return home.ok ? ok(homeAnswer(home.value, caller.language)) : home;
  }),
];

function homeAnswer(view: HomeView, language: LanguageCode): HomeAnswer {
  const { banner, sections, nearby, destinations, products } = view;
  return {
    banner: banner === null ? null : wireLink(banner),
    sections: sections.map(({ item, text, lang, blocks }) => ({
      type: item.type,
      key: item.key,
      lang,
      title: text.title,
      summary: text.summary,
      link: item.link,
      picture: item.picture,
      blocks: blocks.map((block) => wireBlock(block, language)),
    })),
    nearby: nearby === null ? null : nearby.map((one) => productCard(one, language)),
    counts: { destinations, products },
  };
}
