import { expect, it } from 'vitest';

import { codeShape } from '#src/web/orders/voucher/code-shape.ts';

it('codeShape reads frame and path of a code, and nothing of another text', () => {
  const svg =
    '<svg viewBox="0 0 58 58" xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#ffffff" /><path d="M8 50L22 50L22 36L8 36Z" fill-rule="evenodd" /></svg>';
  expect(codeShape(svg)).toEqual({ viewBox: '0 0 58 58', path: 'M8 50L22 50L22 36L8 36Z' });
  expect(codeShape('<svg onload="alert(1)"><path d="M0 0" onclick="x"/></svg>')).toEqual({
    viewBox: '0 0 1 1',
    path: 'M0 0',
  });
  expect(codeShape('')).toEqual({ viewBox: '0 0 1 1', path: '' });
});
