import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { sourceHash, type Provenance, type Translated } from '#src/domain/shared/text/provenance.ts';
import type { CarriedMessages } from './carried-messages.ts';

export const provenancePath = fileURLToPath(new URL('../../../src/locales/provenance.json', import.meta.url));

const file = z.strictObject({
  /** By language: what translated its catalog, when last, and the messages that a person has read. */
  languages: z.record(z.string(), z.strictObject({ engine: z.string(), date: z.string(), read: z.array(z.string()) })),
  /** Messages whose English was reworded while translations stayed: the hash of the former English, and the languages. */
  carried: z.record(z.string(), z.strictObject({ source: z.string(), languages: z.string() })),
});
export type MessageProvenance = z.output<typeof file>;

/** Returns where the translations of messages come from. */
export function readMessageProvenance(text: string = readFileSync(provenancePath, 'utf8')): MessageProvenance {
  return file.parse(JSON.parse(text));
}

/** Returns the provenance of a message in a language; nothing for a language without an entry. */
export function messageProvenance({ languages, carried }: MessageProvenance, tag: string, key: string): Translated {
  const own = languages[tag];
  if (own === undefined) return {};
  const former = carried[key];
  const isCarried = former?.languages.split(' ').includes(tag) === true;
  const hash = isCarried && former !== undefined ? former.source : sourceHash([key]);
  const provenance: Provenance = own.read.includes(key)
    ? { by: 'person', engine: null, date: own.date, sourceHash: hash }
    : { by: 'machine', engine: own.engine, date: own.date, sourceHash: hash };
  return { provenance };
}

/** Returns the carried messages of one language. */
export function carriedIn({ carried }: MessageProvenance, tag: string): CarriedMessages {
  return Object.fromEntries(
    Object.entries(carried).flatMap(([key, { source, languages }]) =>
      languages.split(' ').includes(tag) ? [[key, source]] : [],
    ),
  );
}

/** Returns the carried messages of all languages as the file has them. */
export function joinCarried(byTag: Readonly<Record<string, CarriedMessages>>): MessageProvenance['carried'] {
  const joined = new Map<string, { source: string; languages: string[] }>();
  for (const [tag, carried] of Object.entries(byTag))
    for (const [key, source] of Object.entries(carried)) {
      const found = joined.get(key);
      if (found === undefined) joined.set(key, { source, languages: [tag] });
      else found.languages.push(tag);
    }
  return Object.fromEntries(
    [...joined]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, { source, languages }]) => [key, { source, languages: languages.join(' ') }]),
  );
}
