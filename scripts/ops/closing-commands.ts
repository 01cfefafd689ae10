import { closeDates } from '#src/actions/suppliers/close-dates.ts';
import { closeService } from '#src/actions/suppliers/close-service.ts';
import { closureReasons } from '#src/store/suppliers/closures.store.ts';
import { isProduct } from '#src/store/operations/operations.store.ts';
import { recorded, type Answer, type Command, type Ground } from './command.ts';

/** What is done when a date is not served after all. */
export const closingCommands: readonly Command[] = [
  {
    usage: 'close-dates <product> <from> <to>',
    says: `Closes days of a product for good (YYYY-MM-DD, both included, at the place). Travelers with a booking are offered another date, or a full refund. --why is one of ${closureReasons.join(', ')}.`,
    isRecorded: true,
    options: { why: 'weather, closed, supplier or operator', option: 'one option alone' },
    needs: ['why'],
    run: close,
  },
  {
    usage: 'close-venue <venue> <from> <to>',
    says: `Closes nights of a hotel, or days of a station's cars, for good (both included). Travelers with a booking are refunded in full. --why is one of ${closureReasons.join(', ')}.`,
    isRecorded: true,
    options: { why: 'weather, closed, supplier or operator', option: 'one kind of room, or one class of cars, alone' },
    needs: ['why'],
    run: (ground, [venue = '', from = '', to = '']) =>
      closeAt(ground, 'close-venue', { kind: 'venue', id: venue, from, to }),
  },
  {
    usage: 'close-trip <trip> <date>',
    says: `Closes a trip of a train or bus on its service day for good. Travelers who booked a journey with it are refunded in full. --why is one of ${closureReasons.join(', ')}. The number stands in the address of a journey.`,
    isRecorded: true,
    options: { why: 'weather, closed, supplier or operator' },
    needs: ['why'],
    run: (ground, [trip = '', date = '']) =>
      closeAt(ground, 'close-trip', { kind: 'trip', id: trip, from: date, to: date }),
  },
];

type ServiceDays = { readonly kind: 'venue' | 'trip'; readonly id: string; readonly from: string; readonly to: string };

async function closeAt(ground: Ground, command: string, { kind, id, from, to }: ServiceDays): Promise<Answer> {
  const reason = closureReasons.find((one) => one === ground.values['why']);
  const wrong = /^\d{1,9}$/.test(id) ? wrongOf({ from, to, why: reason ?? '' }) : kind;
  if (wrong !== undefined || reason === undefined)
    return { kind: 'refused', failure: { code: 'bad_request', field: wrong ?? 'why' } };
  const optionId = ground.values['option'] ?? null;
  const dates = { of: { kind, id: Number(id) }, optionId, from, to, reason };
  return recorded(ground, command, id, (deps) => closeService(deps, dates));
}

const day = /^\d{4}-\d\d-\d\d$/;

async function close(ground: Ground, [product = '', from = '', to = '']: readonly string[]): Promise<Answer> {
  const reason = closureReasons.find((one) => one === ground.values['why']);
  const wrong = /^\d{1,9}$/.test(product) ? wrongOf({ from, to, why: reason ?? '' }) : 'product';
  if (wrong !== undefined || reason === undefined)
    return { kind: 'refused', failure: { code: 'bad_request', field: wrong ?? 'why' } };
  const optionId = ground.values['option'] ?? null;
  if (!(await isProduct(ground.deps.db, Number(product), optionId))) {
    return { kind: 'refused', failure: { code: 'not_found' } };
  }
  const dates = { productId: Number(product), optionId, from, to, reason };
  return recorded(ground, 'close-dates', product, (deps) => closeDates(deps, dates));
}

function wrongOf({ from, to, why }: { from: string; to: string; why: string }): string | undefined {
  const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(from)) return 'from';
  if (!isDay(to)) return 'to';
  return why === '' ? 'why' : undefined;
}
