import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ClientReport } from '#src/contract/operations/logging.ts';
import { loggedOut } from '#src/domain/site/page/visitor-part.ts';
import { isSampled } from '#src/domain/site/addresses/tracking.ts';
import { requestAnswered } from '#src/web/shared/visitor/last-request.ts';
import { clientReports } from '#src/web/shared/signals/reports.ts';
import type { SendBeacon } from '#src/web/shared/signals/send-beacon.ts';
import { learn, visitorState } from '#src/web/shared/visitor/visitor-state.ts';

const address = location.href;

let sent: ClientReport[] = [];
const send: SendBeacon = (endpoint, input) => {
  if (endpoint.path.source !== '/v1/logsrv/report') throw new Error('sent to another endpoint');
  sent.push(...(input as { reports: ClientReport[] }).reports);
};

beforeEach(() => {
  sent = [];
  vi.useFakeTimers();
  history.replaceState(null, '', '/ja/cart/?token=x');
});

afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, '', address);
});

describe('a report', () => {
  it('states error, place, browser, country and whether the visitor is signed in', () => {
    learn({ ipCountry: 'JP', user: { ...loggedOut, isLoggedIn: true }, pageId: 'page-9' });
    requestAnswered('req-7');
    const { report, flush } = clientReports(send, 100);
    report('E', new TypeError('it is undefined'));
    flush(false);
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      level: 'E',
      url: `${location.origin}/ja/cart/`,
      user_agent: navigator.userAgent,
      country: 'JP',
      is_logged_in: true,
      page_open_id: 'page-9',
      request_id: 'req-7',
    });
    expect(sent[0]?.message).toContain('TypeError: it is undefined');
    expect(JSON.stringify(sent)).not.toContain('token');
  });

  it('takes anything that can be thrown, and never more than fits', () => {
    const { report, flush } = clientReports(send, 100);
    for (const thrown of ['words', 42, null, undefined, { secret: 'value' }, 'x'.repeat(5_000)]) report('W', thrown);
    flush(false);
    expect(sent.map(({ message }) => message.slice(0, 30))).toEqual([
      'words',
      'thrown: [object Number]',
      'thrown: [object Null]',
      'thrown: [object Undefined]',
      'thrown: [object Object]',
      'x'.repeat(30),
    ]);
    expect(Math.max(...sent.map(({ message }) => message.length))).toBe(1_000);
  });

  it('is sent once for the same error, and not for canceled calls', () => {
    const { report, flush } = clientReports(send, 100);
    report('W', 'again');
    report('W', 'again');
    report('E', Object.assign(new Error('cancelled'), { name: 'AbortError' }));
    flush(false);
    expect(sent.map(({ message }) => message)).toEqual(['again']);
  });

  it('goes after five seconds', () => {
    const { report } = clientReports(send, 100);
    report('W', 'later');
    vi.advanceTimersByTime(4_999);
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(sent).toHaveLength(1);
  });
});

describe('sampling', () => {
  it('lets one load in a hundred report, by its id', () => {
    const loads = Array.from({ length: 2_000 }, (_, at) => `load-${at}`);
    for (const pageId of loads) {
      learn({ pageId });
      const { report, flush } = clientReports(send);
      report('E', 'fault');
      flush(false);
    }
    expect(sent.map(({ page_open_id: id }) => id)).toEqual(loads.filter((id) => isSampled(id, 1)));
    expect(sent.length).toBeGreaterThan(5);
    expect(visitorState.now().pageId).toBe('load-1999');
  });
});
