import { Client } from 'pg';

import { believed } from '#src/server/http/proxy-trust.ts';

/** `starting` until pages can be served, `draining` once the process is stopping. */
export type Phase = 'starting' | 'ready' | 'draining';

/** The state of this process for load balancers. */
export type Readiness = {
  readonly phase: () => Phase;
  readonly become: (phase: Phase) => void;
  /** Whether the database answers, within a second; on its own connection, whatever others wait for. */
  readonly works: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

/** Less than a second, with what the network takes. */
const patienceMs = 800;
/** Milliseconds for which a result is cached: many requests at once cost one query. */
const believedMs = 500;

/** Returns the phase of this process, and its own connection to the database. */
export function openReadiness(url: string, clock: () => number): Readiness {
  const connection = ownConnection(url);
  let phase: Phase = 'starting';
  return {
    phase: () => phase,
    become: (next) => void (phase = next),
    works: believed(clock, believedMs, () => answersInTime(connection)),
    close: async () => connection.drop(),
  };
}

type OwnConnection = { readonly answers: () => Promise<boolean>; readonly drop: () => void };

/** One connection, opened again after it failed. Callers wait for the same connection while it is being opened. */
function ownConnection(url: string): OwnConnection {
  let opening: Promise<Client> | null = null;
  const drop = (): void => {
    const old = opening;
    opening = null;
    // The answer of a database that hangs is not waited for.
    old?.then((client) => client.end()).catch(() => undefined);
  };
  const answers = async (): Promise<boolean> => {
    try {
      opening ??= connected(url, drop);
      const client = await opening;
      await client.query('select 1');
      return true;
    } catch {
      drop();
      return false;
    }
  };
  return { answers, drop };
}

async function connected(url: string, onFault: () => void): Promise<Client> {
  const client = new Client({
    connectionString: url,
    application_name: 'meander readyz',
    connectionTimeoutMillis: patienceMs,
    keepAlive: true,
  });
  client.on('error', onFault);
  await client.connect();
  return client;
}

/**
 * Returns whether it responds in time. A response that is already in the socket counts, however busy the process is.
 */
function answersInTime({ answers, drop }: OwnConnection): Promise<boolean> {
  return new Promise((resolve) => {
    const giveUp = (): void => {
      drop();
      resolve(false);
    };
    const timer = setTimeout(() => setImmediate(giveUp), patienceMs);
    void answers().then((works) => {
      clearTimeout(timer);
      resolve(works);
    });
  });
}
