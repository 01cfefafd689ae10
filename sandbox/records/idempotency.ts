import type { SandboxContext } from '#sandbox/control-panel.ts';
import { digest } from '#sandbox/ids.ts';
import { envelope, Refusal } from '#sandbox/records/refusal.ts';

export type StoredAnswer = { readonly status: number; readonly body: string; readonly replayed: boolean };

const storedForMs = 30 * 86_400_000;

/**
 * Runs a POST once per key: the same key with the same request returns the stored response again, with another request
 * it is refused. Work and stored response are one transaction. Refused parameters are not stored, so that they can be
 * corrected.
 */
export function once(
  context: SandboxContext,
  key: string | undefined,
  route: string,
  body: string,
  work: () => { readonly status: number; readonly body: unknown },
): StoredAnswer {
  return context.database.whole(() => {
    if (key === undefined) return { ...settled(context, work), replayed: false };
    const fingerprint = digest(`${route}\n${body}`);
    const stored = context.database.all('select fingerprint, status, body from kept_answer where key = ?', key)[0];
    if (stored !== undefined) {
      if (stored['fingerprint'] !== fingerprint) {
        throw new Refusal(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      return { status: Number(stored['status']), body: String(stored['body']), replayed: true };
    }
    const answer = settled(context, work);
    context.database.run(
      'insert into kept_answer (key, fingerprint, status, body, at_ms) values (?, ?, ?, ?, ?)',
      key,
      fingerprint,
      answer.status,
      answer.body,
      context.clock.wallMs(),
    );
    return { ...answer, replayed: false };
  });
}

/** Deletes stored responses and finished deliveries that are old enough. */
export function forgetOld(context: SandboxContext): void {
  const before = context.clock.wallMs() - storedForMs;
  context.database.run('delete from kept_answer where at_ms < ?', before);
  context.database.run(`delete from delivery where state <> 'pending' and due_ms < ?`, before);
}

function settled(
  context: SandboxContext,
  work: () => { readonly status: number; readonly body: unknown },
): { readonly status: number; readonly body: string } {
  try {
    const answer = context.database.whole(work);
    return { status: answer.status, body: JSON.stringify(answer.body) };
  } catch (error) {
    // A refusal of the request's state is an answer like any other; a refused parameter is passed on and not stored.
    if (!(error instanceof Refusal) || error.unbegun) throw error;
    return { status: error.status, body: JSON.stringify(envelope(error)) };
  }
}
