import { setCouponProof } from '#src/actions/operations/set-coupon-proof.ts';
import { issueGiftCard } from '#src/actions/marketing/gift-cards/issue-gift-card.ts';
import { ok } from '#src/domain/failure.ts';
import { isCurrency, inWholeCoins } from '#src/domain/shared/money/currency.ts';
import { parseMajor, toMajor } from '#src/domain/shared/money/money.ts';
import { recorded, type Answer, type Command, type Ground } from './command.ts';

/** What is done about gift cards and coupons. */
export const walletCommands: readonly Command[] = [
  {
    usage: 'issue-gift-card <amount>',
    says: 'Issues a gift card that is paid for, such as 50.00, and shows its code, this once. The first account to redeem it owns the card.',
    isRecorded: true,
    options: { currency: 'ISO 4217', for: 'whom it is for, for our own papers' },
    needs: ['currency'],
    run: (ground, [amount = '']) => issue(ground, amount),
  },
  {
    usage: 'coupon-proof <coupon>',
    says: 'Sets who counts as one person for a coupon: "account" (verified accounts only) or "person" (also guests, by email, phone, device and card together).',
    isRecorded: true,
    options: { proof: 'account or person' },
    needs: ['proof'],
    run: (ground, [coupon = '']) => {
      const proof = ground.values['proof'] ?? '';
      return recorded(ground, 'coupon-proof', coupon, (deps) => setCouponProof(deps, { id: coupon, proof }));
    },
  },
];

async function issue(ground: Ground, written: string): Promise<Answer> {
  const currency = ground.values['currency'] ?? '';
  const amount = isCurrency(currency) ? parseMajor(written, currency) : null;
  // A card is not charged in single fils: what such a gift card leaves to pay could not be paid.
  if (amount === null || amount.minor <= 0n || inWholeCoins(amount.minor, amount.currency) !== amount.minor)
    return { kind: 'refused', failure: { code: 'amount_misread', field: 'amount' } };
  const recipient = (ground.values['for'] ?? '').trim().slice(0, 80);
  let code = '';
  const answer = await recorded(ground, 'issue-gift-card', `${toMajor(amount)} ${currency}`, async (deps) => {
    const card = await issueGiftCard(deps, { amount, recipient });
    code = card.code;
    return ok({ card: card.id, amount: toMajor(amount), currency });
  });
  // The log keeps which card it was, and never what opens it.
  return answer.kind === 'done' ? { ...answer, done: { ...answer.done, code } } : answer;
}
