import { formatter } from '@lingui/format-po';

import type { UsedMessage } from '../../../scripts/i18n/used-messages.ts';
import type { Fault, SourceFile } from './source.ts';

/** One language's words: the ids it knows, and which of them are translated. */
export type Catalogue = { readonly path: string; readonly tag: string; readonly words: ReadonlyMap<string, string> };

const source = 'en';
/** Reads `src/locales/<tag>/<area>.po`. */
export async function readCatalogue(file: SourceFile): Promise<Catalogue> {
  const tag = /^src\/locales\/([^/]+)\//.exec(file.path)?.[1] ?? '';
  const entries = await formatter().parse(file.text, { locale: tag, sourceLocale: source, filename: file.path });
  const alive = Object.entries(entries).filter(([, entry]) => entry.obsolete !== true);
  return { path: file.path, tag, words: new Map(alive.map(([id, entry]) => [id, entry.translation ?? ''])) };
}

/** Ids of the source that English lacks, ids that no source uses, and gaps in the languages that must be complete. */
export function messageFaults(
  used: readonly UsedMessage[],
  catalogues: readonly Catalogue[],
  complete: readonly string[],
): Fault[] {
  const ids = new Map(used.map((message) => [message.id, message]));
  const english = new Set(catalogues.filter(({ tag }) => tag === source).flatMap(({ words }) => [...words.keys()]));
  return [
    ...[...ids.values()]
      .filter(({ id }) => !english.has(id))
      .map(({ id, text, path, line }) => ({
        path,
        line,
        reason: `"${text}" (${id}) is not in the English catalogue: npx meander i18n extract`,
      })),
    ...catalogues.flatMap(({ path, words }) =>
      [...words.keys()]
        .filter((id) => !ids.has(id))
        .map((id) => ({ path, reason: `${id} is used nowhere: npx meander i18n extract` })),
    ),
    ...complete.flatMap((tag) => gaps(tag, ids, catalogues)),
  ];
}

function gaps(tag: string, ids: ReadonlyMap<string, UsedMessage>, catalogues: readonly Catalogue[]): Fault[] {
  const own = catalogues.filter((catalogue) => catalogue.tag === tag);
  const words = new Map(own.flatMap((catalogue) => [...catalogue.words]));
  return [...ids.values()]
    .filter(({ id }) => (words.get(id) ?? '') === '')
    .map(({ id, text }) => ({ path: `src/locales/${tag}`, reason: `"${text}" (${id}) has no translation` }));
}
