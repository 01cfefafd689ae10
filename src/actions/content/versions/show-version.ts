import type { Deps } from '#src/actions/deps.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import {
  contentVersions,
  publishContent,
  type ContentName,
  type VersionFacts,
} from '#src/store/content/content.store.ts';

/** What is shown now and what was shown before, by their numbers; null for nothing. */
export type Shown = {
  readonly type: string;
  readonly key: string;
  readonly shown: number | null;
  readonly before: number | null;
};

/** Which version: the newest, the one before that which is shown, none, or one by its number. */
export type WhichVersion = 'newest' | 'before' | 'none' | number;

/**
 * Shows a version of an item, or none of it any more. Going back is showing an older one: no version is ever changed or
 * lost. `not_found` where there is no such item or version, `already_so` where nothing would change.
 */
export async function showVersion(
  deps: Pick<Deps, 'db'>,
  name: ContentName,
  which: WhichVersion,
): Promise<Result<Shown, 'not_found' | 'already_so'>> {
  return deps.db.transaction(
    async (tx): Promise<Result<Shown, 'not_found' | 'already_so'>> => {
      const versions = await contentVersions(tx, name);
      if (versions.length === 0) return fail('not_found');
      const shown = versions.find((one) => one.isPublished)?.version ?? null;
      const target = which === 'none' ? null : numberOf(versions, which, shown);
      if (target === undefined) return fail('not_found', { field: 'version' });
      if (target === shown) return fail('already_so');
      if (!(await publishContent(tx, name, target))) return fail('not_found', { field: 'version' });
      return ok({ type: name.type, key: name.key, shown: target, before: shown });
    },
    { cause: 'show a version of content' },
  );
}

/** Versions come with the newest first. */
function numberOf(
  versions: readonly VersionFacts[],
  which: Exclude<WhichVersion, 'none'>,
  shown: number | null,
): number | undefined {
  if (which === 'newest') return versions[0]?.version;
  if (which === 'before') return versions.find(({ version }) => shown !== null && version < shown)?.version;
  return versions.find(({ version }) => version === which)?.version;
}
