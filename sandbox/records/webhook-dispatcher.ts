import type { SandboxContext } from '#sandbox/control-panel.ts';
import { deliveryMode } from '#sandbox/records/events.ts';
import { signatureHeader } from '#sandbox/ids.ts';

/** Milliseconds until a delivery that was not taken is tried again; after the last it is given up. */
const waitsMs = [500, 2_000, 10_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000, 86_400_000];

const patienceMs = 5_000;

const batch = 16;

export type WebhookDispatcher = { readonly ring: () => void; readonly close: () => Promise<void> };

/**
 * Delivers queued events, each at least once: an answer of 2xx ends it, anything else is tried again with growing
 * waits. The queue is in the database, so that a stop in the middle loses nothing and may deliver one twice.
 */
export function startWebhookDispatcher(context: SandboxContext): WebhookDispatcher {
  const url = context.options.webhookUrl;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let closed = false;
  let again = false;

  function wake(inMs: number): void {
    if (closed || url === undefined) return;
    clearTimeout(timer);
    timer = setTimeout(() => void start(), inMs);
  }

  async function start(): Promise<void> {
    if (closed || url === undefined) return;
    if (running !== null) {
      again = true;
      return;
    }
    again = false;
    running = deliverDue(context, url, () => closed);
    await running;
    running = null;
    if (closed) return;
    const next = context.database.all(`select min(due_ms) as due from delivery where state = 'pending'`)[0]?.['due'];
    if (again) wake(0);
    else if (typeof next === 'number') wake(Math.min(Math.max(next - context.clock.wallMs(), 0), 60_000));
  }

  wake(0);
  return {
    ring: () => wake(0),
    close: async () => {
      closed = true;
      clearTimeout(timer);
      await running;
    },
  };
}

async function deliverDue(context: SandboxContext, url: string, stopped: () => boolean): Promise<void> {
  const reversed = deliveryMode(context).mode === 'reversed';
  const due = context.database.all(
    `select id, event_id, attempts from delivery where state = 'pending' and due_ms <= ?
     order by case when ? then -id else id end limit ?`,
    context.clock.wallMs(),
    reversed ? 1 : 0,
    batch,
  );
  if (reversed) {
    for (const row of due)
      if (!stopped()) await deliver(context, url, Number(row['id']), String(row['event_id']), Number(row['attempts']));
    return;
  }
  await Promise.all(
    due.map((row) => deliver(context, url, Number(row['id']), String(row['event_id']), Number(row['attempts']))),
  );
}

async function deliver(
  context: SandboxContext,
  url: string,
  id: number,
  eventId: string,
  attempts: number,
): Promise<void> {
  const event = context.ledger.find('event', eventId);
  const answer = event === null ? 'gone' : await post(context, url, event.body);
  const wait = waitsMs[attempts];
  const state = /^2\d\d$/.test(answer) ? 'done' : wait === undefined || event === null ? 'dead' : 'pending';
  context.database.run(
    'update delivery set state = ?, attempts = attempts + 1, due_ms = ?, last_answer = ? where id = ?',
    state,
    context.clock.wallMs() + (wait ?? 0),
    answer,
    id,
  );
  context.options.log?.(`event ${event?.type ?? '-'} ${eventId} ${answer} ${state}`);
}

async function post(context: SandboxContext, url: string, body: string): Promise<string> {
  try {
    const seconds = Math.floor(context.clock.wallMs() / 1_000);
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(body, context.options.webhookSecret, seconds),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch {
    return 'no answer';
  }
}
