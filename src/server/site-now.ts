import { chooseMenu } from '#src/actions/content/choose-menu.ts';
import { chooseNotice } from '#src/actions/content/choose-notice.ts';
import { currencyRates } from '#src/actions/content/currency-rates.ts';
import { unfilledPlaces } from '#src/actions/content/unfilled-places.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { contentPages } from '#src/contract/content-pages.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { SiteChoice } from '#src/server/doorway.ts';

/** The site that a page is made for, with what is of this moment: rates (RU-13), and what editors have to do with every page. */
export async function siteNow(deps: Deps, site: SiteChoice, caller: Caller): Promise<SitePart> {
  const [currencyRate, menu, notice, withdrawn] = await Promise.all([
    currencyRates(deps),
    chooseMenu(deps, caller),
    chooseNotice(deps, caller),
    unfilledPlaces(deps, caller, contentPages),
  ]);
  return { ...site, currencyRate, menu, withdrawn, notice: notice ?? site.notice };
}
