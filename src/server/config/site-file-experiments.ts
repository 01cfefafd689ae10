import { z } from 'zod';

import { searchSorts } from '#src/domain/search/query/filter.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { isPartName, partVariants } from '#src/domain/site/choices/page-part-variants.ts';

const moment = z.iso.datetime('a moment such as 2026-11-21T00:00:00Z');

const slotName = z.string().regex(/^[a-z0-9-]{1,80}$/, 'small letters, digits and dashes');
const plainWords = z
  .string()
  .min(1)
  .max(300)
  .regex(/^[^{}<>]*$/, 'plain words, without placeholders');

/** What a group of an experiment sees otherwise (docs/site-configuration.md). */
const groupChanges = z.strictObject({
  sections: z.record(slotName, slotName).optional(),
  texts: z.record(plainWords, z.partialRecord(z.enum(languageCodes), plainWords)).optional(),
  ranking: z.enum(searchSorts).optional(),
  parts: z
    .record(z.string(), z.string())
    .refine((parts) => Object.keys(parts).every(isPartName), `a part of pages: ${Object.keys(partVariants).join(', ')}`)
    .refine(
      (parts) =>
        Object.entries(parts).every(([name, variant]) => {
          const known: readonly string[] = isPartName(name) ? partVariants[name] : [];
          return known.includes(variant);
        }),
      'a variant that the part has',
    )
    .optional(),
});

/** One row of the experiments in the site configuration. */
export const experimentLine = z.strictObject({
  id: z.int().positive(),
  name: z.string().regex(/^[a-z0-9-]{1,64}$/, 'small letters, digits and dashes'),
  groups: z
    .array(
      z.strictObject({
        id: z.int().positive(),
        name: z.string().regex(/^[a-z0-9-]{1,32}$/, 'small letters, digits and dashes'),
        percent: z.number().min(0).max(100).multipleOf(0.01, 'at most two decimal places'),
        changes: groupChanges.optional(),
      }),
    )
    .min(1)
    .max(20)
    .refine((groups) => sumOf(groups) === 100, 'percents that add up to 100')
    .refine((groups) => new Set(groups.map(({ id }) => id)).size === groups.length, 'an id of its own for each group'),
  needDye: z.boolean().optional(),
  state: z.enum(['running', 'stopped']),
  from: moment.optional(),
  to: moment.optional(),
});

/** Counted in hundredths, which a float holds exactly. */
function sumOf(groups: readonly { readonly percent: number }[]): number {
  return groups.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100;
}

/**
 * Sections that some groups of an experiment name and others do not: those who see the usual one could not be told
 * apart.
 */
export function sectionFaults(groups: z.infer<typeof experimentLine>['groups']): readonly string[] {
  const named = groups.map(({ changes }) => Object.keys(changes?.sections ?? {}));
  return [...new Set(named.flat())].filter((slot) => named.some((own) => !own.includes(slot)));
}
