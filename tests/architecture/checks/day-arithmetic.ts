import { Visitor, type ESTree } from 'vite';
import { isCode, isTest, parseSource } from './source.ts';
import type { Fault, SourceFile } from './source.ts';

/**
 * Files that count days as hours, with the reason why this is right there: a lifetime, a limit or a measure, never a traveler's
 * day. A date without a zone belongs into `day-number.ts`; a day of a place is moved by `moveDays`.
 */
export const technicalDays: Readonly<Record<string, string>> = {
  'src/domain/shared/time/day-number.ts': 'dates without a zone, in which all days are equally long',
  'src/domain/orders/vouchers/admission.ts': 'how long a scanner may be offline',
  'src/domain/cars/car-quarters.ts': 'the stock of cars is counted in units of six hours',
  'src/domain/catalogue/prices/price-before.ts':
    'a reference period between two instants, measured alike on both sides',
  'src/domain/marketing/deals/deal.ts': 'a countdown: "ends within # days"',
  'src/domain/marketing/referral/referral.ts':
    'lifetimes of personal coupons, counted in UTC, where days have 24 hours',
  'src/domain/site/language/formats.ts': 'a duration in words',
  'src/domain/site/support-hours.ts':
    'Hong Kong, which has no clock changes; read by the browser without a table of zones',
  'src/actions/accounts/sessions/open-session.ts': 'lifetime of a session',
  'src/actions/accounts/codes/send-code.ts': 'window of a limit',
  'src/actions/accounts/privacy/request-export.ts': 'window of a limit',
  'src/actions/marketing/referral/redeem-phone-coupon.ts': 'window of a limit',
  'src/actions/marketing/tasks/start-task.ts': 'window of a limit',
  'src/adapters/documents/wallet-pass.ts': 'grace after which a wallet may hide a pass',
  'src/contract/site/cookies.ts': 'lifetimes of cookies',
  'src/contract/operations/logging.ts': 'bound of a measured time',
  'src/formats/rail/files/read-transfers.ts': 'bound of a transfer time',
  'src/domain/settlement/reconciliation.ts': 'how far back the books of two systems are compared',
  'src/jobs/shared/schedule/job.ts': 'how often a job runs',
  'src/server/forms/link-exchange.ts': 'lifetimes of cookies',
  'src/server/feeds/well-known.ts': 'lifetime of a file',
  'src/timetable/running-days.ts': 'a bound of UTC days around a question; each service day begins by its own zone',
  'src/web/site/frame/cookie-table.tsx': 'lifetime of a cookie, in words',
  'src/web/shared/storage/local-store.ts': 'lifetimes of stored values',
  'src/web/shared/offline/offline-rules.ts': 'lifetime of a stored voucher',
  'src/web/shared/offline/start-offline.ts': 'lifetimes of stored pages',
  'src/web/shared/labels/free-cancellation-labels.ts': 'a policy in words',
  'src/web/catalogue/activity/packages/example-date.ts': 'a lower bound with a day to spare',
  'src/web/orders/scan/scan-rules.ts': 'how long a scanner remembers',
};

const dayLengths = new Set([86_400, 86_400_000, 1_440 * 60, 24 * 3_600]);

/** Returns places that take a day as 24 hours: 86 400 or 86 400 000 anywhere, and 24 multiplied or divided by. */
export function dayFaults(files: readonly SourceFile[]): Fault[] {
  return files
    .filter((file) => file.path.startsWith('src/') && isCode(file) && !isTest(file.path))
    .filter((file) => !Object.hasOwn(technicalDays, file.path))
    .flatMap(faultsOf);
}

/** Returns the allowed files that no longer count a day as hours: their entries are to be removed. */
export function idleEntries(files: readonly SourceFile[]): string[] {
  const known = new Map(files.map((file) => [file.path, file]));
  return Object.keys(technicalDays).filter((path) => {
    const file = known.get(path);
    return file === undefined || faultsOf(file).length === 0;
  });
}

function faultsOf(file: SourceFile): Fault[] {
  const { program, lineAt } = parseSource(file);
  const faults: Fault[] = [];
  const add = (node: ESTree.Node): void => {
    const reason =
      'a day counted as hours: days of a place are calendar days (moveDays, addDays), see day-arithmetic.ts';
    faults.push({ path: file.path, line: lineAt(node.start), reason });
  };
  new Visitor({
    Literal: (node) => {
      if (typeof node.value === 'number' && dayLengths.has(node.value)) add(node);
    },
    BinaryExpression: (node) => {
      if ((node.operator === '*' || node.operator === '/') && [node.left, node.right].some(isTwentyFour)) add(node);
    },
  }).visit(program);
  return faults;
}

function isTwentyFour(node: ESTree.Node): boolean {
  return node.type === 'Literal' && node.value === 24;
}
