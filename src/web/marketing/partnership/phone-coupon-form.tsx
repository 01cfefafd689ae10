import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router';

import { phoneCouponCalls } from '#src/contract/marketing/referral/phone-coupon.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { TextInput } from '#src/ui/form/text-input.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useRobotCheck } from '#src/web/shared/forms/use-robot-check.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import type { PartnershipView } from '#src/web/marketing/partnership/partnership.load.ts';
import styles from '#src/web/marketing/partnership/partnership.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

/** A phone number and a button. An invalid number is explained beside the field; other results have their own page. */
export function PhoneCouponForm({ data, site }: ViewProps<PartnershipView>) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const robot = useRobotCheck();
  const navigate = useNavigate();
  const [phone, setPhone] = useState('');
  const [error, setError] = useState<WireError | null>(null);
  const [busy, whileBusy] = useBusy();
  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    const answer = await whileBusy(async () => {
      const captcha = await robot.solution();
      return api.call(phoneCouponCalls.redeemPhoneCoupon, { event: data.event, phone, captcha });
    });
    setError(answer.ok ? null : answer.error);
    if (!answer.ok) return;
    const page = answer.value.succeeded ? 'successful-redeem' : 'failed-redeem';
    await navigate(href(site, page, { event: data.event }, { token: answer.value.token }));
  };
  const ofNumber = error?.field === 'phone';
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)} noValidate>
      <TextInput
        id="phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        ltr
        maxLength={40}
        label={data.label.text}
        hint={data.numbers}
        value={phone}
        onChange={(event) => {
          robot.begin();
          setPhone(event.target.value);
        }}
        error={error !== null && ofNumber ? failureWords(i18n, error) : undefined}
        required
      />
      <Button type="submit" wide busy={busy ? t`One moment…` : undefined} track="click:partnership.redeem">
        {data.button.text}
      </Button>
      {error !== null && !ofNumber && (
        <Notice tone="bad" role="alert">
          {failureWords(i18n, error)}
        </Notice>
      )}
      <p className={styles['tip']}>
        {data.tip.text} {data.ends}
      </p>
      <noscript>
        <p className={styles['tip']}>
          <Trans>This button requires JavaScript to protect the coupons from bots.</Trans>
        </p>
      </noscript>
    </form>
  );
}
