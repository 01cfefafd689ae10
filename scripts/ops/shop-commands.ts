import { blockAccount } from '#src/actions/operations/block-account.ts';
import { addScanner } from '#src/actions/orders/admission/add-scanner.ts';
import { revokeScannerToken } from '#src/actions/orders/admission/revoke-scanner-token.ts';
import { recheckPayment } from '#src/actions/orders/staff/recheck-payment.ts';
import { retryOutboxMessage } from '#src/actions/operations/retry-outbox-message.ts';
import { setUnitStock } from '#src/actions/operations/set-unit-stock.ts';
import { setStock } from '#src/actions/operations/set-stock.ts';
import { auditEntries, checkAudit } from '#src/store/staff/audit.store.ts';
import { accountsNamed, piecesOfVenue, stockOfDay } from '#src/store/operations/operations.store.ts';
import { listScanners } from '#src/store/checkout/redemptions.store.ts';
import { deadMessages, frozenPayments } from '#src/store/checkout/troubles.store.ts';
import { recorded, isUuid, type Answer, type Command, type Ground } from './command.ts';

const digits = /^\d{1,15}$/;
const tokenBytes = 24;

/** What is done about stock, accounts, messages and payments, and what was done by whom. */
export const shopCommands: readonly Command[] = [
  {
    usage: 'doctor',
    says: 'Checks the setup: trusted proxies, the user that runs it, the role of the database, payments and secrets.',
    isRecorded: false,
    run: async ({ setup }) => ({ kind: 'found', rows: await setup(), none: 'Nothing to change was found.' }),
  },
  {
    usage: 'stock <product> <option> <date>',
    says: 'Shows the starts of an option on a day (YYYY-MM-DD, at the place) with their places: in all, held, sold.',
    isRecorded: false,
    run: showStock,
  },
  {
    usage: 'stock-of-venue <venue>',
    says: 'Shows nights of a hotel’s rooms, or quarters of a day of a station’s cars, that somebody has wanted: in all, held, sold.',
    isRecorded: false,
    run: showPieces,
  },
  {
    usage: 'set-stock <slot>',
    says: 'Sets how many places a start has in all; never fewer than are held and sold. Options that share the places share the change. A room’s night is named room:<hotel>:<room>:<date>, a car’s quarter of a day car:<station>:<class>:<number>.',
    isRecorded: true,
    options: { total: 'a whole number' },
    needs: ['total'],
    run: changeStock,
  },
  {
    usage: 'block <account>',
    says: 'Ends all sessions of an account at once and lets it sign in no more. Takes an id, an e-mail address or a telephone number (+44…).',
    isRecorded: true,
    run: (ground, [word = '']) => block(ground, word, true),
  },
  {
    usage: 'unblock <account>',
    says: 'Lets a blocked account sign in again.',
    isRecorded: true,
    run: (ground, [word = '']) => block(ground, word, false),
  },
  {
    usage: 'outbox',
    says: 'Lists what was to be sent or done and was given up after ten tries, with its last error.',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await deadMessages(deps.db), none: 'Nothing was given up.' }),
  },
  {
    usage: 'replay <row>',
    says: 'Has a row of the outbox that was given up tried again, once its cause is gone; “all” takes every one.',
    isRecorded: true,
    run: async (ground, [id = '']) => {
      if (id !== 'all' && !digits.test(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(ground, 'replay', id, (deps) => retryOutboxMessage(deps, id));
    },
  },
  {
    usage: 'payments',
    says: 'Lists payments that are frozen: what the provider says of them does not fit, and nothing moves until somebody has looked.',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await frozenPayments(deps.db), none: 'No payment is frozen.' }),
  },
  {
    usage: 'unfreeze <payment>',
    says: 'Gives a frozen payment back to the worker, which asks the provider again; it freezes again if nothing has changed there.',
    isRecorded: true,
    run: async (ground, [id = '']) => {
      if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(ground, 'unfreeze', id, (deps) => recheckPayment(deps, id));
    },
  },
  {
    usage: 'scanners',
    says: 'Lists the scanners that suppliers let people in with.',
    isRecorded: false,
    run: async ({ deps }) => ({ kind: 'found', rows: await listScanners(deps.db), none: 'No supplier has a scanner.' }),
  },
  {
    usage: 'add-scanner <supplier>',
    says: 'Lets a scanner of a supplier in at /scan/, and shows its token, this once.',
    isRecorded: true,
    options: { place: 'where it stands, such as "North gate"' },
    needs: ['place'],
    run: async (ground, [supplierId = '']) => scannerFor(ground, supplierId),
  },
  {
    usage: 'shut-scanner <scanner>',
    says: 'Shuts a scanner out at once, as when it was lost.',
    isRecorded: true,
    run: async (ground, [id = '']) => {
      if (!isUuid(id)) return { kind: 'refused', failure: { code: 'not_found' } };
      return recorded(ground, 'shut-scanner', id, (deps) => revokeScannerToken(deps, id));
    },
  },
  {
    usage: 'audit [subject]',
    says: 'Shows what was done by hand, the newest first: everything, or what was done to one booking, account, slot …',
    isRecorded: false,
    run: async ({ deps }, [subject]) => ({
      kind: 'found',
      rows: await auditEntries(deps.db, { subject: subject ?? null, limit: 100 }),
      none: 'Nothing was done by hand.',
    }),
  },
  {
    usage: 'audit-check',
    says: 'Goes through the whole audit log: whether an entry was changed or taken out. Keep its head elsewhere to see later whether the end was cut off.',
    isRecorded: false,
    run: async ({ deps }) => {
      const check = await checkAudit(deps.db);
      if (check.broken.length === 0) return { kind: 'found', rows: [check], none: '' };
      return { kind: 'refused', failure: { code: 'audit_broken', facts: { entries: check.broken.join(', ') } } };
    },
  },
];

