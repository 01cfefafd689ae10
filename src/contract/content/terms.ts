import { either, get } from '#src/contract/endpoint.ts';
import type { ComparedPart } from '#src/domain/content/terms/compare-texts.ts';

/** Legal texts and what somebody answered to them (spec §7 "term_service", RU-33). */
export const termEndpoints = {
  /** The text that holds today, or one of its versions. */
  specialTermDetail: get<{ term: string; version?: string }, TermDetail>(
    '/v3/userserv/user/term_service/special_term_detail',
  ),
  /** The terms that the signed-in user is asked about, once; empty for a visitor. */
  userUncheckInfo: get<Record<never, never>, { readonly terms: readonly TermHead[] }>(
    '/v3/userserv/user/term_service/user_uncheck_info',
  ),
  statusUpdate: either<{ term: string; version: string; status: TermStatus }, TermStatusAnswer>(
    '/v3/userserv/user/term_service/status_update',
  ),
  /** All texts that hold today; with a term, all its versions. */
  termHistory: get<{ term?: string }, { readonly terms: readonly TermHead[] }>(
    '/v3/userserv/user/term_service/term_history',
  ),
  /** What became of a text between two of its versions, paragraph by paragraph. */
  termComparison: get<{ term: string; version: string; from: string }, TermComparison>(
    '/v3/userserv/user/term_service/term_comparison',
  ),
} as const;

/** `later`: not now, and not again until there is a newer version. */
export type TermStatus = 'accepted' | 'later';

export type TermStatusAnswer = {
  readonly term: string;
  readonly version: number;
  /** In which language the text was read. */
  readonly language: string;
  readonly status: TermStatus;
};

export type TermHead = {
  readonly term: string;
  readonly version: number;
  /** The language that title and text are in, which may be a fallback. */
  readonly language: string;
  readonly title: string;
  readonly changes: string;
  /** The day from which it holds, "YYYY-MM-DD". */
  readonly effective: string;
  /** A text of the demonstration (RU-24). */
  readonly sample: boolean;
};

export type TermDetail = TermHead & {
  /** Marked text: headings, lists, strong words and links. */
  readonly body: string;
  /** The version that holds today; null while none does. */
  readonly current: number | null;
  readonly versions: number;
};

/** `language`: the best for the visitor in which both versions stand. */
export type TermComparison = {
  readonly term: string;
  readonly title: string;
  readonly language: string;
  readonly from: number;
  readonly version: number;
  readonly parts: readonly ComparedPart[];
};
