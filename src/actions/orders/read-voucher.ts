import { linkVersion } from '#src/actions/orders/links/link-version.ts';
import { voucherLinkKey } from '#src/actions/orders/links/voucher-link-key.ts';
import { voucherSigner } from '#src/actions/shared/signatures/voucher-signer.ts';
import { voucherMac } from '#src/actions/shared/signatures/voucher-mac.ts';
import type { Caller, Deps } from '#src/actions/deps.ts';
import { qrSvg } from '#src/adapters/documents/codes.bwip.ts';
import { opensAtMs } from '#src/domain/orders/vouchers/admission.ts';
import { leadOf } from '#src/domain/checkout/contact.ts';
import { lineOfSnapshot, type Line } from '#src/domain/checkout/line.ts';
import type { Answers } from '#src/domain/orders/traveller-answers.ts';
import { signedCode, supplierMark } from '#src/domain/orders/vouchers/signed-code.ts';
import { issueOf, voucherCode } from '#src/domain/orders/vouchers/voucher-code.ts';
import type { Titled } from '#src/domain/catalogue/titled.ts';
import { fail, ok, type Result } from '#src/domain/failure.ts';
import { answersOf } from '#src/store/orders/traveller-answers.store.ts';
import { voucherOf, type VoucherReading } from '#src/store/orders/vouchers.store.ts';

/** `code` is to be typed where a camera fails; the picture holds the signed one, `scan`. */
export type CodeDrawn = { readonly code: string; readonly scan: string; readonly qrSvg: string };

export type Voucher = CodeDrawn & {
  readonly reference: string;
  readonly state: 'valid' | 'used' | 'void';
  /** One for each unit item where travelers show their own; else empty. */
  readonly tickets: readonly (CodeDrawn & { readonly unit: Titled })[];
  readonly line: Line;
  readonly leadName: string;
  /**
   * What was answered of the visit as a whole, such as where one is fetched; a voucher reveals nothing about its
   * people.
   */
  readonly answers: Answers | null;
  /** What opens it for fellow travellers. */
  readonly linkKey: string;
  /** The entry of a calendar that it belongs to, and how often that has changed. */
  readonly entry: { readonly reference: string; readonly changes: number };
};

/** `key` is the signed link of the mail. */
export type VoucherQuery = { readonly reference: string; readonly key?: string | undefined };

/**
 * A voucher, for the account that bought it or for the holder of the signed link of the email. What is another's, not
 * issued or not there is not found.
 */
export async function readVoucher(
  deps: Deps,
  caller: Caller,
  { reference, key }: VoucherQuery,
): Promise<Result<Voucher>> {
  const version = await linkVersion(deps, caller, { kind: 'voucher', reference }, key);
  if (!version.ok) return version;
  const reading = await voucherOf(deps.db, reference, {
    accountId: caller.account?.id ?? null,
    linkVersion: version.value,
    // Anyone who has opened an order by its link sees its vouchers.
    orders: (caller.passes ?? []).filter(({ kind }) => kind === 'order'),
  });
  const saysNothing = caller.account === null && key === undefined && version.value === null;
  if (reading === null && saysNothing) return fail('sign_in_required');
  // The value of a gift card is its code, which is sent to another person.
  if (reading === null || reading.snapshot.visit.gift !== undefined) return fail('not_found');
  const voucher = voucherFrom(reading, deps);
  const { asks: requiredFields } = voucher.line.visit;
  if (requiredFields === null || requiredFields === undefined) return ok(voucher);
  const answers = await answersOf(deps.db, reference);
  return ok({ ...voucher, answers: answers.get(voucher.line.itemId)?.booking ?? null });
}

function voucherFrom(reading: VoucherReading, deps: Deps): Voucher {
  const secret = deps.secrets.voucher;
  const { reference, snapshot, tickets } = reading;
  const line = lineOfSnapshot(snapshot);
  const { keyId, sign } = voucherSigner(secret);
  const { productId, localDate: date, supplierId, startsAt, endsAt, service } = line.visit;
  const admission = {
    supplier: supplierMark(supplierId),
    opensAtMs: opensAtMs(startsAt, service),
    endsAtMs: Date.parse(endsAt),
  };
  const draw = (issued: string, position: number, people: number): CodeDrawn => {
    const claim = { reference, position, issue: issueOf(Buffer.from(issued, 'base64url')) };
    const scan = signedCode({ ...claim, keyId, productId, date, people, admission }, sign);
    return { code: voucherCode(claim, voucherMac(secret)), scan, qrSvg: qrSvg(scan) };
  };
  const unitsById = new Map(line.units.map((unit) => [unit.unitId, unit]));
  const everybody = line.units.reduce((sum, { pax, quantity }) => sum + pax * quantity, 0);
  return {
    ...draw(reading.issued, 0, everybody),
    reference,
    state: stateOf(reading),
    tickets: line.visit.perPersonTicket
      ? tickets.flatMap((one, index) =>
          one.voided
            ? []
            : [
                {
                  ...draw(one.issued, index + 1, unitsById.get(one.unitId)?.pax ?? 1),
                  unit: unitsById.get(one.unitId) ?? { title: one.unitId },
                },
              ],
        )
      : [],
    line,
    leadName: reading.contact === null ? '' : leadOf(reading.contact),
    answers: null,
    linkKey: voucherLinkKey(deps, { reference, version: reading.linkVersion, endsAt: line.visit.endsAt }),
    entry: reading.entry,
  };
}

function stateOf({ redeemed, voided, bookingState }: VoucherReading): Voucher['state'] {
  if (redeemed) return 'used';
  return voided || (bookingState !== 'confirmed' && bookingState !== 'cancel_requested') ? 'void' : 'valid';
}
