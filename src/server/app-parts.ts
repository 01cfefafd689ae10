import type { Deps } from '#src/actions/deps.ts';
import type { App } from '#src/server/app.ts';
import { avatarFiles } from '#src/server/documents/avatar-files.ts';
import type { CallerOf } from '#src/server/context/caller.ts';
import type { SiteSettings } from '#src/server/context/request-context.ts';
import type { Environment } from '#src/server/config/env.ts';
import { exportFiles } from '#src/server/documents/export-files.ts';
import { mailLinks } from '#src/server/forms/mail-links.ts';
import { receiptFiles } from '#src/server/documents/receipt-files.ts';
import { serviceWorker } from '#src/server/feeds/service-worker.ts';
import { voucherFiles } from '#src/server/documents/voucher-files.ts';

/** Vouchers, receipts and copies of personal data as files. */
export function documents(
  deps: Deps,
  whoCalls: CallerOf,
  settings: Parameters<typeof voucherFiles>[3] & Parameters<typeof receiptFiles>[3] & Parameters<typeof exportFiles>[3],
): ((server: App['server']) => Promise<void>)[] {
  return [
    (server) => voucherFiles(server, deps, whoCalls, settings),
    (server) => receiptFiles(server, deps, whoCalls, settings),
    (server) => exportFiles(server, deps, whoCalls, settings),
  ];
}

/** What runs beside pages and calls: the service worker of browsers, and the receiver of the mail service's events. */
export function partsBeside(
  { offline, mailEventsSecrets }: Environment,
  deps: Deps,
  site: SiteSettings,
): ((server: App['server']) => Promise<void> | void)[] {
  return [
    (server) => avatarFiles(server, deps),
    (server) => serviceWorker(server, { isOn: offline }),
    (server) => mailLinks(server, deps, { bounceSecrets: mailEventsSecrets, site }),
  ];
}
