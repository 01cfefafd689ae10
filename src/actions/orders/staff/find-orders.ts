import { maskPhone, normalisePhone } from '#src/adapters/identity/phone.ts';
import type { Deps } from '#src/actions/deps.ts';
import { maskEmail } from '#src/domain/accounts/privacy/mask.ts';
import { shortened } from '#src/domain/shared/text/foreign-text.ts';
import { addAudit } from '#src/store/staff/audit.store.ts';
import { ordersForHand, type OrderForHand } from '#src/store/operations/operations.store.ts';

const most = 20;

type OrdersQuery = {
  readonly word: string;
  readonly actor: string;
  readonly reason: string;
  /** Names, addresses and numbers in clear; the look is written down. */
  readonly reveal: boolean;
};

/**
 * Orders by reference, booking, e-mail address, telephone number or the provider's reference. The buyer is masked
 * unless requested, and then the audit log records who looked and why.
 */
export async function findOrders(
  deps: Deps,
  { word, actor, reason, reveal }: OrdersQuery,
): Promise<readonly OrderForHand[]> {
  const found = await ordersForHand(deps.db, normalisePhone(word) ?? word, most);
  if (!reveal) return found.map(masked);
  // What was typed may be an address itself, so the log names what was found.
  await deps.db.transaction(
    async (tx) => {
      for (const { reference } of found) {
        await addAudit(tx, { actor, command: 'order', subject: reference, reason, outcome: 'read', details: {} });
      }
    },
    { cause: `${actor}: order` },
  );
  return found;
}

function masked(order: OrderForHand): OrderForHand {
  const { contact, account } = order;
  return {
    ...order,
    account: {
      ...account,
      name: initial(account.name),
      email: account.email === null ? null : maskEmail(account.email),
      phone: account.phone === null ? null : maskPhone(account.phone),
    },
    contact:
      contact === null
        ? null
        : {
            ...contact,
            name: initial(contact.name) ?? '',
            email: maskEmail(contact.email),
            phone: maskPhone(contact.phone),
            notes: contact.notes === '' ? '' : '•••',
          },
  };
}

function initial(name: string | null): string | null {
  return name === null ? null : `${shortened(name, 1)}•••`;
}
