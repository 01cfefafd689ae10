import { languageFor } from '#sandbox/page/texts.ts';
import { expect, test } from '../watched.ts';
import { answerBank, answerThere, bankSettles, cards, chargedFor, intentsOf, payByCard } from '../sandbox.ts';
import { offerOf } from '../shop.ts';
import { alive, arrive, goPaying, payButton, reachCheckout, travellerAt, type Traveller } from '../traveller.ts';

const { declines, away } = languageFor(['en']).texts;

/** In euros, in which there are wallets and banks. */
async function inEuros(page: Traveller['page']): Promise<Traveller> {
  await page.goto('/cart/?_currency=EUR');
  return travellerAt(page, 'en');
}

async function choose({ page }: Traveller, method: string): Promise<void> {
  await page
    .locator('label')
    .filter({ has: page.locator(`input[name=method][value=${method}]`) })
    .click();
}

test('a wallet is refused, another way is chosen, and the order is paid once @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await inEuros(page);
  const reference = await reachCheckout(traveller, await offerOf(request, 305, { fromDays: isMobile ? 40 : 43 }));
  await choose(traveller, 'alipay');
  await goPaying(traveller);
  const former = page.url();
  await answerThere(page, 'refuse');
  await expect(page.getByText(away.declined)).toBeVisible();
  expect(await chargedFor(reference)).toBe(0);

  await page.locator('a.back').click();
  await expect(page).toHaveURL(/\/platform\/pay\//);
  await alive(page);
  await expect(page.locator('input[name=method][value=alipay]')).toBeChecked();
  await expect(page.locator('#contact-name')).toHaveValue('Noor Haddad');
  await choose(traveller, 'card');
  await goPaying(traveller);
  expect(page.url()).not.toBe(former);
  await payByCard(page, cards.good);
  await arrive(traveller);
  const charged = (await intentsOf(reference)).filter((one) => one.received > 0);
  expect(charged).toHaveLength(1);

  await page.goto(former);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(languageFor(['en']).texts.notices.expiredTitle);
});

test('a bank that confirms a little later: the page waits, and the booking is confirmed @sample-mobile', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await inEuros(page);
  const reference = await reachCheckout(traveller, await offerOf(request, 305, { fromDays: isMobile ? 46 : 49 }));
  await choose(traveller, 'ideal');
  await goPaying(traveller);
  await answerThere(page, 'later');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    traveller.say('Waiting for your payment to go through'),
  );
  expect(await chargedFor(reference)).toBe(0);
  await bankSettles();
  await arrive(traveller);
  expect(await chargedFor(reference)).toBeGreaterThan(0);
});

test('a bank that says no after all: the page says so, and the same places are paid by card @sample-desktop', async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await inEuros(page);
  const reference = await reachCheckout(traveller, await offerOf(request, 305, { fromDays: isMobile ? 52 : 55 }));
  await choose(traveller, 'ideal');
  await goPaying(traveller);
  await answerThere(page, 'later-fails');
  await expect(page).toHaveURL(/\/payment\/success\//);
  await bankSettles();
  await expect(page.getByRole('alert').filter({ hasText: traveller.say('This order wasn’t completed') })).toBeVisible({
    timeout: 30_000,
  });
  expect(await chargedFor(reference)).toBe(0);
  await page.locator('main a[href*="/platform/pay/"]').click();
  await alive(page);
  await choose(traveller, 'card');
  await goPaying(traveller);
  await payByCard(page, cards.good);
  await arrive(traveller);
  expect(await chargedFor(reference)).toBeGreaterThan(0);
});

test("the browser's way back from the bank's question leads to the same payment, which is made once @sample-mobile", async ({
  page,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const reference = await reachCheckout(traveller, await offerOf(request, 305, { fromDays: isMobile ? 58 : 61 }));
  await goPaying(traveller);
  const former = page.url();
  await payByCard(page, cards.requiresBank);
  await answerBank(page, 'refuse');
  await expect(page.getByText(declines.authentication)).toBeVisible();
  await page.goto(former);
  while (!/\/platform\/pay\//.test(page.url())) await page.goBack();
  await alive(page);
  await expect(page.locator('#contact-name')).toHaveValue('Noor Haddad');
  await goPaying(traveller);
  expect(page.url()).toBe(former);
  await payByCard(page, cards.requiresBank);
  await answerBank(page, 'approve');
  await arrive(traveller);
  expect((await intentsOf(reference)).filter((one) => one.received > 0)).toHaveLength(1);

  // Back once more, to the page that has been paid: it leads on to the booking.
  await page.goto(former);
  await arrive(traveller);
});

test('two tabs pay the same checkout: one page, one payment, and both find it paid @sample-desktop', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const traveller = await travellerAt(page, 'en');
  const reference = await reachCheckout(traveller, await offerOf(request, 305, { fromDays: isMobile ? 64 : 67 }));
  const second = await context.newPage();
  await second.goto(page.url());
  await alive(second);
  await goPaying(traveller);
  const other: Traveller = { ...traveller, page: second };
  await second.locator('#contact-name').fill('Noor Haddad');
  await second.locator('#contact-email').fill('noor@example.com');
  await second.locator('#contact-phone').fill('+81 90 1234 5678');
  await payButton(other).click();
  await expect(second).toHaveURL(page.url());
  await payByCard(page, cards.good);
  await arrive(traveller);
  await second.reload();
  await arrive(other);
  expect((await intentsOf(reference)).filter((one) => one.received > 0)).toHaveLength(1);
});
