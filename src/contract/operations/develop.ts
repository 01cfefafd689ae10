import { defineEndpoint } from '#src/contract/endpoint.ts';
import { developSchemas } from '#src/contract/operations/develop.schema.ts';
import { developAnswers } from '#src/contract/operations/develop-answers.schema.ts';

/** Only in showcase and development mode (RU-30); 404 in production. */
export const developEndpoints = {
  sentMessages: defineEndpoint({
    method: 'GET',
    path: '/v1/devsrv/outbox',
    summary: 'Mails and text messages that would have been sent.',
    auth: 'everyone',
    developer: true,
    input: developSchemas.nothing,
    output: developAnswers.sentMessages,
  }),
  /** Another of our hosts to look at from here on, or none (RU-4). */
  lookAtHost: defineEndpoint({
    method: 'POST',
    path: '/v1/devsrv/host',
    summary: 'Shows another host of the site here from now on, or no other.',
    example: { host: 'cn.localhost' },
    auth: 'everyone',
    developer: true,
    input: developSchemas.lookAtHost,
    output: developAnswers.lookAtHost,
  }),
} as const;
