import * as z from 'zod/mini';

import { productCard } from '#src/contract/catalogue/catalogue.schema.ts';
import { contentBlock, contentLink } from '#src/contract/content/content-answers.schema.ts';
import { cmsTypeNames } from '#src/domain/content/blocks/cms-types.ts';
import { count, named } from '#src/contract/wire.schema.ts';

const section = named('HomeSection', 'A heading of the home page and what stands below it.', {
  type: z.enum(cmsTypeNames),
  key: z.string(),
  lang: z.string(),
  title: z.string(),
  summary: z.string(),
  link: z.nullable(z.string()),
  picture: z.nullable(z.string()),
  blocks: z.array(contentBlock).check(z.minLength(1)),
});

export const homeAnswers = {
  home: z.strictObject({
    banner: z.nullable(contentLink),
    sections: z.array(section),
    nearby: z.nullable(z.array(productCard)),
    counts: z.strictObject({ destinations: count, products: count }),
  }),
} as const;
