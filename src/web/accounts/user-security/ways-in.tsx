import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';

import type { Answer } from '#src/contract/client.ts';
import { securityCalls } from '#src/contract/accounts/security/account-security.calls.ts';
import { Badge } from '#src/ui/content/badge.tsx';
import { Button } from '#src/ui/buttons/button.tsx';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { ActionButton } from '#src/web/shared/forms/action-button.tsx';
import { makePasskey, usePasskeysWork } from '#src/web/shared/forms/passkeys-of-browser.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { ChangeForm } from '#src/web/accounts/user-security/change-form.tsx';
import type { UserSecurityView } from '#src/web/accounts/user-security/user-security.load.ts';
import styles from '#src/web/accounts/user-security/user-security.module.css';

type WaysProps = { readonly data: UserSecurityView };

/** Number, address and Google: what each is, and changing it after a fresh proof of identity. */
export function SignInMethods({ data }: WaysProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'phone' | 'email' | null>(null);
  const { phone, email, emailProved, google, confirmed } = data;
  const change = (kind: 'phone' | 'email', text: string): ReactNode =>
    confirmed && open !== kind ? (
      <Button look="secondary" onPress={() => setOpen(kind)}>
        {text}
      </Button>
    ) : null;
  const form = (kind: 'phone' | 'email'): ReactNode =>
    open === kind && confirmed ? <ChangeForm kind={kind} data={data} onClose={() => setOpen(null)} /> : null;
  return (
    <section className={styles['panel']} aria-labelledby="ways-in">
      <h2 id="ways-in" className={styles['name']}>
        <Trans>Sign-in methods</Trans>
      </h2>
      <ul className={styles['rows']}>
        <Row
          icon="phone"
          name={t`Phone`}
          about={phone ?? t`No phone number yet`}
          action={change('phone', phone === null ? t`Add phone number` : t`Change phone number`)}
        >
          {form('phone')}
        </Row>
        <Row
          icon="mail"
          name={t`Email`}
          about={email ?? t`No email address yet`}
          badge={email === null ? null : emailProved ? 'good' : 'warn'}
          action={change(
            'email',
            email === null ? t`Add email address` : emailProved ? t`Change email address` : t`Verify`,
          )}
        >
          {form('email')}
          {!emailProved && (
            <p className={styles['hint']}>
              <Trans>
                Once you’ve verified it, you can use it to sign in, and guest bookings made with it will appear here.
              </Trans>
            </p>
          )}
        </Row>
        {google.offered && <GoogleRow data={data} />}
      </ul>
    </section>
  );
}

function GoogleRow({ data: { google, confirmed, forms } }: WaysProps) {
  const { t } = useLingui();
  const api = useApi();
  const action = google.connected ? (
    <ActionButton
      look="secondary"
      plain={{ action: 'google-remove', forms }}
      run={() => api.call(securityCalls.unbindGoogle, {})}
    >
      {t`Disconnect`}
    </ActionButton>
  ) : (
    <ActionButton
      look="secondary"
      run={() => api.call(securityCalls.bindGoogle, {})}
      onDone={({ address }) => location.assign(address)}
    >
      {t`Connect Google`}
    </ActionButton>
  );
  const about = google.connected ? (google.email ?? t`Connected`) : t`Not connected`;
  return <Row icon="user" name={t`Google`} about={about} action={confirmed ? action : null} />;
}

/** Passkeys: fingerprint, face or PIN on the user's own device, instead of a code. */
export function Passkeys({ data }: WaysProps) {
  const { t } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const works = usePasskeysWork();
  const add = async (): Promise<Answer<unknown>> => {
    const options = await api.call(securityCalls.passkeyOptions, {});
    const credential = options.ok ? await makePasskey(options.value.options) : null;
    return credential === null ? options : api.call(securityCalls.addPasskey, { credential });
  };
  return (
    <section className={styles['panel']} aria-labelledby="passkeys">
      <h2 id="passkeys" className={styles['name']}>
        <Trans>Passkeys</Trans>
      </h2>
      <p className={styles['hint']}>
        <Trans>Sign in with your fingerprint, face or device passcode. A passkey works only on our site.</Trans>
      </p>
      {data.passkeys.length > 0 && (
        <ul className={styles['rows']}>
          {data.passkeys.map(({ id, name, since, used }) => (
            <Row
              key={id}
              icon="lock"
              name={name === '' ? t`Passkey` : name}
              about={used === null ? t`Added ${since}` : t`Added ${since}, last used ${used}`}
              action={
                data.confirmed ? (
                  <ActionButton
                    look="secondary"
                    plain={{ action: 'passkey-remove', forms: data.forms, fields: { passkey: id } }}
                    run={() => api.call(securityCalls.removePasskey, { passkey: id })}
                  >
                    {t`Remove`}
                  </ActionButton>
                ) : null
              }
            />
          ))}
        </ul>
      )}
      {data.confirmed && works && (
        <div className={styles['actions']}>
          <ActionButton look="secondary" run={add} onDone={() => void revalidate()}>
            {t`Add passkey`}
          </ActionButton>
        </div>
      )}
    </section>
  );
}

type RowProps = {
  readonly icon: IconName;
  readonly name: string;
  readonly about: string;
  readonly badge?: 'good' | 'warn' | null;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
};

function Row({ icon, name, about, badge = null, action, children }: RowProps) {
  const { t } = useLingui();
  return (
    <li className={styles['row']}>
      <div className={styles['line']}>
        <Icon name={icon} />
        <div className={styles['what']}>
          <p className={styles['strong']}>{name}</p>
          <p className={styles['about']}>
            <bdi>{about}</bdi>{' '}
            {badge !== null && <Badge tone={badge} text={badge === 'good' ? t`Verified` : t`Unverified`} />}
          </p>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
