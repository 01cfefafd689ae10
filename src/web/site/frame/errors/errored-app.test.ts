import { expect, it } from 'vitest';

import { onPageFailure, pageFailed, pathAfterFailure } from '#src/web/site/frame/errors/errored-app.ts';

it('leads to /500 after a failure of ours and to /404 after any other, once', () => {
  expect(pathAfterFailure()).toBeNull();
  pageFailed(500);
  expect(pathAfterFailure()).toBe('/500');
  expect(pathAfterFailure()).toBeNull();
  pageFailed(404);
  expect(pathAfterFailure()).toBe('/404');
  pageFailed(403);
  expect(pathAfterFailure()).toBe('/404');
});

it('notifies listeners until they unsubscribe', () => {
  let heard = 0;
  const leave = onPageFailure(() => {
    heard += 1;
  });
  pageFailed(500);
  leave();
  pageFailed(500);
  pathAfterFailure();
  expect(heard).toBe(1);
});

it('lets the next move load its page after a missing connection', () => {
  let reported = 0;
  const leave = onPageFailure(() => {
    reported += 1;
  });
  pageFailed(null);
  leave();
  expect(reported).toBe(1);
  expect(pathAfterFailure()).toBeNull();
});
