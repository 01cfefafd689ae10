import type { Clock } from '#sandbox/clock.ts';
import type { Database } from '#sandbox/database.ts';
import type { Ledger } from '#sandbox/records/ledger.ts';

/** What the operations of the sandbox work with. */
export type SandboxContext = {
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly settings: Settings;
  readonly options: SandboxOptions;
  /** Notifies the webhook dispatcher that an event waits. */
  readonly ring: () => void;
};

export type Settings = {
  readonly get: (name: string) => string | null;
  readonly set: (name: string, value: string) => void;
};

export type SandboxOptions = {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** Origin of the card page as browsers reach it, for instance "http://pay.localhost:3001". */
  readonly publicOrigin: string;
  readonly dataDir: string;
  readonly secretKey: string;
  /** Where events go; without it they are only stored. */
  readonly webhookUrl?: string;
  readonly webhookSecret: string;
  /** The payee, as the card page names it. */
  readonly merchant?: string;
  /** Takes one line per request and delivery; never a body, a query or a name. */
  readonly log?: (line: string) => void;
};

/** Named values that outlive a restart. */
export function persistentSettings(database: Database): Settings {
  return {
    get: (name) => {
      const value = database.all('select value from setting where name = ?', name)[0]?.['value'];
      return typeof value === 'string' ? value : null;
    },
    set: (name, value) => {
      database.run(
        'insert into setting (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
        name,
        value,
      );
    },
  };
}
