import { z } from 'zod';

import { instant, names, slug } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import type { Program } from '#src/domain/marketing/programmes/programme.ts';
import type { Theme } from '#src/domain/marketing/programmes/theme.ts';
import type { ValuePack } from '#src/domain/marketing/value-packs/value-pack.ts';

/** Shapes of the files of programmes, themes and packs; unknown keys are refused. */
const id = z.int().min(1);

export const programFile: z.ZodType<Program> = z.strictObject({
  id,
  slug,
  titles: names,
  texts: names,
  begins: instant,
  ends: z.nullable(instant),
  places: z.array(id).max(50),
  products: z.array(id).max(200),
});

export const themeFile: z.ZodType<Theme> = z.strictObject({
  id,
  slug,
  titles: names,
  descriptions: names,
  items: z.array(id).max(50),
});

export const valuePackFile: z.ZodType<ValuePack> = z.strictObject({
  id,
  slug,
  destinationId: id,
  titles: names,
  texts: names,
  percentOff: z.int().min(1).max(60),
  validDays: z.int().min(7).max(365),
  mostTravellers: z.int().min(1).max(9),
  items: z.array(z.strictObject({ product: id, option: slug, quantity: z.int().min(1).max(9) })).max(6),
});
