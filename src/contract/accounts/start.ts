import * as z from 'zod/mini';

import type { OutputOf } from '#src/contract/call.ts';
import { defineEndpoint } from '#src/contract/endpoint.ts';
import { market, simpleProfile } from '#src/contract/accounts/account.ts';
import { count, currency } from '#src/contract/wire.schema.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';
import { formatPreferences } from '#src/domain/site/language/formatting-locale.ts';

const nothing = z.object({});

const dispatch = z.strictObject({
  user: z.nullable(simpleProfile).check(z.describe('Null when nobody is signed in.')),
  cart_items: count,
  email_hash: z
    .string()
    .check(z.describe('A keyed hash of the email address, for tracking; empty without consent or account.')),
  language: z.enum(languageCodes),
  currency: currency.check(z.describe('ISO 4217.')),
  writing: z
    .nullable(z.enum(formatPreferences))
    .check(z.describe('As stored with the account; null for visitors and users who never chose.')),
  prefer_site: z.nullable(market),
});

/** Unknown: US with id 0 (spec §8), and consent stays denied (D-7). */
const residence = z.strictObject({
  residenceCode: z.string().check(z.describe('ISO 3166-1 alpha-2; `US` when unknown.')),
  residenceId: count.check(z.describe('0 when unknown.')),
  ipCountry: z.string().check(z.describe('ISO 3166-1 alpha-2, by IP address; `US` when unknown.')),
  isEuropeanArea: z.boolean().check(z.describe('Whether European rules of consent apply; false when unknown.')),
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
        need_dye: z.boolean().check(z.describe('Whether requests name the group in `X-Klook-Tint`.')),
      }),
    )
    .check(z.describe('Empty for robots.')),
  tinted_list: z
    .array(z.string())
    .check(z.describe('`experiment:group` of those with `need_dye`: joined by commas, the value of `X-Klook-Tint`.')),
  user_id: z.string().check(z.describe('Empty for a visitor.')),
  origin_kepler_id: z.string().check(z.describe('The id by which this browser is assigned to groups.')),
});

/** What the browser asks at its start (spec §1, §7): the visitor part, which never stands in a page that is kept. */
export const startEndpoints = {
  /** RU-17. `consent` is the visitor's answer about tracking; without "granted" there is no e-mail hash (D-13). */
  dispatch: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/profile_service/dispatch',
    summary: 'The current user, their preferences, and the number of items in the cart.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: z.object({
      consent: z.exactOptional(z.enum(['granted', 'denied']).check(z.describe('The visitor’s answer about tracking.'))),
    }),
    output: dispatch,
  }),
  /** Fired at start-up, its result ignored (spec §7). */
  sessionGet: defineEndpoint({
    method: 'GET',
    path: '/v3/userserv/user/session_service/get',
    summary: 'Whether anybody is signed in.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ is_logged_in: z.boolean() }),
  }),
  /** Sets JSESSIONID; `sid` names the session in logs and is not its secret (D-3). */
  sessionId: defineEndpoint({
    method: 'GET',
    path: '/v1/usrcsrv/session/id',
    summary: 'Names the browser’s session; its secret is a cookie.',
    auth: 'caller',
    limits: { rate: 'reads' },
    input: nothing,
    output: z.strictObject({ sid: z.string().check(z.describe('Names the session in logs; not its secret.')) }),
  }),
  residence: defineEndpoint({
    method: 'GET',
    path: '/v1/webbffapi/residence',
    summary: 'Where the visitor calls from; unknown is US with id 0.',
    auth: 'everyone',
    limits: { rate: 'reads' },
    input: nothing,
    output: residence,
  }),
  hitExperiments: defineEndpoint({
    method: 'GET',
    path: '/v2/usrcsrv/hit/experiments',
    summary: 'The experiments this visitor takes part in; robots take part in none.',
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
