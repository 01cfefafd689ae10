import { readSentMessages } from '#src/actions/orders/messages/read-sent-messages.ts';
import { route, type Route } from '#src/api/route.ts';
import { developEndpoints } from '#src/contract/operations/develop.ts';
import { fail, ok } from '#src/domain/failure.ts';

/** For developers and demonstrations; in production the server answers none of these paths (RU-30). */
export const developRoutes: readonly Route[] = [
  route(developEndpoints.sentMessages, async (deps) => ok({ messages: await readSentMessages(deps) })),
  route(developEndpoints.lookAtHost, async (deps, { input: { host }, head }) => {
    // Only a host of the table has its own origin.
    if (host !== null && new URL(deps.originOf(host)).hostname !== host) return fail('not_found', { field: 'host' });
    head.cookies = { host_override: host };
    return ok({ host });
  }),
];
