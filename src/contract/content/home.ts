import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { contentBlock, contentLink } from '#src/contract/content/content.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { count, named } from '#src/contract/wire.schema.ts';
import { cmsTypeNames } from '#src/domain/content/blocks/cms-types.ts';

/** Degrees as browsers report them. */
function degrees(most: number, other: string) {
  return z
    .pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/)),
      z.pipe(z.transform(Number), z.number().check(z.minimum(-most), z.maximum(most))),
    )
    .check(z.describe(`Decimal degrees; only together with \`${other}\`.`));
}

const homeInput = z.object({
  lat: z.exactOptional(degrees(90, 'lng')),
  lng: z.exactOptional(degrees(180, 'lat')),
  // The server's middleware checks it, and the answer depends on what it has found (T-16).
  admin_preview_mode: z.exactOptional(
    z
      .string()
      .check(z.maxLength(400), z.describe('Preview token that includes unpublished content; ignored when invalid.')),
  ),
});

const section = named('HomeSection', 'A section of the home page with its heading and content.', {
  type: z.enum(cmsTypeNames),
  key: z.string(),
  lang: z.string().check(z.describe('The language of the texts (BCP 47); may be a fallback.')),
  title: z.string(),
  summary: z.string(),
  link: z
    .nullable(z.string())
    .check(z.describe('The link to the full list: a path on this site without the language prefix, or an https URL.')),
  picture: z.nullable(z.string()).check(z.describe('The illustration at the top of the section, or null.')),
  blocks: z.array(contentBlock).check(z.minLength(1)),
});

const homeOutput = z.strictObject({
  banner: z
    .nullable(contentLink)
    .check(z.describe('The banner at the top of the page; null when editors have set none.')),
  sections: z.array(section).check(z.describe('The sections in page order.')),
  nearby: z
    .nullable(z.array(productCard))
    .check(z.describe('Activities within 100 kilometers, nearest first; null without a position.')),
  counts: z.strictObject({ destinations: count, products: count }),
});

/** The home page, as editors have put it together (spec §7 "home components"). */
export const homeEndpoints = {
  home: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/component/page/home',
    summary: 'Returns the sections of the home page and, for a position, activities nearby.',
    example: { lat: '22.2793', lng: '114.1628' },
    auth: 'everyone',
    previewed: true,
    input: homeInput,
    output: homeOutput,
  }),
} as const;

export type HomeAnswer = OutputOf<typeof homeEndpoints.home>;
export type HomeSection = HomeAnswer['sections'][number];
