import type { SubjectKind } from '#src/domain/content/translation/translated-subjects.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { Queryable } from '#src/store/shared/database/db.ts';
import { columns, sql, statement, type RowOf } from '#src/store/shared/database/statement.ts';

/** What is translated, and into which language. */
export type TranslationKey = {
  readonly kind: SubjectKind;
  readonly subject: string;
  readonly language: LanguageCode;
};

/** A translation that is wanted; `hash` (hex) is that of its source. */
export type TranslationRequest = TranslationKey & { readonly sourceLanguage: string; readonly hash: string };

const keyTypes = columns<Pick<TranslationKey, 'kind' | 'language'>>();

const request = sql(
  'request-translations',
  `insert into machine_translation as t (kind, subject, language, review_id, source_language, source_hash, state)
   select w.kind, w.subject, w.language, case w.kind when 'review' then w.subject::uuid end, w."sourceLanguage",
     decode(w.hash, 'hex'), 'pending'
   from jsonb_to_recordset($1::jsonb) as w (kind text, subject text, language text, "sourceLanguage" text, hash text)
   on conflict (kind, subject, language) do update set source_language = excluded.source_language,
     source_hash = excluded.source_hash, state = 'pending', texts = null, engine = null, reason = null, attempts = 0,
     requested_at = now(), available_at = now(), ended_at = null
   where t.source_hash <> excluded.source_hash`,
);

/** Queues translations; one of the same source stays as it is, whatever became of it. */
export async function requestTranslations(on: Queryable, requests: readonly TranslationRequest[]): Promise<number> {
  return requests.length === 0 ? 0 : (await on.query(request, [JSON.stringify(requests)])).rowCount;
}

const lease = sql(
  'lease-translation',
  `update machine_translation t set attempts = attempts + 1, available_at = now() + $1 * interval '1 second'
   where (t.kind, t.subject, t.language) in (
     select w.kind, w.subject, w.language from machine_translation w
     where w.state = 'pending' and w.available_at <= now()
     order by w.available_at, w.requested_at, w.kind, w.subject, w.language limit 1 for update skip locked)
   returning t.kind, t.subject, t.language, t.attempts, encode(t.source_hash, 'hex') as hash,
     t.source_language as "sourceLanguage"`,
  { notNull: ['hash'], narrower: keyTypes },
);
export type LeasedTranslation = RowOf<typeof lease>;

/** Leases the next translation that is due, or null; after `seconds` another worker may take it. */
export async function leaseTranslation(on: Queryable, seconds: number): Promise<LeasedTranslation | null> {
  return (await on.query(lease, [seconds])).rows[0] ?? null;
}

const leaseOne = sql(
  'lease-one-translation',
  `update machine_translation t set attempts = attempts + 1, available_at = now() + $4 * interval '1 second'
   where t.kind = $1 and t.subject = $2 and t.language = $3 and t.state = 'pending'
     and (t.attempts = 0 or t.available_at <= now())
   returning t.kind, t.subject, t.language, t.attempts, encode(t.source_hash, 'hex') as hash,
     t.source_language as "sourceLanguage"`,
  { notNull: ['hash'], narrower: keyTypes },
);

/** Leases one translation; null where it waits, is being made, or has ended. */
export async function leaseOneTranslation(
  on: Queryable,
  { kind, subject, language }: TranslationKey,
  seconds: number,
): Promise<LeasedTranslation | null> {
  return (await on.query(leaseOne, [kind, subject, language, seconds])).rows[0] ?? null;
}

const own = `kind = $1 and subject = $2 and language = $3 and source_hash = decode($4, 'hex') and state = 'pending'`;

const save = sql(
  'save-translation',
  `update machine_translation set state = 'done', texts = $5::jsonb, engine = $6, reason = null, ended_at = now() where ${own}`,
);

type Source = TranslationKey & { readonly hash: string };

/** Stores a result, unless its source has changed meanwhile. */
export async function saveTranslation(
  on: Queryable,
  { kind, subject, language, hash }: Source,
  { texts, engine }: { readonly texts: readonly string[]; readonly engine: string },
): Promise<void> {
  await on.query(save, [kind, subject, language, hash, JSON.stringify(texts), engine]);
}

