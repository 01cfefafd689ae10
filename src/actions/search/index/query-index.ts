import type { Deps } from '#src/actions/deps.ts';
import type { Caches } from '#src/actions/open-caches.ts';
import { searchTotalCap } from '#src/domain/search/query/filter.ts';
import type { IndexAnswer, IndexQuery } from '#src/domain/search/query/index-query.ts';
import { searchIndex } from '#src/search-index/search-index.ts';
import type { Db } from '#src/store/shared/database/db.ts';
import { findItems } from '#src/store/search/search-query.store.ts';

/** The most queries that the database gets at once: buyers need it too. */
const lanes = 2;

/** For each database the last query of each lane, and how many were sent. */
type Lanes = { readonly last: Promise<unknown>[]; sent: number };
const turnsOf = new WeakMap<Db, Lanes>();

/**
 * Queries the index of this process or, until it is loaded, the database, which forgives no typing errors and in a large
 * catalogue looks at the best known alone. A few queries run there at once: the others wait for their turn, or for the index
 * if that is ready sooner. Only `followSearch` loads an index.
 */
export async function queryIndex({ db, caches }: Pick<Deps, 'db' | 'caches'>, query: IndexQuery): Promise<IndexAnswer> {
  return (
    queryOwnIndex(caches, query) ??
    inTurn(db, () => queryOwnIndex(caches, query) ?? findItems(db, query, searchTotalCap))
  );
}

function queryOwnIndex({ search: followed }: Caches, query: IndexQuery): IndexAnswer | undefined {
  return followed === null ? undefined : searchIndex(followed.index, query);
}

async function inTurn<Answer>(db: Db, run: () => Answer | Promise<Answer>): Promise<Answer> {
  const turns = turnsOf.get(db) ?? { last: [], sent: 0 };
  turnsOf.set(db, turns);
  const lane = turns.sent % lanes;
  turns.sent += 1;
  const answer = (turns.last[lane] ?? Promise.resolve()).then(run);
  // The next caller waits for the end of this one, however it ends.
  turns.last[lane] = answer.catch(() => undefined);
  return answer;
}
