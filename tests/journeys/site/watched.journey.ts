import { expect, test } from '../watched.ts';

/** The watch of every journey proved able to find what it looks for: without this it could be blind and all green. */
test('the watch sees a console error, a thrown one, a failed answer and a breach of the policy @sample-desktop', async ({
  page,
  watch,
}) => {
  await page.goto('/');
  expect(watch.take()).toEqual([]);
  await page.evaluate(async () => {
    console.error('a planted error');
    console.warn('a planted warning');
    setTimeout(() => {
      throw new Error('a planted throw');
    });
    await fetch('/v1/usrcsrv/activity/999999999');
    const picture = document.createElement('img');
    picture.src = 'https://elsewhere.example/pixel.png';
    document.body.append(picture);
    const script = document.createElement('script');
    document.body.append(script);
    try {
      script.textContent = 'document.title = "taken over"';
    } catch {
      // Refused, and reported as a violation.
    }
  });
  const seen: string[] = [];
  await expect
    .poll(() => {
      seen.push(...watch.take().map(({ kind, text }) => `${kind}: ${text}`));
      return seen.join('\n');
    })
    .toMatch(/policy: img-src[^]*policy: require-trusted|policy: require-trusted[^]*policy: img-src/);
  const all = seen.join('\n');
  expect(all).toContain('console: a planted error');
  expect(all).toContain('console: a planted warning');
  expect(all).toContain('a planted throw');
  expect(all).toContain('failed request: GET → 404');
  expect(await page.title()).not.toBe('taken over');
});

test('a failure that a journey declares is no finding @sample-desktop', async ({ page, watch }) => {
  watch.allow(404, /\/activity\/999999999$/);
  await page.goto('/');
  await page.evaluate(() => fetch('/v1/usrcsrv/activity/999999999'));
  expect(watch.take()).toEqual([]);
});
