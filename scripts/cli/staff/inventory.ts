import { setUnitStock } from '#src/actions/operations/set-unit-stock.ts';
import { setStock } from '#src/actions/operations/set-stock.ts';
import { unitsOfVenue, stockOfDay } from '#src/store/operations/operations.store.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';
import { closureCommands } from './closures.ts';

const digits = /^\d{1,15}$/;

/** Commands about inventory. */
export const inventoryCommands: readonly StaffCommand[] = [
  {
    name: 'show',
    args: {
      '<product>': 'number of the product',
      '<option>': 'key of the option',
      '<date>': 'day at the place, YYYY-MM-DD',
    },
    description: 'Shows the time slots of an option on a day: total, held and sold places',
    isRecorded: false,
    run: showStock,
  },
  {
    name: 'show-venue',
    args: { '<venue>': 'number of the hotel or rental station' },
    description: 'Shows the room nights of a hotel or the cars of a station: total, held and sold units',
    details: 'Cars are listed by quarter of a day. Units that were never requested are not listed.',
    isRecorded: false,
    run: showUnits,
  },
  {
    name: 'set',
    args: {
      '<slot>': 'id of the time slot, room:<hotel>:<room>:<date>, or car:<station>:<class>:<quarter of a day>',
    },
    description: 'Sets the total places of a time slot, a room night or a quarter day of cars',
    details: 'The total cannot be less than what is held and sold. It also applies to options that share the places.',
    isRecorded: true,
    options: [{ flags: '--total <places>', description: 'whole number', isRequired: true }],
    run: changeStock,
  },
  ...closureCommands,
];

async function showStock(
  { deps }: CommandContext,
  [product = '', optionId = '', date = '']: readonly string[],
): Promise<Answer> {
  if (!/^\d{1,9}$/.test(product)) return { kind: 'refused', failure: { code: 'bad_request', field: 'product' } };
  if (!isDay(date)) return { kind: 'refused', failure: { code: 'bad_request', field: 'date' } };
  const rows = await stockOfDay(deps.db, { productId: Number(product), optionId, date });
  return { kind: 'found', rows, none: 'No time slots on this day.' };
}

async function showUnits({ deps }: CommandContext, [venue = '']: readonly string[]): Promise<Answer> {
  if (!/^\d{1,9}$/.test(venue)) return { kind: 'refused', failure: { code: 'bad_request', field: 'venue' } };
  return { kind: 'found', rows: await unitsOfVenue(deps.db, Number(venue)), none: 'No units were requested yet.' };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

async function changeStock(context: CommandContext, [slotId = '']: readonly string[]): Promise<Answer> {
  const total = context.values['total'] ?? '';
  if (!/^\d{1,6}$/.test(total)) return { kind: 'refused', failure: { code: 'bad_request', field: 'total' } };
  if (slotId.includes(':'))
    return recorded(context, 'set-stock', slotId, (deps) => setUnitStock(deps, { key: slotId, total: Number(total) }));
  if (!digits.test(slotId)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(context, 'set-stock', slotId, (deps) => setStock(deps, { slotId, total: Number(total) }));
}