async function showStock(
  { deps }: Ground,
  [product = '', optionId = '', date = '']: readonly string[],
): Promise<Answer> {
  if (!/^\d{1,9}$/.test(product)) return { kind: 'refused', failure: { code: 'bad_request', field: 'product' } };
  if (!isDay(date)) return { kind: 'refused', failure: { code: 'bad_request', field: 'date' } };
  const rows = await stockOfDay(deps.db, { productId: Number(product), optionId, date });
  return { kind: 'found', rows, none: 'Nothing starts on that day.' };
}

async function showPieces({ deps }: Ground, [venue = '']: readonly string[]): Promise<Answer> {
  if (!/^\d{1,9}$/.test(venue)) return { kind: 'refused', failure: { code: 'bad_request', field: 'venue' } };
  return { kind: 'found', rows: await piecesOfVenue(deps.db, Number(venue)), none: 'Nobody has wanted any of it yet.' };
}

function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text));
}

async function changeStock(ground: Ground, [slotId = '']: readonly string[]): Promise<Answer> {
  const total = ground.values['total'] ?? '';
  if (!/^\d{1,6}$/.test(total)) return { kind: 'refused', failure: { code: 'bad_request', field: 'total' } };
  if (slotId.includes(':'))
    return recorded(ground, 'set-stock', slotId, (deps) => setUnitStock(deps, { key: slotId, total: Number(total) }));
  if (!digits.test(slotId)) return { kind: 'refused', failure: { code: 'not_found' } };
  return recorded(ground, 'set-stock', slotId, (deps) => setStock(deps, { slotId, total: Number(total) }));
}

/** The log names accounts by their id, so it is looked up first. */
async function block(ground: Ground, word: string, blocked: boolean): Promise<Answer> {
  const [accountId, ...more] = await accountsNamed(ground.deps.db, word);
  if (accountId === undefined) return { kind: 'refused', failure: { code: 'not_found' } };
  if (more.length > 0) {
    const facts = { ids: [accountId, ...more].join(', ') };
    return { kind: 'refused', failure: { code: 'several_accounts', facts } };
  }
  const command = blocked ? 'block' : 'unblock';
  return recorded(ground, command, accountId, (deps) => blockAccount(deps, { accountId, blocked }));
}

/** The token is shown to the caller and never logged. */
async function scannerFor(ground: Ground, supplierId: string): Promise<Answer> {
  const place = (ground.values['place'] ?? '').trim().slice(0, 80);
  if (place === '') return { kind: 'refused', failure: { code: 'bad_request', field: 'place' } };
  const token = ground.deps.ids.token(tokenBytes);
  const answer = await recorded(ground, 'add-scanner', supplierId, (deps) =>
    addScanner(deps, { supplierId, place, token }),
  );
  return answer.kind === 'done' ? { ...answer, done: { ...answer.done, token } } : answer;
}
