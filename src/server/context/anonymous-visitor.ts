import type { Caller } from '#src/actions/deps.ts';
import { subChannelOf } from '#src/partners/partners.ts';
import type { Entry } from '#src/server/context/request-context.ts';

/** The reader of a cached page: anonymous, or any resident of a country that content names. */
export function anonymousCaller({ site }: Pick<Entry, 'site'>, residence: string | null = null): Caller {
  const { host, market, language, currency, platform, app, partner, isBot } = site;
  return {
    account: null,
    sessionHash: null,
    device: '',
    owner: '',
    host,
    market,
    language,
    currency,
    platform,
    app,
    partner,
    subChannel: subChannelOf(partner),
    affiliate: null,
    menu: site.affiliateLook?.menu ?? null,
    network: '',
    agent: '',
    isBot,
    ipCountry: residence,
    keplerId: null,
    ...(site.variants === undefined ? {} : { variants: site.variants }),
    webSession: null,
  };
}
