import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { partnerNames, type BrandColours } from '#src/domain/partner.ts';
import { currencyCodes } from '#src/domain/pricing/currency.ts';
import { menuVerticals, type AffiliateRow } from '#src/domain/site/affiliate.ts';
import type { HostRow, HostTable, Website } from '#src/domain/site/hosts.ts';
import { languageCodes } from '#src/domain/site/languages.ts';
import type { Brand } from '#src/domain/site/site-part.ts';
import type { SiteSettings } from '#src/server/doorway.ts';
import type { Environment } from '#src/server/env.ts';
import type { Secrets } from '#src/server/env-secrets.ts';
import { mainWebsite, showcaseHosts } from '#src/server/hosts.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #d1400c');
const ownPath = z.string().regex(/^\/(?![/\\])[\w./?=&%-]*$/, 'a path of this site such as /city/1-tokyo/');

const websiteRow = z.strictObject({
  languages: z.array(z.enum(languageCodes)).optional(),
  currency: z.enum(currencyCodes).optional(),
});

const hostLine = z.strictObject({
  origin: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text,
      'an origin such as https://guest.example.com',
    ),
  market: z.enum(['global', 'cn']).optional(),
  website: z.string().min(1).max(40).optional(),
  guest: z.boolean().optional(),
  partner: z.enum(partnerNames).optional(),
});

const affiliateLine = z.strictObject({
  aid: z.string().regex(/^[A-Za-z0-9_-]{1,32}$/, 'an affiliate id of at most 32 letters, digits, dashes'),
  partner: z.enum(partnerNames).optional(),
  menu: z.array(z.enum(menuVerticals)).optional(),
  banners: z
    .array(
      z.strictObject({
        title: z.string().min(1).max(80),
        text: z.string().max(200),
        path: ownPath,
        picture: z.string().regex(/^[a-z0-9-]{1,80}$/, 'the name of a picture such as tower-dusk-1'),
      }),
    )
    .max(6)
    .optional(),
});

const moment = z.iso.datetime('a moment such as 2026-11-21T00:00:00Z');

const experimentLine = z.strictObject({
  id: z.int().positive(),
  name: z.string().regex(/^[a-z0-9-]{1,64}$/, 'small letters, digits and dashes'),
  groups: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        name: z.string().regex(/^[a-z0-9-]{1,32}$/, 'small letters, digits and dashes'),
        percent: z.number().min(0).max(100),
      }),
    )
    .min(1)
    .max(20)
    .refine((groups) => groups.reduce((sum, { percent }) => sum + percent, 0) === 100, 'percents that add up to 100'),
  needDye: z.boolean().optional(),
  state: z.enum(['running', 'stopped']),
  from: moment.optional(),
  to: moment.optional(),
});

const noticeLine = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes'),
  texts: z.object({ en: z.string().min(1).max(200) }).and(z.partialRecord(z.enum(languageCodes), z.string().max(200))),
  path: ownPath.optional(),
});

const siteFile = z.strictObject({
  brand: z.string().min(1).max(40).optional(),
  logo: z
    .string()
    .regex(/^\/[\w./-]+\.(svg|png|webp)$/, 'a path such as /files/logo.svg')
    .optional(),
  colours: z
    .strictObject({ accent: colour.optional(), action: colour.optional(), second: colour.optional() })
    .optional(),
  contacts: z
    .strictObject({
      email: z.email().optional(),
      phone: z
        .string()
        .regex(/^\+[0-9 ]{6,20}$/)
        .optional(),
    })
    .optional(),
  websites: z.record(z.string(), websiteRow).optional(),
  hosts: z.array(hostLine).max(200).optional(),
  affiliates: z.array(affiliateLine).max(10_000).optional(),
  notice: noticeLine.optional(),
  experiments: z.array(experimentLine).max(100).optional(),
});

/** Two groups of which nothing differs: what a showcase shows of them is the split alone. */
const showcaseExperiments: readonly z.infer<typeof experimentLine>[] = [
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
];

