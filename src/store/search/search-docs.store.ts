import type { SearchDoc } from '#src/domain/search/documents/search-doc.ts';
import { tokeniserVersion } from '#src/domain/search/text/tokenise.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { statement } from '#src/store/shared/database/statement.ts';
import { tokensText, wordsOf } from '#src/store/search/search-tokens.ts';

/**
 * Stores the words of products; rows that are the same stay untouched. Words are written as a literal, never through
 * `to_tsvector`, so that no dictionary of the server changes them.
 */
export async function saveSearchDocs(tx: Queryable, docs: readonly SearchDoc[]): Promise<void> {
  await tx.query(
    `insert into search_doc as old (product_id, language, tokens, tokeniser)
     select product_id, language, tokens::tsvector, $4 from unnest($1::int[], $2::text[], $3::text[]) as new (product_id, language, tokens)
     on conflict (product_id, language) do update set tokens = excluded.tokens, tokeniser = excluded.tokeniser
     where (old.tokens, old.tokeniser) is distinct from (excluded.tokens, excluded.tokeniser)`,
    [
      docs.map((doc) => doc.productId),
      docs.map((doc) => doc.language),
      docs.map((doc) => tokensText(doc.words)),
      tokeniserVersion,
    ],
  );
}

const docs = statement(
  'search_docs',
  `select product_id as "productId", language, tokens::text as tokens
   from search_doc where product_id = any($1::int[]) and tokeniser = $2`,
);

/** Returns the stored words of some products, made by this release's tokeniser. */
export async function findSearchDocs(db: Queryable, ids: readonly number[]): Promise<SearchDoc[]> {
  const { rows } = await db.query(docs, [ids, tokeniserVersion]);
  return rows.map((row) => ({ productId: row.productId, language: row.language, words: wordsOf(row.tokens) }));
}
