import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { useTermsPrompt } from '#src/web/site/frame/consent/use-terms-prompt.ts';
import { BrowserFrame, browserServices } from '../../../../../tests/browser/browser-frame.tsx';

const head = {
  term: 'conditions',
  version: 2,
  language: 'en',
  title: 'Conditions',
  changes: 'Shorter',
  effective: '2026-11-01',
  sample: false,
};

function Prompt() {
  const { terms, busy, fault, answer } = useTermsPrompt();
  return (
    <>
      {terms.map(({ term, title }) => (
        <h2 key={term}>{title}</h2>
      ))}
      {fault !== null && <p role="alert">{fault}</p>}
      <button type="button" disabled={busy} onClick={() => void answer('accepted').catch(() => undefined)}>
        I agree
      </button>
    </>
  );
}

async function prompt(answers: Parameters<typeof browserServices>[0]) {
  const { locator } = await render(
    <BrowserFrame
      services={browserServices({
        '/v3/userserv/user/term_service/user_uncheck_info': { terms: [head] },
        ...answers,
      })}
    >
      <Prompt />
    </BrowserFrame>,
  );
  await expect.element(locator.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  await locator.getByRole('button', { name: 'I agree' }).click();
  return locator;
}

describe('useTermsAsk', () => {
  it('takes the question away when the answer was stored', async () => {
    const locator = await prompt({
      '/v3/userserv/user/term_service/status_update': {
        term: 'conditions',
        version: 2,
        language: 'en',
        status: 'accepted',
      },
    });
    await expect.poll(() => locator.getByRole('heading').query()).toBeNull();
    expect(locator.getByRole('alert').query()).toBeNull();
  });

  it('shows the failure, and leaves the question, when the answer was not stored', async () => {
    const locator = await prompt({ '/v3/userserv/user/term_service/status_update': 'too_many_requests' });
    await expect.element(locator.getByRole('alert')).toBeVisible();
    await expect.element(locator.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  });

  it('can be answered again when the call throws', async () => {
    // Nothing answers it: the call throws.
    const locator = await prompt({});
    await expect.element(locator.getByRole('button', { name: 'I agree' })).toBeEnabled();
    await expect.element(locator.getByRole('heading', { name: 'Conditions' })).toBeVisible();
  });
});
