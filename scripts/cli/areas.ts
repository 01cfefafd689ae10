import type { Command } from './command.ts';

/** Commands about one subject, or one command that needs no area. Its code is loaded when a command line names it. */
export type Area = {
  readonly name: string;
  readonly description: string;
  readonly group: string;
  readonly load: () => Promise<readonly Command[] | Command>;
};

const sales = 'Orders and payments:';
const shop = 'Shop:';
const data = 'Data:';
const operation = 'Operation:';
const development = 'Development:';

/** All areas in the order of the help. */
export const areas: readonly Area[] = [
  {
    name: 'orders',
    description: 'Finds, refunds and cancels bookings, and sends vouchers again',
    group: sales,
    load: async () => (await import('./staff/orders.ts')).orderCommands,
  },
  {
    name: 'refunds',
    description: 'Lists and decides failed refunds',
    group: sales,
    load: async () => (await import('./staff/refunds.ts')).refundCommands,
  },
  {
    name: 'payments',
    description: 'Lists and unfreezes frozen payments',
    group: sales,
    load: async () => (await import('./staff/payments.ts')).paymentCommands,
  },
  {
    name: 'reconciliation',
    description: "Compares the payment provider's records with the shop's",
    group: sales,
    load: async () => (await import('./staff/reconciliation.ts')).reconciliationCommands,
  },
  {
    name: 'suppliers',
    description: 'Records answers to booking requests, and manages scanners',
    group: shop,
    load: async () => (await import('./staff/suppliers.ts')).supplierCommands,
  },
  {
    name: 'inventory',
    description: 'Shows and sets inventory, and closes dates',
    group: shop,
    load: async () => (await import('./staff/inventory.ts')).inventoryCommands,
  },
  {
    name: 'reviews',
    description: 'Moderates reviews and publishes replies',
    group: shop,
    load: async () => (await import('./staff/reviews.ts')).reviewCommands,
  },
  {
    name: 'support',
    description: "Answers travelers' messages",
    group: shop,
    load: async () => (await import('./staff/support.ts')).supportCommands,
  },
  {
    name: 'accounts',
    description: 'Blocks and unblocks accounts',
    group: shop,
    load: async () => (await import('./staff/accounts.ts')).accountCommands,
  },
  {
    name: 'marketing',
    description: 'Issues gift cards, configures coupons and creates short links',
    group: shop,
    load: async () => (await import('./staff/marketing.ts')).marketingCommands,
  },
  {
    name: 'content',
    description: 'Publishes, compares and previews content',
    group: shop,
    load: async () => (await import('./staff/content.ts')).contentCommands,
  },
  {
    name: 'import',
    description: 'Imports rates, places, timetables, content and terms',
    group: data,
    load: async () => (await import('./tools/import.ts')).importCommands,
  },
  {
    name: 'export',
    description: 'Exports content, the product feed and the bill of materials',
    group: data,
    load: async () => (await import('./tools/export.ts')).exportCommands,
  },
  {
    name: 'seed',
    description: 'Loads a catalog folder into the database',
    group: data,
    load: async () => (await import('./tools/seed.ts')).seedCommand,
  },
  {
    name: 'db',
    description: 'Checks, backs up, restores and resets the database',
    group: data,
    load: async () => (await import('./tools/db.ts')).databaseCommands,
  },
  {
    name: 'check',
    description: 'Checks catalog files, the setup and the page quality',
    group: operation,
    load: async () => (await import('./tools/check.ts')).checkCommands,
  },
  {
    name: 'outbox',
    description: 'Lists and retries failed outbox messages',
    group: operation,
    load: async () => (await import('./staff/outbox.ts')).outboxCommands,
  },
  {
    name: 'audit',
    description: 'Shows and verifies the audit log',
    group: operation,
    load: async () => (await import('./staff/audit.ts')).auditCommands,
  },
  {
    name: 'security',
    description: 'Counts security events',
    group: operation,
    load: async () => (await import('./staff/security.ts')).securityCommands,
  },
  {
    name: 'where',
    description: 'Shows the page, files and API calls of an address',
    group: development,
    load: async () => (await import('./tools/where.ts')).whereCommand,
  },
  {
    name: 'new',
    description: 'Writes the files of a new page, endpoint, partner or the like',
    group: development,
    load: async () => (await import('./tools/new.ts')).newCommand,
  },
  {
    name: 'i18n',
    description: 'Extracts messages and checks translations',
    group: development,
    load: async () => (await import('./tools/i18n.ts')).i18nCommands,
  },
  {
    name: 'generate',
    description: 'Writes API calls, the specification map and the lock file',
    group: development,
    load: async () => (await import('./tools/generate.ts')).generateCommands,
  },
];
