import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { ExperimentHit } from '#src/domain/site/page/visitor-part.ts';
import type { SendBeacon } from '#src/web/shared/signals/send-beacon.ts';

const hit: ExperimentHit = {
  experimentId: 7,
  experimentName: 'same-for-both',
  groupId: 71,
  groupName: 'a',
  needDye: false,
};

let sent: { path: string; input: unknown }[] = [];
const send: SendBeacon = (endpoint, input) => void sent.push({ path: endpoint.path.source, input });

beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

async function opened() {
  const { pageEvents } = await import('#src/web/shared/signals/page-events.ts');
  const consent = await import('#src/web/shared/visitor/consent.ts');
  const { learn, visitorState } = await import('#src/web/shared/visitor/visitor-state.ts');
  const events = pageEvents(send, () => '/city/1-tokyo/');
  return { events, ...consent, learn, visitorState };
}

describe('what happens on a page', () => {
  it('waits for consent, and then goes with page and page-open id', async () => {
    const { events, settleConsent, setConsent, visitorState } = await opened();
    events.record({ kind: 'event', name: 'home.card' });
    settleConsent('DE');
    vi.advanceTimersByTime(60_000);
    events.flush(true);
    expect(sent).toEqual([]);
    setConsent('granted');
    const here = { page: '/city/1-tokyo/', page_open_id: visitorState.now().pageId };
    expect(sent).toEqual([
      {
        path: '/v3/logsrv/beacon',
        input: {
          events: [
            { kind: 'event', name: 'home.card', ...here },
            { kind: 'event', name: 'consent.granted', ...here },
          ],
        },
      },
    ]);
  });

  it('is forgotten when the visitor refuses', async () => {
    const { events, settleConsent, setConsent } = await opened();
    events.record({ kind: 'event', name: 'home.card' });
    settleConsent('DE');
    setConsent('denied');
    setConsent('granted');
    expect(JSON.stringify(sent)).not.toContain('home.card');
  });

  it('goes after five seconds where consent holds', async () => {
    const { events, settleConsent } = await opened();
    settleConsent('JP');
    sent = [];
    events.record({ kind: 'event', name: 'home.card' });
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(sent).toHaveLength(1);
  });
});

describe('an experiment', () => {
  it('is reported as seen when its group is read, once', async () => {
    const { events, learn, settleConsent, visitorState } = await opened();
    settleConsent('JP');
    learn({ experiments: { ...visitorState.now().experiments, experiments: [hit] } });
    expect(events.groupOf('same-for-both')).toBe('a');
    expect(events.groupOf('same-for-both')).toBe('a');
    events.flush(false);
    const exposures = sent.filter(({ path }) => path === '/v1/expsrv/exposure');
    expect(exposures).toEqual([
      { path: '/v1/expsrv/exposure', input: { exposures: [{ experiment_id: 7, group_id: 71 }] } },
    ]);
  });

  it('that acts on the page is reported when rendered, once for each load', async () => {
    const { events, settleConsent } = await opened();
    settleConsent('JP');
    sent = [];
    events.exposed({ experiment: 2, group: 22 });
    events.exposed({ experiment: 2, group: 22 });
    events.flush(false);
    expect(sent.map(({ input }) => input)).toEqual([{ exposures: [{ experiment_id: 2, group_id: 22 }] }]);
  });

  it('without an assignment has no group, and none is reported', async () => {
    const { events, settleConsent } = await opened();
    settleConsent('JP');
    sent = [];
    expect(events.groupOf('same-for-both')).toBeNull();
    events.flush(false);
    expect(sent).toEqual([]);
  });
});
