import { setCouponProof } from '#src/actions/operations/set-coupon-proof.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { makeShortLink } from '#src/actions/marketing/short-links/make-short-link.ts';
import { ok } from '#src/domain/failure.ts';
import { isCurrency, isOnPriceStep } from '#src/domain/shared/money/currency.ts';
import { parseMajor, toMajor } from '#src/domain/shared/money/money.ts';
import { recorded, type Answer, type CommandContext, type StaffCommand } from '../command.ts';

/** Commands about gift cards, coupons and short links. */
export const marketingCommands: readonly StaffCommand[] = [
  {
    name: 'issue-gift-card',
    args: { '<amount>': 'decimal, such as 50.00' },
    description: 'Issues a gift card that was paid for, and shows its code, once',
    details: 'The first account that redeems the code owns the card.',
    isRecorded: true,
    options: [
      { flags: '--currency <code>', description: 'ISO 4217 code, such as EUR', isRequired: true },
      { flags: '--for <name>', description: 'recipient, for your records' },
    ],
    run: (context, [amount = '']) => issue(context, amount),
  },
  {
    name: 'set-coupon-proof',
    args: { '<coupon>': 'id of the coupon' },
    description: 'Sets who counts as one person for a coupon',
    details: `Proofs:
  account  only verified accounts can use the coupon
  person   guests can use it too; a person is an email address, phone, device and card together`,
    isRecorded: true,
    options: [{ flags: '--proof <proof>', description: 'account or person', isRequired: true }],
    run: (context, [coupon = '']) => {
      const proof = context.values['proof'] ?? '';
      return recorded(context, 'coupon-proof', coupon, (deps) => setCouponProof(deps, { id: coupon, proof }));
    },
  },
  {
    name: 'create-short-link',
    args: { '<path>': 'address of a page, such as /activity/205/' },
    description: 'Creates a short link (/s/<code>/) for a page, or shows the existing one',
    details: 'Short links are for print and messages. On phones they open the app.',
    isRecorded: true,
    run: (context, [path = '']) =>
      recorded(context, 'short-link', path.slice(0, 200), (deps) => makeShortLink(deps, { path })),
  },
];

async function issue(context: CommandContext, written: string): Promise<Answer> {
  const currency = context.values['currency'] ?? '';
  const amount = isCurrency(currency) ? parseMajor(written, currency) : null;
  // A card is not charged in single fils: what such a gift card leaves to pay could not be paid.
  if (amount === null || amount.minor <= 0n || !isOnPriceStep(amount.minor, amount.currency))
    return { kind: 'refused', failure: { code: 'amount_misread', field: 'amount' } };
  const recipient = (context.values['for'] ?? '').trim().slice(0, 80);
  let code = '';
  const answer = await recorded(context, 'issue-gift-card', `${toMajor(amount)} ${currency}`, async (deps) => {
    const card = await issueGiftCard(deps, { amount, recipient });
    code = card.code;
    return ok({ card: card.id, amount: toMajor(amount), currency });
  });
  // The log stores which card it was, and never its code.
  return answer.kind === 'done' ? { ...answer, done: { ...answer.done, code } } : answer;
}
