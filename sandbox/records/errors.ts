import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '#sandbox/control-panel.ts';

/** Ways of failing, before the work is done or after: an error, no answer at all, a connection torn down. */
export const faultKinds = [
  'error-before',
  'error-after',
  'timeout-before',
  'timeout-after',
  'reset-before',
  'reset-after',
] as const;

export type FaultKind = (typeof faultKinds)[number];

/** Orders `times` failures for calls whose "METHOD /path" begins with `target`. */
export function orderFault(context: SandboxContext, target: string, kind: FaultKind, times: number): void {
  context.database.run('insert into fault (target, kind, left) values (?, ?, ?)', target, kind, times);
}

export function clearFaults(context: SandboxContext): void {
  context.database.run('delete from fault');
}

/** Returns the failure ordered for this call, if any; taking it uses it up. */
export function takeFault(context: SandboxContext, call: string): FaultKind | null {
  const row = context.database.all(
    'select id, kind from fault where left > 0 and substr(?, 1, length(target)) = target order by id limit 1',
    call,
  )[0];
  if (row === undefined) return null;
  context.database.run('update fault set left = left - 1 where id = ?', row['id'] ?? 0);
  return faultKinds.find((kind) => kind === row['kind']) ?? null;
}

/** Fails a call in the requested way; the reply is used up. */
export async function failAs(kind: FaultKind, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (kind.startsWith('error')) {
    return reply.code(500).send({ error: { type: 'api_error', message: 'An error that was ordered' } });
  }
  reply.hijack();
  // A timeout sends nothing until the caller disconnects.
  if (kind.startsWith('reset')) request.raw.socket.resetAndDestroy();
  return reply;
}
