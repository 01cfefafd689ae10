import { z } from 'zod';

import { currency } from '#src/formats/catalogue/catalogue-folder.coupons.ts';
import { latitude, line, longitude, names, slug, time } from '#src/formats/catalogue/catalogue-folder.schema.ts';
import { parsePictureKey } from '#src/domain/catalogue/media/picture.ts';
import type { Filed, FiledFault } from '#src/domain/catalogue/checks/check-catalogue.ts';
import type { Coach } from '#src/domain/rail/journeys/coach.ts';
import { fareClasses } from '#src/domain/rail/fares/passenger.ts';
import { checkLine, checkPasses, checkStations } from '#src/domain/rail/feed/check-network.ts';
import type {
  LineFile,
  NetworkFiles,
  PassesFile,
  StationsFile,
  RailTermsFile,
} from '#src/domain/rail/feed/own-network.ts';

/** Shapes of the files of our own lines; unknown keys are refused. */
const point = z.strictObject({ lat: latitude, lng: longitude });
const minutes = z.int().min(0).max(1_440);
const percent = z.int().min(0).max(100);
const age = z.int().min(0).max(130);
const amount = z.string().regex(/^\d+(?:\.\d+)?$/, 'an amount such as "19.50"');

const stationsFile: z.ZodType<StationsFile> = z.strictObject({
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

const termsFile: z.ZodType<RailTermsFile> = z.strictObject({
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

const seat = z.string().regex(/^\d{1,2}[A-Z]$/, 'a seat such as "12A"');
const coach: z.ZodType<Coach> = z.strictObject({
  name: z.string().regex(/^[A-Za-z0-9]{1,4}$/),
  class: z.enum(fareClasses),
  rows: z.int().min(1).max(40),
  letters: z.string().regex(/^[A-Z]+(?:-[A-Z]+)*$/),
  tables: z.array(z.int().min(1)),
  wheelchair: z.array(seat),
  without: z.array(seat),
  quiet: z.boolean(),
  power: z.boolean(),
});

const times = z.nullable(z.strictObject({ first: time, last: time, every: minutes.min(1) }));

const lineFile: z.ZodType<LineFile> = z.strictObject({
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
  seating: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('open') }),
    z.strictObject({
      kind: z.literal('counted'),
      places: z.partialRecord(z.enum(fareClasses), z.int().min(1).max(5_000)),
    }),
    z.strictObject({ kind: z.literal('reserved'), coaches: z.array(coach).min(1).max(20) }),
  ]),
});

const passesFile: z.ZodType<PassesFile> = z.strictObject({
  passes: z.array(
    z.strictObject({
      id: slug,
      names,
      class: z.enum(fareClasses),
      days: z.int().min(1).max(31),
      lines: z.array(slug).min(1),
      near: slug,
      childAges: z.strictObject({ min: age, max: age }),
      adult: amount,
      child: amount,
      picture: z.string().refine((key) => parsePictureKey(key) !== undefined, 'the name of a painted picture'),
    }),
  ),
});

type Read = <Shape>(file: string, shape: z.ZodType<Shape>) => Promise<Filed<Shape>[]>;

/** Our own lines with what of them does not fit together; null where a folder has none. Faults of shape are `read`'s. */
export async function readNetwork(
  read: Read,
  lineFiles: readonly string[],
): Promise<{ readonly network: NetworkFiles | null; readonly faults: readonly FiledFault[] }> {
  if (lineFiles.length === 0) return { network: null, faults: [] };
  const [stations] = await read('rail/stations.json', stationsFile);
  const [terms] = await read('rail/terms.json', termsFile);
  const [passes] = await read('rail/passes.json', passesFile);
  const lines = (await Promise.all(lineFiles.map((file) => read(file, lineFile)))).flat();
  if (stations === undefined || terms === undefined || passes === undefined) return { network: null, faults: [] };
  const ground = { ...stations.item, ...terms.item };
  const first = new Map(lines.toReversed().map(({ file, item }) => [item.key, file]));
  const faults = [
    ...checkStations(stations.item).map((fault) => ({ ...fault, file: stations.file })),
    ...lines.flatMap(({ file, item }) => checkLine(item, ground).map((fault) => ({ ...fault, file }))),
    ...checkPasses(passes.item, { ...stations.item, lines: lines.map(({ item }) => item) }).map((fault) => ({
      ...fault,
      file: passes.file,
    })),
    ...lines.flatMap(({ file, item }) =>
      first.get(item.key) === file
        ? []
        : [{ file, path: ['key'], reason: `${item.key} is already that of ${first.get(item.key)}` }],
    ),
  ];
  return { network: { ...ground, ...passes.item, lines: lines.map(({ item }) => item) }, faults };
}
