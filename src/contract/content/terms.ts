import { defineEndpoint } from '#src/contract/endpoint.ts';
import { termSchemas } from '#src/contract/content/terms.schema.ts';
import { termAnswers } from '#src/contract/content/terms-answers.schema.ts';
import type { ComparedPart } from '#src/domain/content/terms/compare-texts.ts';

/** Legal texts and what somebody answered to them (spec §7 "term_service", RU-33). */
export const termEndpoints = {
  /** The text that holds today, or one of its versions. */
  specialTermDetail: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/special_term_detail',
    summary: 'A text as it holds today, or one of its versions.',
    example: { term: 'conditions' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: termSchemas.specialTermDetail,
    output: termAnswers.specialTermDetail,
  }),
  /** The terms that the signed-in user is asked about, once; empty for a visitor. */
  userUncheckInfo: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/user_uncheck_info',
    summary: 'What the account has not answered yet and is asked once.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: termSchemas.userUncheckInfo,
    output: termAnswers.userUncheckInfo,
  }),
  statusUpdate: defineEndpoint({
    method: 'POST',
    path: '/v3/userserv/user/term_service/status_update',
    summary: 'Agrees to the version that holds today, or puts it off until there is a newer one.',
    example: { term: 'conditions', version: '2', status: 'accepted' },
    auth: 'account',
    limits: { rate: 'reads' },
    alsoGet: true,
    input: termSchemas.statusUpdate,
    output: termAnswers.statusUpdate,
  }),
  /** All texts that hold today; with a term, all its versions. */
  termHistory: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/term_history',
    summary: 'All texts that hold today; of one term, all its versions.',
    example: { term: 'policy' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: termSchemas.termHistory,
    output: termAnswers.termHistory,
  }),
  /** What became of a text between two of its versions, paragraph by paragraph. */
  termComparison: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/term_service/term_comparison',
    summary: 'What became of a text between two of its versions, paragraph by paragraph.',
    example: { term: 'conditions', version: '2', from: '1' },
    auth: 'caller',
    limits: { rate: 'reads' },
    input: termSchemas.termComparison,
    output: termAnswers.termComparison,
  }),
} as const;

/** `later`: not now, and not again until there is a newer version. */
export type TermStatus = 'accepted' | 'later';

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
