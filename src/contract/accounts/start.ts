import * as z from 'zod/mini';

import { specHeaders } from '#src/contract/compat/spec-headers.ts';
import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { market, simpleProfile } from '#src/contract/accounts/account.ts';
import { count, currency } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

const nothing = z.object({});

const dispatch = z.strictObject({
  user: z.nullable(simpleProfile).check(z.describe('The signed-in account; null for a visitor.')),
  cart_items: count,
  email_hash: z
    .string()
    .check(z.describe('A keyed hash of the email address, for tracking; empty without consent or without an account.')),
  language: z.enum(languageCodes),
  currency: currency.check(z.describe('Currency code (ISO 4217).')),
  writing: z
    .nullable(z.enum(formatPreferences))
    .check(z.describe('The stored format preference; null for visitors and users without one.')),
  prefer_site: z.nullable(market),
});

/** Unknown: US with id 0 (spec §8), and consent stays denied (D-7). */
const residence = z.strictObject({
  residenceCode: z.string().check(z.describe('Country of residence (ISO 3166-1 alpha-2); `US` when unknown.')),
  residenceId: count.check(z.describe('The numeric id of the residence; 0 when unknown.')),
  ipCountry: z.string().check(z.describe('Country of the IP address (ISO 3166-1 alpha-2); `US` when unknown.')),
  isEuropeanArea: z.boolean().check(z.describe('Whether European consent rules apply; false when unknown.')),
  isKnown: z.boolean(),
});

/** Spec §3 "experiment assignment", under the names of spec §7. */
const experiments = z.strictObject({
  exps: z
    .array(
      z.strictObject({
        experiment_id: z.int(),
        experiment_name: z.string(),
        group_id: z.int(),
        group_name: z.string(),
        need_dye: z
          .boolean()
          .check(z.describe(`Whether requests include the group in the header \`${specHeaders.tint}\`.`)),
      }),
    )
    .check(z.describe('The experiments of this visitor; empty for robots.')),
  tinted_list: z
    .array(z.string())
    .check(
      z.describe(
        `\`experiment:group\` for those with \`need_dye\`; joined by commas, the value of \`${specHeaders.tint}\`.`,
      ),
    ),
  user_id: z.string().check(z.describe('The id of the user; empty for a visitor.')),
  origin_kepler_id: z.string().check(z.describe('The id by which this browser is assigned to groups.')),
});

/** What the browser requests when it starts (spec §1, §7): the visitor part, which is never in a cached page. */
export const startEndpoints = {
  /** RU-17. `consent` is the visitor's answer about tracking; without "granted" there is no e-mail hash (D-13). */
  dispatch: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/dispatch',
    summary: 'Returns the current user, their preferences and the number of items in the cart.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({
      consent: z.exactOptional(z.enum(['granted', 'denied']).check(z.describe('The visitor’s consent to tracking.'))),
    }),
    output: dispatch,
  }),
  /** Fired at start-up, its result ignored (spec §7). */
  sessionGet: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/session_service/get',
    summary: 'Returns whether the caller is signed in.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ is_logged_in: z.boolean() }),
  }),
  /** Sets JSESSIONID; `sid` names the session in logs and is not its secret (D-3). */
  sessionId: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/session/id',
    summary: 'Returns the log id of the browser session and sets the session cookie.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ sid: z.string().check(z.describe('The id of the session in logs; not its secret.')) }),
  }),
  residence: defineEndpoint({
    method: 'GET',
    path: '/v1/webbffapi/residence',
    summary: 'Returns the visitor’s country by IP address; `US` with id 0 when unknown.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: nothing,
    output: residence,
  }),
  hitExperiments: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/hit/experiments',
    summary: 'Returns the experiments and groups of this visitor; none for robots.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    timeoutMs: 500,
    input: nothing,
    output: experiments,
  }),
} as const;

export type DispatchAnswer = OutputOf<typeof startEndpoints.dispatch>;
export type ResidenceAnswer = OutputOf<typeof startEndpoints.residence>;
export type ExperimentsAnswer = OutputOf<typeof startEndpoints.hitExperiments>;
