import type { I18n } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';

import { Notice } from '#src/ui/feedback/notice.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { PackageNotice } from '#src/web/shared/booking/package-notice.tsx';
import type { CheckoutLineWords } from '#src/web/checkout/checkout/checkout-view.ts';
import styles from '#src/web/checkout/checkout/checkout.module.css';
import { fieldIdOf, type Faults } from '#src/web/checkout/checkout/form/line-answers.ts';
import type { CheckoutState } from '#src/web/checkout/checkout/use-checkout.ts';

type OpenState = Extract<CheckoutState, { kind: 'open' }>;

/** Notices above the form: input errors, rejections, and prices that have changed before payment. */
export function CheckoutNotices({ state, faults }: { readonly state: OpenState; readonly faults: Faults }) {
  const { t, i18n } = useLingui();
  const { view, error, before } = state;
  const slips = slipsIn(i18n, view.lines, faults);
  const said = error !== null && slips.length === 0 ? failureWords(i18n, error) : view.lastFailure;
  const changed = view.lines.some((line) => line.was !== null);
  return (
    <div className={styles['notices']}>
      <ErrorSummary title={t`Please check these details`} errors={slips} />
      {view.isPackageTravel && <PackageNotice />}
      {said !== null && (
        <Notice tone="bad" role="alert">
          {said}
        </Notice>
      )}
      {(changed || before !== null) && (
        <Notice tone="warn" role="status" title={t`The price has changed`}>
          {before === null ? (
            t`Please check it below before you continue. You won’t be charged until you confirm.`
          ) : (
            <Trans>
              It was <s>{before}</s>. It’s now <strong>{view.due}</strong>.
            </Trans>
          )}
        </Notice>
      )}
    </div>
  );
}

/** More would push the form off a phone; the others are marked beside their fields. */
const mostSlips = 6;

/** Each input error with its field and, if there are several travelers, the traveler. */
function slipsIn(i18n: I18n, lines: readonly CheckoutLineWords[], faults: Faults) {
  return Object.entries(faults)
    .slice(0, mostSlips)
    .map(([path, error]) => {
      const words = failureWords(i18n, error);
      const label = labelOf(lines, path);
      return { fieldId: fieldIdOf(path), text: label === null ? words : `${label}: ${words}` };
    });
}

function labelOf(lines: readonly CheckoutLineWords[], path: string): string | null {
  const [, itemId, part, ...rest] = path.split('.');
  const requiredFields = lines.find((line) => line.itemId === itemId)?.asked;
  if (requiredFields === undefined) return null;
  if (part === 'booking') return requiredFields.booking.find(({ id }) => id === rest[0])?.label ?? null;
  const traveller = requiredFields.travellers[Number(rest[0])];
  const field = traveller?.fields.find(({ id }) => id === rest[1]);
  return traveller === undefined || field === undefined ? null : `${traveller.title} – ${field.label}`;
}
