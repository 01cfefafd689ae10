import type { TermDocument, TermVersion } from '#src/domain/content/terms/terms.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement } from '#src/store/shared/database/statement.ts';

const versionColumns = `t.document, t.version, t.language, t.title, t.changes, t.body, t.effective, t.asked, t.sample`;

/** Adds versions that do not exist yet; an existing one is never changed. Returns how many were added. */
export async function addTerms(tx: Queryable, terms: readonly TermVersion[]): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into term_version (document, version, language, title, changes, body, effective, asked, sample)
     select t.document, t.version, t.language, t.title, t.changes, t.body, t.effective, t.asked, t.sample
     from jsonb_to_recordset($1::jsonb) as t (document text, version int, language text, title text, changes text,
       body text, effective date, asked boolean, sample boolean)
     on conflict (document, version, language) do nothing`,
    [JSON.stringify(terms)],
  );
  return rowCount;
}

const facts = { narrower: columns<Pick<TermVersion, 'document' | 'language'>>() };

const documentsOfShopSql = sql('documents-of-shop', 'select distinct document from term_version');

/** Returns the documents that the shop has a version of. */
export async function documentsOfShop(on: Queryable): Promise<ReadonlySet<string>> {
  const { rows } = await on.query(documentsOfShopSql);
  return new Set(rows.map((row) => row.document));
}

const inEffect = statement(
  'terms-in-effect',
  `select distinct on (t.document) ${versionColumns} from term_version t
   where t.effective <= current_date and t.language = any($1::text[])
   order by t.document, t.version desc, array_position($1::text[], t.language)`,
  facts,
);

/** Returns the version of each document in effect today (UTC), in the first of these languages that it exists in. */
export async function termsInEffect(on: Queryable, languages: readonly string[]): Promise<readonly TermVersion[]> {
  return (await on.query(inEffect, [languages])).rows;
}

const versionsOfSql = sql(
  'versions-of',
  `select distinct on (t.version) ${versionColumns} from term_version t
     where t.document = $1 and t.language = any($2::text[])
     order by t.version desc, array_position($2::text[], t.language)`,
  facts,
);

/** Returns all versions of a document, the newest first, each in the first of these languages that it exists in. */
export async function versionsOf(
  on: Queryable,
  document: TermDocument,
  languages: readonly string[],
): Promise<readonly TermVersion[]> {
  const { rows } = await on.query(versionsOfSql, [document, languages]);
  return rows;
}

const unansweredTermsSql = sql(
  'unanswered-terms',
  `select ${versionColumns} from (
       select distinct on (t.document) ${versionColumns} from term_version t
       where t.effective <= current_date and t.language = any($2::text[])
       order by t.document, t.version desc, array_position($2::text[], t.language)) t
     where t.asked and not exists (
       select from term_answer a where a.account_id = $1 and a.document = t.document and a.version >= t.version)
     order by t.document`,
  facts,
);

/**
 * Returns documents whose current version the account has not answered, in the first of these languages that each
 * exists in.
 */
export async function unansweredTerms(
  on: Queryable,
  accountId: string,
  languages: readonly string[],
): Promise<readonly TermVersion[]> {
  const { rows } = await on.query(unansweredTermsSql, [accountId, languages]);
  return rows;
}

export type TermAnswer = {
  readonly document: TermDocument;
  readonly version: number;
  readonly language: string;
  readonly answer: 'accepted' | 'later';
};

/** Records what an account answered; only the answer `later` can be changed. */
export async function saveTermAnswer(tx: Queryable, accountId: string, answered: TermAnswer): Promise<void> {
  const { document, version, language, answer } = answered;
  await tx.query(
    `insert into term_answer as a (account_id, document, version, language, answer) values ($1, $2, $3, $4, $5)
     on conflict (account_id, document, version) do update
     set answer = excluded.answer, language = excluded.language, answered_at = now() where a.answer = 'later'`,
    [accountId, document, version, language, answer],
  );
}

export type AcceptedTerm = Pick<TermVersion, 'document' | 'version' | 'language' | 'title'> & { readonly at: string };

const acceptedTermsSql = sql(
  'accepted-terms',
  `select x.document, x.version, x.language, t.title, min(x.at) as at from (
       select document, version, language, answered_at as at from term_answer where account_id = $1 and answer = 'accepted'
       union all
       select g.document, g.version, g.language, g.agreed_at from order_term g join orders o on o.id = g.order_id
       where o.account_id = $1) x
     join term_version t on t.document = x.document and t.version = x.version and t.language = x.language
     group by 1, 2, 3, 4 order by at desc, x.document limit 100`,
  { notNull: ['at'], ...facts },
);

/** Returns what an account has agreed to, on its own or with an order, the newest first. */
export async function acceptedTerms(on: Queryable, accountId: string): Promise<readonly AcceptedTerm[]> {
  const { rows } = await on.query(acceptedTermsSql, [accountId]);
  return rows;
}

const agreeWithOrder = statement(
  'agree-with-order',
  `with shown as (
     select distinct on (t.document) t.document, t.version, t.language, t.asked from term_version t
     where t.effective <= current_date and t.language = any($3::text[])
     order by t.document, t.version desc, array_position($3::text[], t.language)
   ), agreed as (
     insert into order_term (order_id, document, version, language)
     select $1, document, version, language from shown where asked
     on conflict (order_id, document) do nothing
   )
   insert into term_answer as a (account_id, document, version, language, answer)
   select $2, document, version, language, 'accepted' from shown where asked
   on conflict (account_id, document, version) do update
   set answer = 'accepted', language = excluded.language, answered_at = now() where a.answer = 'later'`,
);

/** Writes down under which terms an order is paid: those of today, in a language that the payer can read. */
export async function agreeToTerms(
  tx: Queryable,
  order: { readonly id: string; readonly accountId: string },
  languages: readonly string[],
): Promise<void> {
  await tx.query(agreeWithOrder, [order.id, order.accountId, languages]);
}
