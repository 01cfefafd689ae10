import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { closeService } from '#src/actions/suppliers/close-service.ts';
import { closureReasons } from '#src/store/suppliers/closures.store.ts';
import { isProduct } from '#src/store/operations/operations.store.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';
import type { OptionSyntax } from '../syntax.ts';

const why: OptionSyntax = { flags: '--why <cause>', description: closureReasons.join(', '), isRequired: true };
const days = { '<from>': 'first day at the place, YYYY-MM-DD', '<to>': 'last day, included' };

/** Commands that close dates for good. Travelers who booked them are notified. */
export const closureCommands: readonly StaffCommand[] = [
  {
    name: 'close-dates',
    args: { '<product>': 'number of the product', ...days },
    description: 'Closes days of a product for good, and offers travelers another date or a full refund',
    isRecorded: true,
    options: [why, { flags: '--option <key>', description: 'only this option of the product' }],
    run: close,
  },
  {
    name: 'close-venue',
    args: { '<venue>': 'number of the hotel or rental station', ...days },
    description: 'Closes nights of a hotel or days of a rental station for good, with full refunds',
    isRecorded: true,
    options: [why, { flags: '--option <key>', description: 'only this room type or car class' }],
    run: (context, [venue = '', from = '', to = '']) =>
      closeAt(context, 'close-venue', { kind: 'venue', id: venue, from, to }),
  },
  {
    name: 'close-trip',
    args: {
      '<trip>': 'number of the trip, from the address of a journey',
      '<date>': 'service day, YYYY-MM-DD',
    },
    description: 'Closes a train or bus trip on its service day for good, with full refunds',
    isRecorded: true,
    options: [why],
    run: (context, [trip = '', date = '']) =>
      closeAt(context, 'close-trip', { kind: 'trip', id: trip, from: date, to: date }),
  },
];

type ServiceDays = { readonly kind: 'venue' | 'trip'; readonly id: string; readonly from: string; readonly to: string };

async function closeAt(context: CommandContext, command: string, { kind, id, from, to }: ServiceDays): Promise<Answer> {
  const reason = closureReasons.find((one) => one === context.values['why']);
  const wrong = /^\d{1,9}$/.test(id) ? wrongOf({ from, to, why: reason ?? '' }) : kind;
  if (wrong !== undefined || reason === undefined)
    return { kind: 'refused', failure: { code: 'bad_request', field: wrong ?? 'why' } };
  const optionId = context.values['option'] ?? null;
  const dates = { of: { kind, id: Number(id) }, optionId, from, to, reason };
  return recorded(context, command, id, (deps) => closeService(deps, dates));
}

const day = /^\d{4}-\d\d-\d\d$/;

async function close(context: CommandContext, [product = '', from = '', to = '']: readonly string[]): Promise<Answer> {
  const reason = closureReasons.find((one) => one === context.values['why']);
  const wrong = /^\d{1,9}$/.test(product) ? wrongOf({ from, to, why: reason ?? '' }) : 'product';
  if (wrong !== undefined || reason === undefined)
    return { kind: 'refused', failure: { code: 'bad_request', field: wrong ?? 'why' } };
  const optionId = context.values['option'] ?? null;
  if (!(await isProduct(context.deps.db, Number(product), optionId))) {
    return { kind: 'refused', failure: { code: 'not_found' } };
  }
  const dates = { productId: Number(product), optionId, from, to, reason };
  return recorded(context, 'close-dates', product, (deps) => closeDates(deps, dates));
}

function wrongOf({ from, to, why }: { from: string; to: string; why: string }): string | undefined {
  const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(from)) return 'from';
  if (!isDay(to)) return 'to';
  return why === '' ? 'why' : undefined;
}
