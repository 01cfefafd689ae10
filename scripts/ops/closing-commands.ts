import { closeDates } from '#src/actions/supply/close-dates.ts';
import { closureReasons } from '#src/store/closures.store.ts';
import { isProduct } from '#src/store/operations.store.ts';
import { deed, type Answer, type Command, type Ground } from './command.ts';

/** What is done when a date is not served after all. */
export const closingCommands: readonly Command[] = [
  {
    usage: 'close-dates <product> <from> <to>',
    says: `Closes days of a product for good (YYYY-MM-DD, both included, at the place). Whoever booked is offered another date, or has everything back. --why is one of ${closureReasons.join(', ')}.`,
    deed: true,
    options: { why: 'weather, closed, supplier or operator', option: 'one option alone' },
    needs: ['why'],
    run: close,
  },
];

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
  return deed(ground, 'close-dates', product, (deps) => closeDates(deps, dates));
}

function wrongOf({ from, to, why }: { from: string; to: string; why: string }): string | undefined {
  const isDay = (text: string): boolean => day.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay(from)) return 'from';
  if (!isDay(to)) return 'to';
  return why === '' ? 'why' : undefined;
}
