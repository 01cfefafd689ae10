import { alive, button, enterByPhone, goTo, travellerAt } from '../traveller.ts';
import { expect, test } from '../watched.ts';

const digits = (count: number): string => Array.from({ length: count }, () => Math.floor(Math.random() * 10)).join('');

test('a member is prompted about the terms once, downloads their data, and can change their mind about closing the account @desktop', async ({
  page,
}) => {
  const traveller = await travellerAt(page, 'en');
  await goTo(traveller, '/signin/?signin_jump=%2Fuser%2Fdata%2F');
  await enterByPhone(traveller, `+81 90 ${digits(4)} ${digits(4)}`);
  await expect(page).toHaveURL(/\/user\/data\//);
  // One question at a time: that about cookies comes first.
  await button(traveller, 'Decline').click();
  const question = page.getByRole('complementary', { name: traveller.say('Please review our terms') });
  await expect(question.getByRole('link')).toHaveCount(2);
  await button(traveller, 'I agree').click();
  await expect(question).toHaveCount(0);

  await button(traveller, 'Request a copy').click();
  const copy = page.locator('a[href*="/v1/privacysrv/exports/"][href*="data.json"]');
  await expect(copy).toHaveCount(1);
  const file = await page.request.get((await copy.getAttribute('href')) ?? '');
  expect(file.headers()['content-disposition']).toContain('attachment');
  expect(await file.json()).toMatchObject({ data: { term_answer: [{ answer: 'accepted' }, { answer: 'accepted' }] } });

  const leave = page.getByRole('link', { name: traveller.say('Close my account') });
  await leave.click();
  const erase = button(traveller, 'Erase my account');
  await expect(erase).toBeDisabled();
  await page.getByLabel(traveller.say('I understand what will be erased and what will be retained.')).check();
  await erase.click();
  await button(traveller, 'Keep my account').click();
  await expect(leave).toBeVisible();

  await page.reload();
  await alive(page);
  await page.waitForTimeout(3_000);
  await expect(question).toHaveCount(0);
});
