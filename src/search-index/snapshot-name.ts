import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import type { SnapshotOf } from '#src/search-index/snapshot.ts';

/** Of what an index is, and up to which change. */
type Place = { readonly source: string; readonly seq: bigint };

/** The name of the file for the index as of a change, so that it is known before it is read whether it is of use. */
export function snapshotName({ source, seq }: Place): string {
  return `${source}.${seq}.search`;
}

/** What such a name says, or null when it is none. */
export function snapshotFile(name: string): (Place & { readonly name: string }) | null {
  const [, source, seq] = /^([\da-f-]{36})\.(\d+)\.search$/.exec(name) ?? [];
  return source === undefined || seq === undefined ? null : { name, source, seq: BigInt(seq) };
}

/** What a snapshot must say of itself. */
export function snapshotOf({ source, seq }: Place): SnapshotOf {
  return { tokeniser: tokeniserVersion, source: `${source} ${seq}` };
}
