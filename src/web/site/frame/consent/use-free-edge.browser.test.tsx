import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { useFreeEdge } from '#src/web/site/frame/consent/use-free-edge.ts';

function Page({ shown, height }: { readonly shown: boolean; readonly height: number }) {
  const banner = useFreeEdge(shown);
  return (
    <>
      <nav data-bottom-bar="">Book</nav>
      {shown && (
        <aside ref={banner}>
          <svg width="10" height={height} display="block" />
        </aside>
      )}
    </>
  );
}

describe('useFreeEdge', () => {
  it('gives bars at the lower edge the height of the banner until the banner is gone', async () => {
    const { locator, rerender } = await render(<Page shown height={80} />);
    const edge = () => getComputedStyle(locator.getByRole('navigation').element()).getPropertyValue('--edge-end');
    await expect.poll(edge).toBe('80px');
    await rerender(<Page shown height={120} />);
    await expect.poll(edge).toBe('120px');
    await rerender(<Page shown={false} height={120} />);
    await expect.poll(edge).not.toBe('120px');
    expect(document.adoptedStyleSheets).toEqual([]);
  });
});
