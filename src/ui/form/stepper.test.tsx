import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Stepper, withinLimits } from './stepper.tsx';

describe('withinLimits', () => {
  it.each([
    [0, 1],
    [9, 8],
    [2.6, 3],
    [Number.NaN, 1],
  ])('%d becomes %i', (wanted, quantity) => {
    expect(withinLimits(wanted, 1, 8)).toBe(quantity);
  });
});

describe('Stepper', () => {
  it('is a number field with limits that a form can send without script', () => {
    const markup = renderToStaticMarkup(
      <Stepper
        id="adult"
        name="adult"
        label="Adult"
        min={1}
        max={8}
        defaultValue={2}
        lessText="Fewer"
        moreText="More"
      />,
    );
    const input = /<input[^>]*>/.exec(markup)?.[0] ?? '';
    for (const attribute of ['type="number"', 'name="adult"', 'min="1"', 'max="8"', 'value="2"']) {
      expect(input).toContain(attribute);
    }
    expect(markup).toMatch(/<label[^>]*for="adult"/);
    expect(markup.match(/<button[^>]*type="button"/g)).toHaveLength(2);
  });
});
