import { Trans, useLingui } from '@lingui/react/macro';

import { pages } from '#src/contract/pages.ts';
import { AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { LimitedNotice } from '#src/web/shared/page-head/limited-notice.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { AvatarForm } from '#src/web/accounts/user-profile/avatar-form.tsx';
import { DetailsForm } from '#src/web/accounts/user-profile/details-form.tsx';
import { PreferenceForm } from '#src/web/accounts/user-profile/preference-form.tsx';
import { loadUserProfile, type UserProfileView } from '#src/web/accounts/user-profile/user-profile.load.ts';
import styles from '#src/web/accounts/user-profile/user-profile.module.css';

export const userProfileScreen = screen(loadUserProfile, UserProfile);

function UserProfile({ data, site }: ViewProps<UserProfileView>) {
  const { t } = useLingui();
  return (
    <UserCentre page="user-profile" title={t`My profile`} lead={t`Member since ${data.since}`}>
      {data.limited && <LimitedNotice />}
      <AccountOutcome forms={data.forms} />
      <AvatarForm avatar={data.avatar} hasAvatar={data.hasAvatar} closed={data.limited} forms={data.forms} />
      <dl className={styles['facts']}>
        <div>
          <dt>{t`Email`}</dt>
          <dd>
            <bdi dir="ltr">{data.email ?? t`None yet`}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t`Phone`}</dt>
          <dd>
            <bdi dir="ltr">{data.phone ?? t`None yet`}</bdi>
          </dd>
        </div>
      </dl>
      {!pages['user-security'].planned && (
        <p>
          <a href={href(site, 'user-security')}>
            <Trans>Change email, phone and sign-in methods</Trans>
          </a>
        </p>
      )}
      <DetailsForm profile={data} />
      <PreferenceForm
        languages={data.languages}
        currencies={data.currencies}
        writings={data.writings}
        forms={data.forms}
        site={site}
      />
    </UserCentre>
  );
}
