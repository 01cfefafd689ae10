import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { noteSecurityEvent } from '#src/actions/staff/note-security-event.ts';
import type { Deps } from '#src/actions/deps.ts';
import { paymentEventsPath } from '#src/contract/site/file-paths.ts';
import { bounceRoute } from '#src/contract/site/mail-paths.ts';
import { networkOf } from '#src/domain/accounts/network.ts';
import type { SecurityEvent } from '#src/domain/accounts/security-event.ts';

type Noting = Pick<Deps, 'log' | 'secrets'>;

/** Notes an event of a request whose caller is not established. */
export function noteRequest(deps: Noting, request: FastifyRequest, event: SecurityEvent): void {
  const behind = { account: null, device: '', network: networkOf(request.ip), requestId: request.id };
  noteSecurityEvent(deps, behind, event);
}

/**
 * Notes what is refused beside the API's own calls (`serve` notes those): signed events with a wrong signature, plain
 * forms of another site, documents and pictures of another account, and hosts that are not ours.
 */
export function securityHooks(server: FastifyInstance, deps: Noting): void {
  server.addHook('onResponse', (request, reply, done) => {
    const event = eventOf(request, reply);
    if (event !== null) noteRequest(deps, request, event);
    done();
  });
}

const webhooks: ReadonlySet<string> = new Set([paymentEventsPath, bounceRoute]);

function eventOf({ routeOptions }: FastifyRequest, reply: FastifyReply): SecurityEvent | null {
  const call = routeOptions.url ?? null;
  const refused = (kind: SecurityEvent['kind'], reason: string | null): SecurityEvent => ({
    kind,
    outcome: 'refused',
    reason,
    call,
  });
  const status = reply.statusCode;
  if (status === 421) return refused('host_refused', null);
  if (call === null) return null;
  if (webhooks.has(call)) return status < 400 ? null : refused('webhook_refused', null);
  if (status === 303) return isForged(reply) ? refused('csrf_refused', 'csrf_refused') : null;
  // Documents and pictures have addresses of their own among those of the API.
  if (!/\/v[123]\/./.test(call) || call.endsWith('*')) return null;
  if (status === 429) return refused('limit_reached', null);
  return status === 403 || status === 404 ? refused('access_refused', null) : null;
}

/** A plain form that no page of ours was shown for is led back to its page with this word. */
function isForged(reply: FastifyReply): boolean {
  const location = reply.getHeader('location');
  return typeof location === 'string' && /[?&]refused=csrf_refused(&|$)/.test(location);
}
