import { get, post } from '#src/contract/endpoint.ts';

/** Only in showcase and development mode (RU-30); 404 in production. */
export const developEndpoints = {
  sentMessages: get<Record<never, never>, SentMessagesAnswer>('/v1/devsrv/outbox', { developer: true }),
  /** Another of our hosts to look at from here on, or none (RU-4). */
  lookAtHost: post<{ readonly host: string | null }, { readonly host: string | null }>('/v1/devsrv/host', {
    developer: true,
  }),
} as const;

export type SentMessagesAnswer = {
  readonly messages: readonly {
    readonly id: string;
    readonly kind: 'mail' | 'sms';
    readonly recipient: string;
    readonly subject: string;
    readonly text: string;
    readonly sentAt: string;
  }[];
};
