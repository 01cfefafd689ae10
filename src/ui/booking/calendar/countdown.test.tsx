import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { clockFigures, Countdown } from './countdown.tsx';

describe('clockFigures', () => {
  it.each([
    [0, '00:00'],
    [59, '00:59'],
    [842, '14:02'],
    [3600, '1:00:00'],
    [8099, '2:14:59'],
  ])('%i seconds are %s', (seconds, figures) => {
    expect(clockFigures(seconds)).toBe(figures);
  });
});

describe('Countdown', () => {
  it('renders a label without numbers on the server', () => {
    const markup = renderToStaticMarkup(<Countdown text="Held until 14:35" seconds={842} overText="Over" />);
    expect(markup).toContain('Held until 14:35');
    expect(markup).not.toContain('14:02');
    expect(markup).not.toContain('Over');
  });

  it('says that it is over when nothing is left', () => {
    expect(renderToStaticMarkup(<Countdown text="Held" seconds={0} overText="Over" />)).toContain('Over');
  });
});
