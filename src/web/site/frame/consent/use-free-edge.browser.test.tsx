import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { useFreeEdge } from '#src/web/site/frame/consent/use-free-edge.ts';

function Banner({ isShown, height }: { readonly isShown: boolean; readonly height: number }) {
  const banner = useFreeEdge(isShown);
  return (
    <>
      <div data-bottom-bar="" data-testid="bar" />
      {isShown && <section ref={banner} style={{ height }} />}
    </>
  );
}

const edge = (): string =>
  getComputedStyle(document.querySelector('[data-bottom-bar]') ?? document.body).getPropertyValue('--edge-end');

describe('useFreeEdge', () => {
  it('gives bars at the lower edge the height of the banner, follows it, and takes it back', async () => {
    const { rerender } = await render(<Banner isShown height={80} />);
    await expect.poll(edge).toBe('80px');
    await rerender(<Banner isShown height={132} />);
    await expect.poll(edge).toBe('132px');
    await rerender(<Banner isShown={false} height={132} />);
    await expect.poll(edge).toBe('0px');
  });

  it('adds no style sheet while nothing is shown', async () => {
    const before = document.adoptedStyleSheets.length;
    await render(<Banner isShown={false} height={80} />);
    expect(document.adoptedStyleSheets).toHaveLength(before);
  });
});
