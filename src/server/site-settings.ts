import { readFile } from 'node:fs/promises';

import { z } from 'zod';

import type { Brand } from '#src/domain/site/site-part.ts';
import type { SiteSettings } from '#src/server/doorway.ts';
import type { Environment } from '#src/server/env.ts';

const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'a colour such as #d1400c');

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
});

/**
 * The site as the operator configured it (`SITE_CONFIG`, a JSON file: brand, logo, colours, contacts). A fault in the
 * file stops the start with every place and reason.
 */
export async function readSiteSettings(environment: Environment): Promise<SiteSettings> {
  const file = environment.site.configFile === undefined ? {} : await readSiteFile(environment.site.configFile);
  const brand: Brand = {
    name: environment.site.brand ?? file.brand ?? 'Meander',
    logo: file.logo ?? null,
    supportEmail: file.contacts?.email ?? 'support@meander.example',
    supportPhone: file.contacts?.phone ?? '+1 202 555 0142',
    colours: Object.fromEntries(Object.entries(file.colours ?? {}).filter(([, value]) => value !== undefined)),
  };
  return {
    origin: environment.site.origin,
    brand,
    demonstration: environment.mode === 'showcase',
    developerPages: environment.mode !== 'production',
    developerPagesPublic: environment.showcasePublic,
    strictHosts: environment.mode === 'production',
  };
}

async function readSiteFile(path: string): Promise<z.infer<typeof siteFile>> {
  const read = siteFile.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${path}: ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(faults.join('\n'));
}

/** The operator's colours as a style sheet of its own, since pages carry no inline styles. */
export function brandSheet(brand: Brand): string {
  const lines = Object.entries(brand.colours).map(([role, value]) => `--${role}:${value};`);
  return lines.length === 0 ? '/* the house colours */' : `@layer tokens{:root{${lines.join('')}}}`;
}
