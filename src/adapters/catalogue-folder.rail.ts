import { z } from 'zod';

import { currency } from '#src/adapters/catalogue-folder.coupons.ts';
import { latitude, line, longitude, names, slug, time } from '#src/adapters/catalogue-folder.schema.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/check-catalogue.ts';
import { fareClasses } from '#src/domain/rail/passenger.ts';
import {
  checkLine,
  checkStations,
  type WrittenLine,
  type WrittenNetwork,
  type WrittenStations,
  type WrittenTerms,
} from '#src/domain/rail/written-network.ts';

/** Shapes of the files of our own lines; unknown keys are refused. */
const point = z.strictObject({ lat: latitude, lng: longitude });
const minutes = z.int().min(0).max(1_440);
const percent = z.int().min(0).max(100);
const age = z.int().min(0).max(130);
const amount = z.string().regex(/^\d+(?:\.\d+)?$/, 'an amount such as "19.50"');

const stationsFile: z.ZodType<WrittenStations> = z.strictObject({
  groups: z.array(z.strictObject({ key: slug, kind: z.enum(['city', 'airport']), names, point })),
  stations: z
    .array(
      z.strictObject({
        key: slug,
        names,
        point,
        timeZone: line,
        group: z.nullable(slug),
        changeMinutes: minutes.max(120),
      }),
    )
    .min(2),
  ways: z.array(z.strictObject({ between: z.tuple([slug, slug]), minutes: minutes.max(120) })),
});

const termsFile: z.ZodType<WrittenTerms> = z.strictObject({
  rules: z.strictObject({
    ages: z.array(
      z.strictObject({ id: z.enum(['infant', 'child', 'youth', 'senior']), minAge: age, maxAge: age, percent }),
    ),
    cards: z.array(
      z.strictObject({
        id: slug,
        names,
        percentOff: percent.min(1),
        minAge: age,
        maxAge: age,
        classes: z.nullable(z.array(z.enum(fareClasses)).min(1)),
      }),
    ),
  }),
  policies: z.record(
    slug,
    z.strictObject({
      refund: z.array(
        z.strictObject({ minutesBefore: z.int().min(0).max(525_600), keeps: z.union([percent, amount]) }),
      ),
      exchange: z.enum(['free', 'fee', 'none']),
      exchangeFee: amount,
    }),
  ),
});

const times = z.nullable(z.strictObject({ first: time, last: time, every: minutes.min(1) }));

const lineFile: z.ZodType<WrittenLine> = z.strictObject({
  key: slug,
  names,
  mode: z.enum(['rail', 'metro', 'tram', 'bus', 'ferry', 'other']),
  timeZone: line,
  currency,
  stations: z.array(slug).min(2).max(60),
  minutes: z.array(minutes.min(1)).min(1),
  trains: z
    .array(
      z.strictObject({
        name: z.string().max(20),
        number: z.int().min(1).max(99_999),
        days: z.array(z.int().min(1).max(7)).min(1).max(7),
        skips: z.array(slug),
        dwell: minutes.max(30),
        there: times,
        back: times,
      }),
    )
    .min(1),
  fares: z.array(
    z.strictObject({ class: z.enum(fareClasses), board: amount, along: z.array(amount).min(2), policy: slug }),
  ),
});

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

/** Our own lines with what of them does not fit together; null where a folder has none. Faults of shape are `read`'s. */
export async function readNetwork(
  read: Read,
  lineFiles: readonly string[],
): Promise<{ readonly network: WrittenNetwork | null; readonly faults: readonly FiledFault[] }> {
  if (lineFiles.length === 0) return { network: null, faults: [] };
  const [stations] = await read('rail/stations.json', stationsFile);
  const [terms] = await read('rail/terms.json', termsFile);
  const lines = (await Promise.all(lineFiles.map((file) => read(file, lineFile)))).flat();
  if (stations === undefined || terms === undefined) return { network: null, faults: [] };
  const ground = { ...stations.item, ...terms.item };
  const first = new Map(lines.toReversed().map(({ file, item }) => [item.key, file]));
  const faults = [
    ...checkStations(stations.item).map((fault) => ({ ...fault, file: stations.file })),
    ...lines.flatMap(({ file, item }) => checkLine(item, ground).map((fault) => ({ ...fault, file }))),
    ...lines.flatMap(({ file, item }) =>
      first.get(item.key) === file
        ? []
        : [{ file, path: ['key'], reason: `${item.key} is already that of ${first.get(item.key)}` }],
    ),
  ];
  return { network: { ...ground, lines: lines.map(({ item }) => item) }, faults };
}
