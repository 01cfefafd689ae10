import { link, goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

for (const language of ['en', 'ar-SA'] as const) {
  test(
    `the landing page of short links offers to install the web app, in ${language}`,
    { tag: '@mobile' },
    async ({ page }) => {
      const traveller = await travellerAt(page, language);
      await goTo(traveller, '/shorturl/landing/');
      await expect(page.getByRole('heading', { name: traveller.say('Get the app') })).toBeVisible();
      // No automated browser makes the offer by itself.
      await page.evaluate(() => {
        const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
          prompt: async () => ({ outcome: 'accepted' }),
        });
        window.dispatchEvent(offer);
        if (!offer.defaultPrevented) throw new Error('the browser would show an offer of its own');
      });
      await page.getByRole('button', { name: traveller.say('Install the app') }).click();
      await expect(page.getByText(traveller.say('Installed. Open it from your home screen.'))).toBeVisible();
      await expect(link(traveller, 'Go to home page')).toBeVisible();
    },
  );
}

test(
  'without an offer the landing page says where the browser installs',
  { tag: '@mobile' },
  async ({ browser, baseURL }) => {
    const iPhone =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
    const android = 'Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0';
    for (const [userAgent, words] of [
      [iPhone, 'Tap “Add to Home Screen” in your browser’s share menu.'],
      [android, 'Tap “Install app” or “Add to Home screen” in your browser’s menu.'],
    ] as const) {
      const context = await browser.newContext({
        userAgent,
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport: { width: 390, height: 844 },
      });
      const page = await context.newPage();
      const traveller = await travellerAt(page, 'en');
      await goTo(traveller, '/shorturl/landing/');
      await expect(page.getByText(traveller.say(words))).toBeVisible();
      await context.close();
    }
  },
);
