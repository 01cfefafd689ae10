import type { Desk } from '#sandbox/control-panel.ts';
import { digest } from '#sandbox/ids.ts';
import { envelope, Refusal } from '#sandbox/records/refusal.ts';

export type KeptAnswer = { readonly status: number; readonly body: string; readonly replayed: boolean };

const keptForMs = 30 * 86_400_000;

/**
 * Runs a POST once per key: the same key with the same request returns the stored response again, with another request
 * it is refused. Work and stored response are one transaction. Refused parameters are not stored, so that they can be
 * corrected.
 */
export function once(
  desk: Desk,
  key: string | undefined,
  route: string,
  body: string,
  work: () => { readonly status: number; readonly body: unknown },
): KeptAnswer {
  return desk.database.whole(() => {
    if (key === undefined) return { ...settled(desk, work), replayed: false };
    const fingerprint = digest(`${route}\n${body}`);
    const kept = desk.database.all('select fingerprint, status, body from kept_answer where key = ?', key)[0];
    if (kept !== undefined) {
      if (kept['fingerprint'] !== fingerprint) {
        throw new Refusal(
          400,
          'Keys for idempotent requests can only be used with the same parameters they were first used with.',
          { type: 'idempotency_error' },
        );
      }
      return { status: Number(kept['status']), body: String(kept['body']), replayed: true };
    }
    const answer = settled(desk, work);
    desk.database.run(
      'insert into kept_answer (key, fingerprint, status, body, at_ms) values (?, ?, ?, ?, ?)',
      key,
      fingerprint,
      answer.status,
      answer.body,
      desk.clock.wallMs(),
    );
    return { ...answer, replayed: false };
  });
}

/** Deletes stored responses and finished deliveries that are old enough. */
export function forgetOld(desk: Desk): void {
  const before = desk.clock.wallMs() - keptForMs;
  desk.database.run('delete from kept_answer where at_ms < ?', before);
  desk.database.run(`delete from delivery where state <> 'pending' and due_ms < ?`, before);
}

function settled(
  desk: Desk,
  work: () => { readonly status: number; readonly body: unknown },
): { readonly status: number; readonly body: string } {
  try {
    const answer = desk.database.whole(work);
    return { status: answer.status, body: JSON.stringify(answer.body) };
  } catch (error) {
    // A refusal of the request's state is an answer like any other; a refused parameter is passed on and not stored.
    if (!(error instanceof Refusal) || error.unbegun) throw error;
    return { status: error.status, body: JSON.stringify(envelope(error)) };
  }
}
