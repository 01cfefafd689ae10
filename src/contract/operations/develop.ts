import * as z from 'zod/mini';

import { defineEndpoint } from '#src/contract/endpoint.ts';
import { instant } from '#src/contract/wire.schema.ts';

/** RU-4. */
const lookAtHostInput = z.strictObject({
  host: z
    .nullable(z.string().check(z.regex(/^[a-z0-9.-]{1,190}$/)))
    .check(z.describe('The host of the site to show; null for the host of the URL.')),
});
const host = z.nullable(z.string());

const message = z.strictObject({
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  recipient: z.string().check(z.describe('An email address or a phone number.')),
  subject: z.string(),
  text: z.string(),
  sentAt: instant,
});

/** Only in showcase and development mode (RU-30); 404 in production. */
export const developEndpoints = {
  sentMessages: defineEndpoint({
    method: 'GET',
    path: '/v1/devsrv/outbox',
    summary: 'Returns the emails and text messages that would have been sent.',
    auth: 'everyone',
    developer: true,
    input: z.object({}),
    output: z.strictObject({ messages: z.array(message) }),
  }),
  lookAtHost: defineEndpoint({
    method: 'POST',
    path: '/v1/devsrv/host',
    summary: 'Sets the host of the site shown in this browser, or resets it.',
    example: { host: 'cn.localhost' },
    auth: 'everyone',
    developer: true,
    input: lookAtHostInput,
    output: z.strictObject({ host }),
  }),
} as const;
