import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { cookies, type CookieName, type CookieRow } from '#src/contract/site/cookies.ts';
import styles from '#src/web/site/frame/consent/consent.module.css';
import { lifeInDays } from '#src/web/shared/storage/local-store.ts';

type Purpose = 'account' | 'safety' | 'choice' | 'sender' | 'count' | 'device';

/** What each cookie is for; one without a purpose does not compile. */
const purposes: Readonly<Record<CookieName, Purpose>> = {
  user_id: 'account',
  host_override: 'choice',
  lang: 'choice',
  currency: 'choice',
  writing: 'choice',
  retina: 'device',
  time_zone: 'device',
  device_id: 'count',
  platform: 'device',
  _pt: 'account',
  prefer_site: 'choice',
  residence: 'device',
  kepler_id: 'count',
  util: 'sender',
  affiliate: 'sender',
  JSESSIONID: 'account',
  csrf_token: 'safety',
  csrf_valid: 'safety',
  text_debug: 'choice',
  link_pass: 'account',
};

const daySeconds = 86_400;
const hourSeconds = 3_600;

/** Everything that is stored in this browser: what for, and how long. */
export function CookieTable() {
  const { t } = useLingui();
  const names = usePurposes();
  const rows: readonly (readonly [string, CookieRow])[] = Object.entries(cookies);
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t({ message: 'Name', context: 'thing' })}</th>
          <th scope="col">{t`Purpose`}</th>
          <th scope="col">{t`Expires after`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, { maxAge }]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{isCookie(name) && names[purposes[name]]}</td>
            <td>
              <Life seconds={maxAge} />
            </td>
          </tr>
        ))}
        {Object.entries(lifeInDays).map(([name, days]) => (
          <tr key={name}>
            <th scope="row">
              <bdi>{name}</bdi>
            </th>
            <td>{names.choice}</td>
            <td>
              <Life seconds={days * daySeconds} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function isCookie(name: string): name is CookieName {
  return Object.hasOwn(purposes, name);
}

function usePurposes(): Readonly<Record<Purpose, string>> {
  const { t } = useLingui();
  return {
    account: t`Keeps you signed in`,
    safety: t`Protects you from forged requests`,
    choice: t`Remembers your choices`,
    sender: t`Remembers who referred you`,
    count: t`Distinguishes one visit from another; used for counting only with your consent`,
    device: t`Adapts pages to your device and country`,
  };
}

function Life({ seconds }: { readonly seconds: number | null }) {
  const { t } = useLingui();
  if (seconds === null) return t`Until you close the browser`;
  const [days, hours] = [Math.round(seconds / daySeconds), Math.round(seconds / hourSeconds)];
  return seconds < daySeconds
    ? t`${plural(hours, { one: '# hour', other: '# hours' })}`
    : t`${plural(days, { one: '# day', other: '# days' })}`;
}