const failed = sql(
  'fail-translation',
  `update machine_translation set state = 'failed', reason = $5, ended_at = now() where ${own}`,
);

/** Says why there is no translation. It is tried again once its source changes, or an operator requests it. */
export async function failTranslation(
  on: Queryable,
  { kind, subject, language, hash }: Source,
  reason: string,
): Promise<void> {
  await on.query(failed, [kind, subject, language, hash, reason]);
}

const postpone = sql(
  'postpone-translation',
  `update machine_translation set reason = $5, available_at = now() + $6 * interval '1 second' where ${own}`,
);

/** Has a translation tried again in `seconds`, and says why. */
export async function postponeTranslation(
  on: Queryable,
  { kind, subject, language, hash }: Source,
  { reason, seconds }: { readonly reason: string; readonly seconds: number },
): Promise<void> {
  await on.query(postpone, [kind, subject, language, hash, reason, seconds]);
}

const drop = sql(
  'drop-translations',
  `delete from machine_translation t using jsonb_to_recordset($1::jsonb) as w (kind text, subject text, language text)
   where t.kind = w.kind and t.subject = w.subject and t.language = w.language`,
);

/** Deletes translations that nobody needs any more. */
export async function dropTranslations(on: Queryable, keys: readonly TranslationKey[]): Promise<void> {
  if (keys.length > 0) await on.query(drop, [JSON.stringify(keys)]);
}

const known = sql(
  'known-translations',
  `select kind, subject, language, encode(source_hash, 'hex') as hash from machine_translation where kind <> 'review'`,
  { notNull: ['hash'], narrower: keyTypes },
);

/** Returns all translations of the catalog and of content, whatever became of them. */
export async function findKnownTranslations(on: Queryable): Promise<readonly RowOf<typeof known>[]> {
  return (await on.query(known)).rows;
}

const done = sql(
  'done-translations',
  `select kind, subject, language, encode(source_hash, 'hex') as hash, texts, engine,
     to_char(ended_at at time zone 'UTC', 'YYYY-MM-DD') as date
   from machine_translation where state = 'done' and kind = any($1::text[])`,
  {
    notNull: ['hash', 'date'],
    narrower: columns<Pick<TranslationKey, 'kind' | 'language'> & { texts: readonly string[] }>(),
  },
);
export type DoneTranslation = RowOf<typeof done>;

/** Returns the results of some kinds. */
export async function findDoneTranslations(
  on: Queryable,
  kinds: readonly SubjectKind[],
): Promise<readonly DoneTranslation[]> {
  return (await on.query(done, [kinds])).rows;
}

const stamp = statement(
  'translation-stamp',
  `select concat_ws(' ', count(*), max(ended_at)) as stamp from machine_translation
   where state = 'done' and kind in ('product', 'destination')`,
  { notNull: ['stamp'] },
);

/** Returns a word that changes whenever the translations of the catalog do. */
export async function findTranslationStamp(on: Queryable): Promise<string> {
  return (await on.query(stamp)).rows[0]?.stamp ?? '';
}

const unfinished = sql(
  'unfinished-translations',
  `select kind, subject, language, state, reason, attempts, requested_at as "requestedAt",
     case state when 'pending' then available_at end as "nextAt"
   from machine_translation where state <> 'done'
   order by state, reason nulls last, requested_at, kind, subject, language limit $1`,
);

/** Returns translations that failed or wait, with the reason; failed ones first. */
export async function findUnfinishedTranslations(
  on: Queryable,
  most: number,
): Promise<readonly RowOf<typeof unfinished>[]> {
  return (await on.query(unfinished, [most])).rows;
}

const retry = sql(
  'retry-translations',
  `update machine_translation set state = 'pending', reason = null, attempts = 0, available_at = now(), ended_at = null
   where state = 'failed' or state = 'pending' and reason is not null`,
);

/** Has everything that failed or waits tried again now; returns how many. */
export async function retryTranslations(on: Queryable): Promise<number> {
  return (await on.query(retry)).rowCount;
}
