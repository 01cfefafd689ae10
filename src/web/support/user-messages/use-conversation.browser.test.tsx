import { I18nProvider } from '@lingui/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { supportCalls } from '#src/contract/support/support.calls.ts';
import { ApiProvider } from '#src/web/shared/page/services.ts';
import { SiteProvider } from '#src/web/shared/page/site-context.ts';
import { useConversation } from '#src/web/support/user-messages/use-conversation.ts';
import { answeringApi, type Answers } from '../../../../tests/answering-api.ts';
import { browserServices } from '../../../../tests/browser/browser-frame.tsx';

const thread = {
  reference: 'K7QX2M9DPA',
  isGuest: false,
  messages: [],
  form: { action: '/x', key: '' },
  refused: null,
};
const answered = {
  reference: 'K7QX2M9DPA',
  title: null,
  placedAt: '2026-11-01T10:00:00Z',
  unread: 1,
  messages: [{ id: 'm1', author: 'support', text: 'Yes, you can.', at: '2026-11-02T10:00:00Z', picture: null }],
  formKey: '',
};

function Conversation() {
  const { messages, text, type, send, error, busy } = useConversation(thread);
  return (
    <form onSubmit={send}>
      <ul>
        {messages.map((one) => (
          <li key={one.id}>{one.text}</li>
        ))}
      </ul>
      <input aria-label="Message" value={text} onChange={(event) => type(event.currentTarget.value)} />
      {error !== null && <p role="alert">{error.code}</p>}
      <button type="submit" disabled={busy}>
        Send
      </button>
    </form>
  );
}

async function open(answers: Answers) {
  const { api, calls: requested } = answeringApi({ [supportCalls.markRead.path.source]: { unread: 0 }, ...answers });
  const { i18n, site } = browserServices({});
  const { locator } = await render(
    <I18nProvider i18n={i18n}>
      <SiteProvider value={site}>
        <ApiProvider value={api}>
          <Conversation />
        </ApiProvider>
      </SiteProvider>
    </I18nProvider>,
  );
  return { locator, asked: () => requested.map(({ path }) => path.split('/').at(-1)) };
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

describe('useConversation', () => {
  it('shows a new answer while the page is open, and marks it as read', async () => {
    const { locator, asked: requested } = await open({ [supportCalls.conversation.path.source]: answered });
    expect(requested()).toEqual([]);
    vi.advanceTimersByTime(20_000);
    await expect.element(locator.getByText('Yes, you can.')).toBeVisible();
    await expect.poll(requested).toEqual([':reference(key)', 'read']);
  });

  it('empties the field once the message was accepted', async () => {
    const { locator } = await open({
      [supportCalls.say.path.source]: { id: 'm0' },
      [supportCalls.conversation.path.source]: answered,
    });
    await locator.getByLabelText('Message').fill('May we come later?');
    await locator.getByRole('button', { name: 'Send' }).click();
    await expect.element(locator.getByText('Yes, you can.')).toBeVisible();
    await expect.element(locator.getByLabelText('Message')).toHaveValue('');
  });

  it('keeps what was typed beside the reason when the message is refused', async () => {
    const { locator } = await open({ [supportCalls.say.path.source]: 'too_many_requests' });
    await locator.getByLabelText('Message').fill('May we come later?');
    await locator.getByRole('button', { name: 'Send' }).click();
    await expect.element(locator.getByRole('alert')).toHaveTextContent('too_many_requests');
    await expect.element(locator.getByLabelText('Message')).toHaveValue('May we come later?');
    await expect.element(locator.getByRole('button', { name: 'Send' })).toBeEnabled();
  });
});
