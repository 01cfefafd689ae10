import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import { pages } from '#src/contract/pages.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { readAddress, safeJump } from '#src/domain/site/addresses/address.ts';
import { menuVerticals } from '#src/domain/site/affiliate.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { matchUrl } from '#src/domain/site/addresses/url-pattern.ts';
import { allPartners } from '#src/partners/partners.ts';
import { contrast } from '#src/ui/contrast.ts';
import { experimentLine, sectionFaults } from '#src/server/config/site-file-experiments.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a color such as #d1400c');
const textColour = colour.refine(
  (text) => !/^#[0-9a-f]{6}$/i.test(text) || contrast(text, '#ffffff') >= 4.5,
  'a color dark enough for white text (contrast 4.5 at least)',
);
const ownPath = z
  .string()
  .refine(isOwnPath, 'the path of a page of this site, without language, such as /city/1-tokyo/');
// Guest checkout is no partner: a host has it by `guest`.
const partnerNames = allPartners.map(({ name }) => name).filter((name) => name !== 'guest_checkout');
const partner = z.enum(partnerNames, `a partner: ${partnerNames.join(', ')}`);

const storePage = (shape: RegExp, example: string) => z.string().max(300).regex(shape, `a page such as ${example}`);

const websiteRow = z.strictObject({
  languages: z.array(z.enum(languageCodes)).optional(),
  currency: z.enum(currencyCodes).optional(),
  currencies: z.array(z.enum(currencyCodes)).min(1, 'one currency at least').optional(),
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
  partner: partner.optional(),
});

const websiteName = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'a name of small letters, digits and dashes');

const affiliateLine = z.strictObject({
  aid: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/, 'an affiliate id of at most 32 letters, digits, dashes'),
  partner: partner.optional(),
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

const noticeLine = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'small letters, digits and dashes'),
  texts: z.object({ en: z.string().min(1).max(200) }).and(z.partialRecord(z.enum(languageCodes), z.string().max(200))),
  path: ownPath.optional(),
});

const androidApp = z.strictObject({
  package: z.string().regex(/^[A-Za-z]\w*(\.[A-Za-z]\w*)+$/, 'a package such as com.example.shop'),
  fingerprints: z
    .array(z.string().regex(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/, 'SHA-256 as 32 pairs such as 0A:1B, joined by colons'))
    .min(1)
    .max(10),
});

const siteFile = z.strictObject({
  brand: z.string().min(1).max(40).optional(),
  logo: z
    .string()
    .regex(/^\/[\w./-]+\.(svg|png|webp)$/, 'a path such as /files/logo.svg')
    .optional(),
  colours: z
    .strictObject({ accent: colour.optional(), action: textColour.optional(), second: textColour.optional() })
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
  seller: z
    .strictObject({
      name: z.string().min(1).max(120),
      address: z.string().min(1).max(300),
      taxNumber: z.string().max(40).optional(),
      tax: z
        .strictObject({ name: z.string().min(1).max(20), percent: z.number().min(0).max(100).multipleOf(0.01) })
        .optional(),
    })
    .optional(),
  apps: z
    .strictObject({
      ios: z
        .array(z.string().regex(/^[A-Z0-9]{10}(\.[A-Za-z0-9-]+)+$/, 'team and bundle: ABCDE12345.com.example.shop'))
        .max(10)
        .optional(),
      android: z.array(androidApp).max(10).optional(),
      stores: z
        .strictObject({
          ios: storePage(
            /^https:\/\/apps\.apple\.com\/[\w./?=&%-]+$/,
            'https://apps.apple.com/app/id1234567890',
          ).optional(),
          android: storePage(
            /^https:\/\/play\.google\.com\/store\/apps\/[\w./?=&%-]+$/,
            'https://play.google.com/store/apps/details?id=com.example.shop',
          ).optional(),
        })
        .optional(),
    })
    .optional(),
  websites: z.record(websiteName, websiteRow).optional(),
  hosts: z.array(hostLine).max(200).optional(),
  affiliates: z.array(affiliateLine).max(10_000).optional(),
  notice: noticeLine.optional(),
  experiments: z.array(experimentLine).max(100).optional(),
});

export type SiteFile = z.infer<typeof siteFile>;

/**
 * Reads the file of the site configuration. An issue in it stops the start, with the places of all of them at once:
 * those of single values and those between values. `ownOrigin` is what `SITE_ORIGIN` says.
 */
export async function readSiteFile(path: string, ownOrigin: string): Promise<SiteFile> {
  const json = parse(path, await textOf(path));
  const read = siteFile.safeParse(json);
  const faults = [
    ...(read.success ? [] : read.error.issues.map(describe)),
    ...crossFaults(wellFormed(json), new URL(ownOrigin)),
  ];
  if (read.success && faults.length === 0) return read.data;
  throw new Error([`${path} has faults:`, ...faults.map((fault) => `  - ${fault}`)].join('\n'));
}

function textOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((fault: unknown) => {
    throw new Error(`SITE_CONFIG: ${path} cannot be read: ${reasonOf(fault)}`, { cause: fault });
  });
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new Error(`${path} is no JSON: ${reasonOf(fault)}`, { cause: fault });
  }
}

function reasonOf(fault: unknown): string {
  return fault instanceof Error ? fault.message : String(fault);
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return path.length === 0 ? message : `${path.join('.')}: ${message}`;
}

function isOwnPath(text: string): boolean {
  if (!/^[\w./?=&%-]*$/.test(text) || safeJump(encodeURIComponent(text)) !== text) return false;
  const [rawPath = ''] = text.split('?', 1);
  const { path, canonical } = readAddress(rawPath);
  return canonical === `${path}${path === '/' ? '' : '/'}` && pagePatterns.some((one) => matchUrl(one, path) !== null);
}

/** Pages that answer: a link to one that is only planned would lead nowhere. */
const pagePatterns = Object.values(pages).flatMap(({ pattern, planned, byServer }) =>
  planned || byServer ? [] : [pattern],
);

type Line<Row> = { readonly at: number; readonly row: Row };
type Lines = {
  readonly hosts: readonly Line<z.infer<typeof hostLine>>[];
  readonly affiliates: readonly Line<z.infer<typeof affiliateLine>>[];
  readonly experiments: readonly Line<z.infer<typeof experimentLine>>[];
  readonly websites: Readonly<Record<string, z.infer<typeof websiteRow>>>;
};

/** Returns what can be compared with one another, whatever else is wrong. */
function wellFormed(json: unknown): Lines {
  const named = (name: string): unknown =>
    typeof json === 'object' && json !== null ? Object.entries(json).find(([key]) => key === name)?.[1] : undefined;
  const lines = <Row>(name: string, schema: z.ZodType<Row>): Line<Row>[] => {
    const list = named(name);
    return (Array.isArray(list) ? list : []).flatMap((value, at) => {
      const read = schema.safeParse(value);
      return read.success ? [{ at, row: read.data }] : [];
    });
  };
  const websites = named('websites');
  return {
    hosts: lines('hosts', hostLine),
    affiliates: lines('affiliates', affiliateLine),
    experiments: lines('experiments', experimentLine),
    websites: Object.fromEntries(
      Object.entries(typeof websites === 'object' && websites !== null ? websites : {}).map(([name, value]) => {
        const read = websiteRow.safeParse(value);
        return [name, read.success ? read.data : {}];
      }),
    ),
  };
}

/** Checks that no single value allows: names that must exist, and entries that may occur only once. */
function crossFaults({ hosts, affiliates, experiments, websites }: Lines, own: URL): readonly string[] {
  return [
    ...hosts.flatMap(({ at, row }) => hostFaults(row, websites, own).map((fault) => `hosts.${at}${fault}`)),
    ...twice(hosts, ({ origin }) => new URL(origin).hostname).map(
      ([at, name]) => `hosts.${at}.origin: ${name} occurs twice`,
    ),
    ...twice(affiliates, ({ aid }) => aid).map(([at, aid]) => `affiliates.${at}.aid: ${aid} occurs twice`),
    ...experiments.flatMap(({ at, row }) =>
      sectionFaults(row.groups).map(
        (slot) => `experiments.${at}.groups: each names an item for the section ${slot}, or none does`,
      ),
    ),
    ...twice(experiments, ({ id }) => String(id)).map(([at, id]) => `experiments.${at}.id: ${id} occurs twice`),
    ...Object.entries(websites).flatMap(([name, { languages }]) =>
      languages === undefined || languages.includes('en')
        ? []
        : [`websites.${name}.languages: English must be among them`],
    ),
    ...Object.entries(websites).flatMap(([name, { currency, currencies }]) =>
      currency === undefined || currencies === undefined || currencies.includes(currency)
        ? []
        : [`websites.${name}.currencies: ${currency}, its default, must be among them`],
    ),
  ];
}

function hostFaults(
  { origin, website, guest, partner: theirs }: z.infer<typeof hostLine>,
  websites: Lines['websites'],
  own: URL,
): readonly string[] {
  const { protocol, hostname } = new URL(origin);
  const isKnown = website === undefined || website === 'main' || Object.hasOwn(websites, website);
  return [
    ...(isKnown ? [] : [`.website: ${website} is not among the websites`]),
    ...(guest === true && theirs !== undefined ? [': a guest host has no partner'] : []),
    // Cookies are marked secure on all hosts or on none.
    ...(protocol === own.protocol ? [] : [`.origin: expected ${own.protocol}// as in SITE_ORIGIN`]),
    ...(hostname === own.hostname && origin !== own.origin ? [`.origin: SITE_ORIGIN says ${own.origin}`] : []),
  ];
}

function twice<Row>(lines: readonly Line<Row>[], keyOf: (row: Row) => string): readonly (readonly [number, string])[] {
  const keys = lines.map(({ row }) => keyOf(row));
  return lines.flatMap(({ at }, index) =>
    keys.indexOf(keys[index] ?? '') === index ? [] : [[at, keys[index] ?? ''] as const],
  );
}
