import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { LiveHours } from '#src/web/places/parts/live-hours.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

describe('LiveHours', () => {
  it('shows the next state from its time on, not before', async () => {
    const next = { at: Date.now() + 60_000, text: 'Closed now', open: false };
    const { locator } = await render(
      <BrowserFrame services={browserServices({})}>
        <LiveHours view={{ state: { text: 'Open now', open: true, next }, days: [], notes: [] }} />
      </BrowserFrame>,
    );
    vi.advanceTimersByTime(59_000);
    expect(locator.getByText('Open now').query()).not.toBeNull();
    vi.advanceTimersByTime(1_000);
    await expect.poll(() => locator.getByText('Closed now').query()).not.toBeNull();
    expect(locator.getByText('Open now').query()).toBeNull();
  });
});
