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

/**
 * So many attempts that the service may charge are made without a finished batch; the database refuses more. Attempts whose
 * texts were certainly not processed do not count: they cost nothing.
 */
const mostCharged = 8;

const keyTypes = columns<Pick<TranslationKey, 'kind' | 'language'>>();

const request = sql(
  'request-translations',
  `insert into machine_translation as t (kind, subject, language, review_id, source_language, source_hash, state)
   select w.kind, w.subject, w.language, case w.kind when 'review' then w.subject::uuid end, w."sourceLanguage",
     decode(w.hash, 'hex'), 'pending'
   from jsonb_to_recordset($1::jsonb) as w (kind text, subject text, language text, "sourceLanguage" text, hash text)
   on conflict (kind, subject, language) do update set source_language = excluded.source_language,
     source_hash = excluded.source_hash, state = 'pending', texts = null, engine = null, reason = null, attempts = 0,
     charged_attempts = 0, lease = null, requested_at = now(), available_at = now(), ended_at = null
   where t.source_hash <> excluded.source_hash`,
);

/** Queues translations; one of the same source stays as it is, whatever became of it. */
export async function requestTranslations(on: Queryable, requests: readonly TranslationRequest[]): Promise<number> {
  return requests.length === 0 ? 0 : (await on.query(request, [JSON.stringify(requests)])).rowCount;
}

/** A lease counts as an attempt that is charged until its end says otherwise: a process may end without a word. */
const take = `attempts = attempts + 1, charged_attempts = charged_attempts + 1, lease = gen_random_uuid()`;
const leased = `t.kind, t.subject, t.language, t.attempts, t.charged_attempts as "chargedAttempts", t.lease,
  encode(t.source_hash, 'hex') as hash, t.source_language as "sourceLanguage"`;
const leasedFacts = { notNull: ['hash', 'lease'], narrower: keyTypes };

const lease = sql(
  'lease-translation',
  `update machine_translation t set ${take}, available_at = now() + $1 * interval '1 second'
   where (t.kind, t.subject, t.language) in (
     select w.kind, w.subject, w.language from machine_translation w
     where w.state = 'pending' and w.available_at <= now() and w.charged_attempts < ${mostCharged}
     order by w.available_at, w.requested_at, w.kind, w.subject, w.language limit 1 for update skip locked)
   returning ${leased}`,
  leasedFacts,
);
export type LeasedTranslation = RowOf<typeof lease>;

/** Leases the next translation that is due, or null; after `seconds` another worker may take it. */
export async function leaseTranslation(on: Queryable, seconds: number): Promise<LeasedTranslation | null> {
  return (await on.query(lease, [seconds])).rows[0] ?? null;
}

const leaseOne = sql(
  'lease-one-translation',
  `update machine_translation t set ${take}, available_at = now() + $5 * interval '1 second'
   where t.kind = $1 and t.subject = $2 and t.language = $3 and t.source_hash = decode($4, 'hex') and t.state = 'pending'
     and (t.attempts = 0 or t.available_at <= now()) and t.charged_attempts < ${mostCharged}
   returning ${leased}`,
  leasedFacts,
);

type Source = TranslationKey & { readonly hash: string };

/** Leases the translation of one text; null where it waits, is being made, has ended, or another text is requested. */
export async function leaseOneTranslation(
  on: Queryable,
  { kind, subject, language, hash }: Source,
  seconds: number,
): Promise<LeasedTranslation | null> {
  return (await on.query(leaseOne, [kind, subject, language, hash, seconds])).rows[0] ?? null;
}

/** What a worker holds: who is late finds another lease, or another source, and changes nothing. */
type Lease = Pick<LeasedTranslation, 'kind' | 'subject' | 'language' | 'hash' | 'lease'>;

const own = `kind = $1 and subject = $2 and language = $3 and source_hash = decode($4, 'hex') and lease = $5 and state = 'pending'`;

function ownOf({ kind, subject, language, hash, lease: id }: Lease): readonly unknown[] {
  return [kind, subject, language, hash, id];
}

