import { chooseMenu } from '#src/actions/content/choose-menu.ts';
import { chooseNotice } from '#src/actions/content/choose-notice.ts';
import { unfilledPlaces } from '#src/actions/content/unfilled-places.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { inProcessClient } from '#src/api/serve.ts';
import { contentPages } from '#src/contract/content/content-pages.ts';
import { siteDataEndpoints } from '#src/contract/site/site-data.ts';
import { Contended } from '#src/domain/contended.ts';
import type { SitePart } from '#src/domain/site/site-part.ts';
import type { SiteChoice } from '#src/server/context/request-context.ts';

/** The site that a page is made for, with what is of this moment: rates (RU-13), and what editors have to do with every page. */
export async function siteNow(deps: Deps, site: SiteChoice, caller: Caller): Promise<SitePart> {
  const [rates, menu, notice, withdrawn] = await Promise.all([
    inProcessClient(deps, caller).call(siteDataEndpoints.exchangeRate, {}),
    chooseMenu(deps, caller),
    chooseNotice(deps, caller),
    unfilledPlaces(deps, caller, contentPages),
  ]);
  // A database that is busy or gone makes the page wait, not be drawn (and cached) without its prices.
  if (!rates.ok && rates.status === 503) throw new Contended('no exchange rates', rates.error.code, null);
  return { ...site, currencyRate: rates.ok ? rates.value.rates : {}, menu, withdrawn, notice: notice ?? site.notice };
}
