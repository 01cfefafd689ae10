import type { Caller } from '#src/actions/deps.ts';
import { subChannelOf } from '#src/partners/partners.ts';
import type { Entry } from '#src/server/doorway.ts';

/** Whoever looks at a cached page: nobody in particular. */
export function stranger({ site }: Pick<Entry, 'site'>): Caller {
  const { host, market, language, currency, platform, partner, isBot } = site;
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
    partner,
    subChannel: subChannelOf(partner),
    affiliate: null,
    menu: site.affiliateLook?.menu ?? null,
    network: '',
    agent: '',
    isBot,
    ipCountry: null,
    keplerId: null,
    webSession: null,
  };
}
