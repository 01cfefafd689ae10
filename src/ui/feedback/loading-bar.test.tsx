import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LoadingBar } from './loading-bar.tsx';

const bar = (state: 'hidden' | 'started' | 'advancing' | 'finished' | 'failed', percent: number) =>
  renderToStaticMarkup(<LoadingBar state={state} percent={percent} label="Page is loading" />);

describe('LoadingBar', () => {
  it('is not there while hidden', () => {
    expect(bar('hidden', 0)).toContain('hidden=""');
    expect(bar('started', 0)).not.toContain('hidden=""');
  });

  it('says how far it is', () => {
    expect(bar('advancing', 45)).toContain('aria-valuenow="45"');
    expect(bar('advancing', 45)).toContain('width="45%"');
  });

  it.each(['finished', 'failed'] as const)('is full when %s', (state) => {
    expect(bar(state, 45)).toContain('aria-valuenow="100"');
  });

  it('never leaves its bounds', () => {
    expect(bar('advancing', 140)).toContain('width="100%"');
    expect(bar('advancing', -3)).toContain('width="0%"');
  });
});