const extend = sql(
  'extend-translation-lease',
  `update machine_translation set charged_attempts = 1, available_at = now() + $6 * interval '1 second' where ${own}`,
);

/** Extends a lease after a finished batch, from which attempts are counted; false if it is lost. */
export async function extendLease(on: Queryable, held: Lease, seconds: number): Promise<boolean> {
  return (await on.query(extend, [...ownOf(held), seconds])).rowCount === 1;
}

const save = sql(
  'save-translation',
  `update machine_translation set state = 'done', texts = $6::jsonb, engine = $7, reason = null, lease = null, ended_at = now()
   where ${own}`,
);

/** Stores a result; false if the lease is lost. */
export async function saveTranslation(
  on: Queryable,
  held: Lease,
  { texts, engine }: { readonly texts: readonly string[]; readonly engine: string },
): Promise<boolean> {
  return (await on.query(save, [...ownOf(held), JSON.stringify(texts), engine])).rowCount === 1;
}

const failed = sql(
  'fail-translation',
  `update machine_translation set state = 'failed', reason = $6, lease = null, ended_at = now() where ${own}`,
);

/** Says why there is no translation. It is tried again once its source changes, or an operator requests it. */
export async function failTranslation(on: Queryable, held: Lease, reason: string): Promise<void> {
  await on.query(failed, [...ownOf(held), reason]);
}

const isLast = `$8 and charged_attempts >= ${mostCharged}`;

const postpone = sql(
  'postpone-translation',
  `update machine_translation set reason = $6, lease = null, available_at = now() + $7 * interval '1 second',
     charged_attempts = charged_attempts - case when $8 then 0 else 1 end,
     state = case when ${isLast} then 'failed' else 'pending' end, ended_at = case when ${isLast} then now() end
   where ${own}`,
);

/** Has a translation tried again in `seconds`, and says why; the last attempt of those that may be charged fails it. */
export async function postponeTranslation(
  on: Queryable,
  held: Lease,
  { reason, seconds, isCharged }: { readonly reason: string; readonly seconds: number; readonly isCharged: boolean },
): Promise<void> {
  await on.query(postpone, [...ownOf(held), reason, seconds, isCharged]);
}

const failUnfinished = sql(
  'fail-unfinished-translations',
  `update machine_translation set state = 'failed', reason = 'unfinished', lease = null, ended_at = now()
   where state = 'pending' and available_at <= now() and charged_attempts >= ${mostCharged}`,
);

/** Fails translations whose last worker ended without a word. */
export async function failUnfinishedTranslations(on: Queryable): Promise<void> {
  await on.query(failUnfinished);
}

const dropLeased = sql('drop-leased-translation', `delete from machine_translation where ${own}`);

/** Deletes a leased translation that is not needed any more. */
export async function dropLeasedTranslation(on: Queryable, held: Lease): Promise<void> {
  await on.query(dropLeased, [...ownOf(held)]);
}

const drop = sql(
  'drop-translations',
  `delete from machine_translation t using jsonb_to_recordset($1::jsonb) as w (kind text, subject text, language text, hash text)
   where t.kind = w.kind and t.subject = w.subject and t.language = w.language and t.source_hash = decode(w.hash, 'hex')`,
);

/** Deletes translations that nobody needs any more, unless another source was requested meanwhile. */
export async function dropTranslations(on: Queryable, sources: readonly Source[]): Promise<void> {
  if (sources.length > 0) await on.query(drop, [JSON.stringify(sources)]);
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
  `update machine_translation set state = 'pending', reason = null, attempts = 0, charged_attempts = 0, lease = null, available_at = now(),
     ended_at = null
   where state = 'failed' or state = 'pending' and reason is not null and (lease is null or available_at <= now())`,
);

/** Has everything that failed or waits tried again now, but for what a worker is at; returns how many. */
export async function retryTranslations(on: Queryable): Promise<number> {
  return (await on.query(retry)).rowCount;
}
