import { languageFor } from '#sandbox/page/texts.ts';
import { expect, test } from '../watched.ts';
import { answerBank, cards, chargedFor, payByCard } from '../sandbox.ts';
import { offerOf } from '../shop.ts';
import { alive, arrive, goPaying, payButton, reachCheckout, travellerAt } from '../traveller.ts';

const refusals = [
  {
    who: 'an English reader',
    language: 'en',
    card: cards.declined,
    there: 'declined',
    here: 'Your card was declined. You weren’t charged. Please try another card.',
  },
  {
    who: 'a Japanese reader',
    language: 'ja',
    card: cards.poor,
    there: 'insufficient_funds',
    here: 'This card has insufficient funds. You weren’t charged. Please try another card.',
  },
] as const;

for (const { who, language, card, there, here } of refusals) {
  test(`${who} whose card is refused (${there}) is informed, pays nothing, and pays with another @sample-${language === 'ja' ? 'mobile' : 'desktop'}`, async ({
    page,
    request,
    isMobile,
  }) => {
    const traveller = await travellerAt(page, language);
    const offer = await offerOf(request, 305, { fromDays: isMobile ? 20 : 25 });
    const reference = await reachCheckout(traveller, offer);
    await goPaying(traveller);
    await payByCard(page, card);
    await expect(page.getByText(languageFor([language]).texts.declines[there])).toBeVisible();
    expect(await chargedFor(reference)).toBe(0);

    await test.step('goes back to the checkout, which says it too', async () => {
      await page.locator('a.back').click();
      await expect(page).toHaveURL(/\/platform\/pay\//);
      await alive(page);
      await expect(page.getByRole('alert').filter({ hasText: traveller.say(here) })).toBeVisible();
      await expect(page.locator('#contact-name')).toHaveValue('Noor Haddad');
    });

    await test.step('pays with a good card, once', async () => {
      await payButton(traveller).click();
      await payByCard(page, cards.good);
      await arrive(traveller);
      expect(await chargedFor(reference)).toBeGreaterThan(0);
    });
  });
}

test('a payment that needs authentication is refused, then approved @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const offer = await offerOf(request, 305, { fromDays: isMobile ? 30 : 33 });
  const reference = await reachCheckout(traveller, offer);
  await goPaying(traveller);
  await payByCard(page, cards.requiresBank);
  await answerBank(page, 'refuse');
  await expect(page.getByText(languageFor(['en']).texts.declines.authentication)).toBeVisible();
  expect(await chargedFor(reference)).toBe(0);

  await payByCard(page, cards.requiresBank);
  await answerBank(page, 'approve');
  await arrive(traveller);
  expect(await chargedFor(reference)).toBeGreaterThan(0);
});
