import { defineEndpoint } from '#src/contract/endpoint.ts';
import { startSchemas } from '#src/contract/accounts/start.schema.ts';
import { startAnswers } from '#src/contract/accounts/start-answers.schema.ts';
import type { SimpleProfile } from '#src/contract/accounts/account.ts';
import type { CurrencyCode } from '#src/domain/shared/money/currency.ts';
import type { Market } from '#src/domain/site/hosts.ts';
import type { LanguageCode } from '#src/domain/site/language/languages.ts';
import type { FormatPreference } from '#src/domain/site/language/formatting-locale.ts';

/** What the browser asks at its start (spec §1, §7): the visitor part, which never stands in a page that is kept. */
export const startEndpoints = {
  /** RU-17. `consent` is the visitor's answer about tracking; without "granted" there is no e-mail hash (D-13). */
  dispatch: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/dispatch',
    summary: 'The current user, their preferences, and the number of items in the cart.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: startSchemas.dispatch,
    output: startAnswers.dispatch,
  }),
  /** Fired at start-up, its result ignored (spec §7). */
  sessionGet: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/session_service/get',
    summary: 'Whether anybody is signed in.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: startSchemas.nothing,
    output: startAnswers.sessionGet,
  }),
  /** Sets JSESSIONID; `sid` names the session in logs and is not its secret (D-3). */
  sessionId: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/session/id',
    summary: 'Names the browser’s session; its secret is a cookie.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: startSchemas.nothing,
    output: startAnswers.sessionId,
  }),
  residence: defineEndpoint({
    method: 'GET',
    path: '/v1/webbffapi/residence',
    summary: 'Where the visitor calls from; unknown is US with id 0.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: startSchemas.nothing,
    output: startAnswers.residence,
  }),
  hitExperiments: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/hit/experiments',
    summary: 'The experiments this visitor takes part in; robots take part in none.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    timeoutMs: 500,
    input: startSchemas.nothing,
    output: startAnswers.hitExperiments,
  }),
} as const;

export type DispatchAnswer = {
  /** Null: nobody is signed in. */
  readonly user: SimpleProfile | null;
  readonly cart_items: number;
  /** For display and, after consent, tracking: keyed by us, empty without consent (D-13). */
  readonly email_hash: string;
  readonly language: LanguageCode;
  readonly currency: CurrencyCode;
  /** As stored with the account; null for visitors and users who never chose. */
  readonly writing: FormatPreference | null;
  readonly prefer_site: Market | null;
};

/** Where the visitor calls from. Not known: US, id 0 (spec §8), and consent stays denied (D-7). */
export type ResidenceAnswer = {
  /** ISO 3166-1 alpha-2. */
  readonly residenceCode: string;
  /** RU-11; 0 when nothing is known. */
  readonly residenceId: number;
  readonly ipCountry: string;
  /** RU-12; false when nothing is known. */
  readonly isEuropeanArea: boolean;
  readonly isKnown: boolean;
};

/** Spec §3 "experiment assignment", under the names of spec §7. Bots have none. */
export type ExperimentsAnswer = {
  readonly exps: readonly {
    readonly experiment_id: number;
    readonly experiment_name: string;
    readonly group_id: number;
    readonly group_name: string;
    readonly need_dye: boolean;
  }[];
  /** "experiment:group" of those that need a dye: the value of X-Klook-Tint, joined by commas. */
  readonly tinted_list: readonly string[];
  /** Empty for a visitor. */
  readonly user_id: string;
  readonly origin_kepler_id: string;
};
