import { requestIdHeader } from '#src/contract/compat/spec-headers.ts';
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
    headers: { [requestIdHeader]: { $ref: '#/components/headers/RequestId' } },
    content: { 'application/json': { schema: refusedBody, example } },
  } as const;
}

const codes = failureCodes.map((code) => `${code} (${failureStatus[code]})`).join(', ');

/** What every call may answer instead. */
export const refusals = {
  Refused: refusal(`The request was refused. Error codes and HTTP statuses: ${codes}.`, 'bad_request'),
  Failed: refusal('A server error, or the service is temporarily unavailable.', 'server_error'),
} as const;

export const serverHeaders = {
  RequestId: {
    description: 'The id of the request in the server logs.',
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
    description: 'Language code of texts and names; defaults to `Accept-Language`, then to English.',
    schema: languageSchema,
  },
  currency: {
    name: 'k_currency',
    in: 'query',
    required: false,
    description:
      'Currency code (ISO 4217) of prices; defaults to the `Currency` header, then to the visitor’s currency.',
    schema: currencySchema,
  },
  csrfToken: {
    name: callHeaders.csrfToken,
    in: 'header',
    required: true,
    description: 'A CSRF token from `/v1/gatewaysrv/csrftoken`, sent together with the cookies set by that call.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: callHeaders.idempotencyKey,
    in: 'header',
    required: true,
    description: 'A key for one intent: repeating the call with the same key returns the same response.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{16,64}$' },
  },
  version: hint(callHeaders.version, 'API version.'),
  token: hint(callHeaders.token, 'Session token, for servers and app shells without cookies.'),
  deviceId: hint(callHeaders.deviceId, 'Signed device id.'),
  keplerId: hint(callHeaders.keplerId, 'The id by which the browser is assigned to experiment groups.'),
  platform: hint(callHeaders.platform, 'Device type.'),
  market: hint(callHeaders.market, 'Market of the site.'),
  host: hint(callHeaders.host, 'Host of the site.'),
  userResidence: hint(callHeaders.userResidence, 'Country of residence of the visitor: "28_US".'),
} as const;
