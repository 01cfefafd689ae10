import { expect, test } from '../watched.ts';

/** How long a slow machine may take to paint a picture that is requested for the first time. */
const paintedMs = 120_000;

// The pages of the other journeys have no pictures (`watched.ts`), so that none of them waits for one to be painted.
test('the pictures of a page are painted when they are first requested @sample-desktop', async ({ page, request }) => {
  await page.goto('/');
  const shown = page.locator('main img[src^="/pictures/"]');
  const sources = await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));
  const [first, ...others] = new Set(sources);
  expect(others.length).toBeGreaterThan(2);
  for (const source of [first, others[0]]) {
    const answer = async (): Promise<string> => {
      const found = await request.get(source ?? '');
      return `${found.status()} ${found.headers()['content-type'] ?? ''}`;
    };
    // One that is still being painted is answered with 503 until it is there.
    await expect.poll(answer, { timeout: paintedMs }).toMatch(/^200 image\/(avif|webp|jpeg)$/);
  }
});