type SiteFile = z.infer<typeof siteFile>;

/**
 * The site as the operator configured it (`SITE_CONFIG`, a JSON file: brand, logo, colours, contacts, hosts, websites,
 * affiliates). A fault in the file stops the start with every place and reason.
 */
export async function readSiteSettings(
  environment: Environment,
  secrets: Pick<Secrets, 'session'>,
): Promise<SiteSettings> {
  const path = environment.site.configFile;
  const file = path === undefined ? {} : await readSiteFile(path);
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
    affiliates: (file.affiliates ?? []).map((line): AffiliateRow => ({
      aid: line.aid,
      partner: line.partner ?? null,
      menu: line.menu ?? null,
      banners: line.banners ?? [],
    })),
    experiments: (file.experiments ?? (environment.mode === 'production' ? [] : showcaseExperiments)).map((line) => ({
      ...line,
      needDye: line.needDye ?? false,
      from: line.from ?? null,
      to: line.to ?? null,
    })),
    notice: file.notice === undefined ? null : { ...file.notice, path: file.notice.path ?? null },
    demonstration: environment.mode === 'showcase',
    developerPages: environment.mode !== 'production',
    developerPagesPublic: environment.showcasePublic,
    strictHosts: environment.mode === 'production',
    allowHostOverride: environment.allowHostOverride,
    cookieKeys: secrets.session,
  };
}

async function readSiteFile(path: string): Promise<SiteFile> {
  const text = await readFile(path, 'utf8').catch((fault: unknown) => {
    throw new Error(`SITE_CONFIG: ${path} cannot be read (${fault instanceof Error ? fault.message : String(fault)})`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (fault) {
    throw new Error(`${path}: not JSON: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
  }
  const read = siteFile.safeParse(json);
  const faults = read.success
    ? crossFaults(read.data).map((fault) => `${path}: ${fault}`)
    : read.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`);
  if (read.success && faults.length === 0) return read.data;
  throw new Error(faults.join('\n'));
}

/** What no single field can tell: names that must exist, and hosts that must differ. */
function crossFaults({ hosts = [], websites = {}, affiliates = [], experiments = [] }: SiteFile): readonly string[] {
  const names = hosts.map(({ origin }) => new URL(origin).hostname);
  return [
    ...hosts.flatMap(({ website }, index) =>
      website === undefined || Object.hasOwn(websites, website)
        ? []
        : [`hosts.${index}.website: "${website}" is not among the websites`],
    ),
    ...hosts.flatMap(({ guest, partner }, index) =>
      guest === true && partner !== undefined ? [`hosts.${index}: a guest host has no partner`] : [],
    ),
    ...names.flatMap((name, index) =>
      names.indexOf(name) === index ? [] : [`hosts.${index}.origin: the host ${name} stands twice`],
    ),
    ...affiliates.flatMap(({ aid }, index) =>
      affiliates.findIndex((one) => one.aid === aid) === index
        ? []
        : [`affiliates.${index}.aid: "${aid}" stands twice`],
    ),
    ...experiments.flatMap(({ id }, index) =>
      experiments.findIndex((one) => one.id === id) === index ? [] : [`experiments.${index}.id: ${id} stands twice`],
    ),
    ...Object.entries(websites).flatMap(([name, { languages }]) =>
      languages === undefined || languages.includes('en')
        ? []
        : [`websites.${name}.languages: English must be among them`],
    ),
  ];
}

/** RU-4: the hosts of the file after the site's own; without any, a showcase and development have theirs. */
function hostTable(environment: Environment, { hosts = [], websites = {} }: SiteFile): HostTable {
  const { origin } = environment.site;
  if (hosts.length === 0 && environment.mode !== 'production') return showcaseHosts(origin);
  const website = (name: string | undefined): Website => {
    const row = name === undefined ? undefined : websites[name];
    if (name === undefined || row === undefined) return mainWebsite;
    return { name, languages: row.languages ?? languageCodes, currency: row.currency ?? null };
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
