import { goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

test('a showcase is looked at as from another country', { tag: '@sample-desktop' }, async ({ page }) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/');
  const residence = (): Promise<string> =>
    page.evaluate(async () => {
      const answer = await fetch('/v1/webbffapi/residence');
      const { result } = (await answer.json()) as { result: { residenceCode: string; isKnown: boolean } };
      return `${result.residenceCode} ${result.isKnown}`;
    });
  expect(await residence()).toBe('US false');
  await page.getByRole('button', { name: traveller.say('Change country') }).click();
  const country = page.getByRole('combobox', { name: traveller.say('Country you’re visiting from') });
  await Promise.all([page.waitForEvent('load'), country.selectOption('DE')]);
  await expect.poll(residence).toBe('DE true');
  // Where consent is required first, the site requests it.
  await expect(page.getByRole('complementary', { name: traveller.say('Cookies') })).toBeVisible();
});
