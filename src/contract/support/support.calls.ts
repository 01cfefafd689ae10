// Written by `npx meander generate contract` from support.ts; do not edit.
import { call } from '#src/contract/call.ts';
import type { supportEndpoints } from '#src/contract/support/support.ts';

type Endpoints = typeof supportEndpoints;

export const supportCalls = {
  conversations: call<Endpoints['conversations']>('GET', '/v1/supportsrv/conversations'),
  conversation: call<Endpoints['conversation']>('GET', '/v1/supportsrv/orders/:reference(key)'),
  say: call<Endpoints['say']>('POST', '/v1/supportsrv/orders/:reference(key)/say', { timeoutMs: 60_000 }),
  markRead: call<Endpoints['markRead']>('POST', '/v1/supportsrv/orders/:reference(key)/read'),
  waiting: call<Endpoints['waiting']>('POST', '/v1/supportsrv/desk/waiting'),
  deskConversation: call<Endpoints['deskConversation']>('POST', '/v1/supportsrv/desk/conversation'),
  answer: call<Endpoints['answer']>('POST', '/v1/supportsrv/desk/answer'),
} as const;
