import type { SchemaDocument } from '#src/contract/schema-documents.ts';
import { callHeaders } from '#src/contract/headers.ts';
import { failureStatus } from '#src/contract/errors.ts';
import { failureCodes } from '#src/domain/failure.ts';
import { currencyCodes } from '#src/domain/shared/money/currency.ts';
import { languageCodes } from '#src/domain/site/language/languages.ts';

const refusedBody = {
  type: 'object',
  properties: { success: { const: false }, error: { $ref: '#/components/schemas/Error' } },
  required: ['success', 'error'],
  additionalProperties: false,
} as const;

function refusal(description: string, code: string) {
  const example = { success: false, error: { code, message: code } };
  return {
    description,
    headers: { 'x-klook-request-id': { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema: refusedBody, example } },
  } as const;
}

const codes = failureCodes.map((code) => `${code} (${failureStatus[code]})`).join(', ');

/** What every call may answer instead. */
export const refusals = {
  Refused: refusal(`The call was refused. Codes: ${codes}.`, 'bad_request'),
  Failed: refusal('The fault is ours, or we cannot answer now.', 'server_error'),
} as const;

export const serverHeaders = {
  RequestId: {
    description: 'Names the request in our logs.',
    schema: { type: 'string' },
  },
} as const;

const languageSchema: SchemaDocument = { type: 'string', enum: [...languageCodes] };
const currencySchema: SchemaDocument = { type: 'string', enum: [...currencyCodes] };

function hint(name: string, description: string) {
  return { name, in: 'header', required: false, description, schema: { type: 'string' } } as const;
}

/** What calls share. The headers of spec §7 that no call demands are hints: checked, logged, and never the truth (RU-26). */
export const sharedParameters = {
  language: {
    name: 'k_lang',
    in: 'query',
    required: false,
    description: 'The language of texts and names; else Accept-Language, else English.',
    schema: languageSchema,
  },
  currency: {
    name: 'k_currency',
    in: 'query',
    required: false,
    description: 'The currency of prices; else the header Currency, else the visitor’s.',
    schema: currencySchema,
  },
  csrfToken: {
    name: callHeaders.csrfToken,
    in: 'header',
    required: true,
    description: 'A token from /v1/gatewaysrv/csrftoken, sent with the cookies that came with it.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: callHeaders.idempotencyKey,
    in: 'header',
    required: true,
    description: 'Names one intent: a repeated call with the same key gives the same answer.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
  },
  version: hint(callHeaders.version, 'The version of the API.'),
  token: hint(callHeaders.token, 'A session’s token, from servers and app shells that keep no cookies.'),
  deviceId: hint(callHeaders.deviceId, 'The signed device id.'),
  keplerId: hint(callHeaders.keplerId, 'What experiments go by.'),
  platform: hint(callHeaders.platform, 'The device.'),
  market: hint(callHeaders.market, 'The market of the site.'),
  host: hint(callHeaders.host, 'The host of the site.'),
  userResidence: hint(callHeaders.userResidence, 'Where the visitor lives: "28_US".'),
} as const;
