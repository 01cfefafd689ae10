import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openShop, type Shop } from '../../../tests/faults/shop/shop.ts';
import { testCaller, testSite } from '../../../tests/site.ts';
import { eventOfToken } from '#src/actions/accounts/notices/event-of-token.ts';
import { notifyOwner } from '#src/actions/accounts/notices/notify-owner.ts';
import { renderMail } from '#src/jobs/entry-emails.tsx';
import type { Message } from '#src/jobs/shared/messages/message.ts';
import { securityMails, securityTexts, securityTextsForNobody } from '#src/jobs/accounts/send-security-notice.ts';
import { insertAccountEvent } from '#src/store/accounts/account-events.store.ts';
import { leaseOutbox } from '#src/store/shared/outbox/outbox.store.ts';

let shop: Shop;
let sent: Message[] = [];
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const senders = {
  renderMail,
  brand: testSite.brand,
  deliver: async (message: Message) => void sent.push(message),
};

/** Creates an account whose owner was just notified, and the messages that went out for it. */
async function notices(email: string | null, phone: string | null, kind: 'passkey_added' | 'undone', language = 'en') {
  const { db } = shop.deps;
  const id = randomUUID();
  await db.query(
    `insert into account (id, kind, email, email_proved_at, phone, language, currency)
     values ($1, 'member', $2, case when $2::text is not null then now() end, $3, $4, 'USD')`,
    [id, email, phone, language],
  );
  const caller = { ...testCaller, agent: 'Chrome · Android', network: '192.0.2.77' };
  await db.transaction(
    async (tx) => {
      await insertAccountEvent(tx, id, { kind });
      await notifyOwner(tx, caller, id);
    },
    { cause: 'test' },
  );
  sent = [];
  const handlers = { ...securityMails(senders), ...securityTexts(senders) };
  const rows = await leaseOutbox(db, Object.keys(handlers), 10, 60);
  for (const row of rows) await handlers[row.topic]?.(shop.deps, row);
  // Done again, as when the note that it was sent is lost.
  const again = await db.query<{ payload: object }>('select payload from outbox where id = any($1::bigint[])', [
    rows.map((row) => row.id),
  ]);
  await db.query('delete from outbox');
  return { messages: sent, left: again.rows.map((row) => row.payload) };
}

it('sends a mail with what happened, where, and a link that undoes it', async () => {
  const { messages, left } = await notices('ana@mail.example', '+819055550111', 'passkey_added');
  expect(messages.map(({ kind, recipient }) => [kind, recipient])).toEqual([['mail', 'ana@mail.example']]);
  const [mail] = messages;
  expect(mail?.subject).toBe('A passkey was added to your account');
  expect(mail?.text).toContain('Chrome · Android');
  expect(mail?.text).toContain('192.0.2.•');
  const [, token = ''] = /\/secure-account\/\?token=([\w.%-]+)/.exec(mail?.text ?? '') ?? [];
  expect(eventOfToken(shop.deps, decodeURIComponent(token))).not.toBeNull();
  expect(mail?.html).toContain('/secure-account/?token=');
  // Nothing about the recipient is left behind.
  expect(left).toEqual([{}]);
});

it('sends a text message to an account that has only a phone number', async () => {
  const { messages } = await notices(null, '+819055550112', 'passkey_added');
  expect(messages.map(({ kind, recipient, html }) => [kind, recipient, html])).toEqual([
    ['sms', '+819055550112', null],
  ]);
  expect(messages[0]?.text).toMatch(/^Meander: A passkey .*\n.*https?:\/\/\S+\/secure-account\/\?token=\S+$/);
});

it('offers no undoing of an undoing', async () => {
  const { messages } = await notices('eve@mail.example', null, 'undone');
  expect(messages[0]?.text).not.toContain('secure-account');
  expect(messages[0]?.text).toContain('/signin/');
});

it('leads to the page in the language of the account', async () => {
  const { messages } = await notices('yui@mail.example', null, 'passkey_added', 'ja');
  expect(messages[0]?.text).toContain('/ja/secure-account/?token=');
  expect(messages[0]?.html).toContain('<html lang="ja"');
});

it('drops texts without a gateway, and deletes their recipients', async () => {
  const { rows } = await shop.deps.db.query<{ id: string }>(
    `insert into outbox (topic, dedupe, aggregate, payload) values ('sms.security_notice', 'x', 'x', '{"phone": "+1"}')
     returning id::text`,
  );
  const row = { id: rows[0]?.id ?? '', topic: '', deduplicationKey: 'x', aggregate: 'x', payload: {}, attempts: 0 };
  await securityTextsForNobody['sms.security_notice']?.(shop.deps, row);
  expect(await shop.count(`select from outbox where payload <> '{}'`)).toBe(0);
});
