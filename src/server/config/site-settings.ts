import { sampleSeller, type Seller } from '#src/domain/orders/documents/receipt.ts';
import type { BrandColours } from '#src/domain/site/partner.ts';
import type { AffiliateRow } from '#src/domain/site/affiliate.ts';
import type { Apps } from '#src/domain/site/addresses/apps.ts';
import type { ExperimentGroup } from '#src/domain/site/choices/experiments.ts';
import type { HostRow, HostTable, Website } from '#src/domain/site/hosts.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import type { Brand } from '#src/domain/site/site-part.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { Environment } from '#src/server/config/env.ts';
import type { Secrets } from '#src/server/config/env-secrets.ts';
import { mainWebsite, showcaseHosts } from '#src/server/context/hosts.ts';
import { messageIdOf } from '#src/server/config/message-id.ts';
import { readSiteFile, type SiteFile } from '#src/server/config/site-file.ts';

/** What a showcase tries out: two groups of which nothing differs, to watch the split, and one page part. */
const showcaseExperiments: NonNullable<SiteFile['experiments']> = [
  {
    id: 1,
    name: 'same-for-both',
    groups: [
      { id: 11, name: 'a', percent: 50 },
      { id: 12, name: 'b', percent: 50 },
    ],
    needDye: true,
    state: 'running',
  },
  {
    id: 2,
    name: 'similar-on-paper',
    groups: [
      { id: 21, name: 'as-usual', percent: 50, changes: { parts: { 'activity.similar': 'mist' } } },
      { id: 22, name: 'on-paper', percent: 50, changes: { parts: { 'activity.similar': 'paper' } } },
    ],
    needDye: false,
    state: 'running',
  },
];

/**
 * Returns the site as the operator configured it: `SITE_CONFIG` names the file, `docs/site-configuration.md` describes
 * it.
 */
export async function readSiteSettings(
  environment: Environment,
  secrets: Pick<Secrets, 'session'>,
): Promise<SiteSettings> {
  const path = environment.site.configFile;
  const file = path === undefined ? {} : await readSiteFile(path, environment.site.origin);
  const brand: Brand = {
    name: environment.site.brand ?? file.brand ?? 'Meander',
    logo: file.logo ?? null,
    supportEmail: file.contacts?.email ?? 'support@meander.example',
    supportPhone: file.contacts?.phone ?? '+1 202 555 0142',
    colours: given(file.colours ?? {}),
  };
  return {
    hosts: hostTable(environment, file),
    brand,
    ...(file.seller === undefined ? {} : { seller: sellerOf(file.seller) }),
    affiliates: (file.affiliates ?? []).map((line): AffiliateRow => ({
      aid: line.aid,
      partner: line.partner ?? null,
      menu: line.menu ?? null,
      banners: line.banners ?? [],
    })),
    experiments: (file.experiments ?? (environment.mode === 'production' ? [] : showcaseExperiments)).map((line) => ({
      ...line,
      groups: line.groups.map(groupOf),
      needDye: line.needDye ?? false,
      from: line.from ?? null,
      to: line.to ?? null,
    })),
    ...(file.apps === undefined ? {} : { apps: appsOf(file.apps) }),
    notice: file.notice === undefined ? null : { ...file.notice, path: file.notice.path ?? null },
    demonstration: environment.mode === 'showcase',
    developerPages: environment.mode !== 'production',
    developerPagesPublic: environment.showcasePublic,
    strictHosts: environment.mode === 'production',
    allowHostOverride: environment.allowHostOverride,
    cookieKeys: secrets.session,
  };
}

/** Words are named by their English in the file and by the id of their message from then on. */
function groupOf({
  changes,
  ...group
}: NonNullable<SiteFile['experiments']>[number]['groups'][number]): ExperimentGroup {
  if (changes === undefined) return group;
  const { sections, texts, ranking, parts } = changes;
  return {
    ...group,
    changes: {
      ...(sections === undefined ? {} : { sections }),
      ...(texts === undefined ? {} : { texts: byMessageId(texts) }),
      ...(ranking === undefined ? {} : { ranking }),
      ...(parts === undefined ? {} : { parts }),
    },
  };
}

function byMessageId<Words>(texts: Readonly<Record<string, Words>>): Readonly<Record<string, Words>> {
  return Object.fromEntries(Object.entries(texts).map(([english, words]) => [messageIdOf(english), words]));
}

function appsOf({ ios = [], android = [], stores = {} }: NonNullable<SiteFile['apps']>): Apps {
  const pages = {
    ...(stores.ios === undefined ? {} : { ios: stores.ios }),
    ...(stores.android === undefined ? {} : { android: stores.android }),
  };
  return { ios, android, ...(Object.keys(pages).length === 0 ? {} : { stores: pages }) };
}

/** One legal seller a shop: the numbers of its documents continue whatever it is called. */
function sellerOf({ name, address, taxNumber = '', tax }: NonNullable<SiteFile['seller']>): Seller {
  const included = tax === undefined ? null : { name: tax.name, basisPoints: Math.round(tax.percent * 100) };
  return { id: sampleSeller.id, name, address, taxNumber, tax: included };
}

/** RU-4: the hosts of the file after the site's own; without any, a showcase and development have theirs. */
function hostTable(environment: Environment, { hosts = [], websites = {} }: SiteFile): HostTable {
  const { origin } = environment.site;
  if (hosts.length === 0 && environment.mode !== 'production') return showcaseHosts(origin);
  const website = (name: string | undefined): Website => {
    const row = name === undefined ? undefined : websites[name];
    if (name === undefined || row === undefined) return mainWebsite;
    return {
      name,
      languages: row.languages ?? languageCodes,
      currency: row.currency ?? null,
      ...(row.currencies === undefined ? {} : { currencies: row.currencies }),
    };
  };
  const own: HostRow = {
    host: new URL(origin).hostname,
    origin,
    market: 'global',
    website: website('main'),
    isGuest: false,
    partner: null,
  };
  const others = hosts.map((line): HostRow => ({
    host: new URL(line.origin).hostname,
    origin: line.origin,
    market: line.market ?? 'global',
    website: website(line.website),
    isGuest: line.guest ?? false,
    partner: line.partner ?? null,
  }));
  const first = others.find(({ host }) => host === own.host) ?? own;
  return [first, ...others.filter((row) => row !== first)];
}

function given(colours: Readonly<Record<string, string | undefined>>): BrandColours {
  return Object.fromEntries(Object.entries(colours).filter(([, value]) => value !== undefined));
}
