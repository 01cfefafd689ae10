import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useEndInSight } from '#src/web/shared/lists/use-end-in-sight.ts';

type Call = () => Promise<void>;

/** A list that is so long, with its end below it. */
function List({ call, active, height }: { readonly call: Call; readonly active: boolean; readonly height: number }) {
  const end = useEndInSight(call, active);
  return (
    <>
      <svg width="10" height={height} display="block" />
      <section ref={end}>the end</section>
    </>
  );
}

/** Waits until the browser has run its intersection observers. */
async function frames(): Promise<void> {
  for (let left = 3; left > 0; left -= 1) await new Promise((done) => requestAnimationFrame(done));
}

describe('useEndInSight', () => {
  it('calls once when the end comes into sight, not before', async () => {
    const call = vi.fn<Call>(() => Promise.resolve());
    await render(<List call={call} active height={5_000} />);
    await frames();
    expect(call).not.toHaveBeenCalled();
    window.scrollTo({ top: 5_000, behavior: 'instant' });
    await expect.poll(() => call.mock.calls.length).toBe(1);
  });

  it('calls nothing while it is not active, or after the list is gone', async () => {
    const call = vi.fn<Call>(() => Promise.resolve());
    const { rerender, unmount } = await render(<List call={call} active={false} height={10} />);
    await frames();
    expect(call).not.toHaveBeenCalled();
    await rerender(<List call={call} active height={5_000} />);
    await unmount();
    await frames();
    expect(call).not.toHaveBeenCalled();
  });
});
