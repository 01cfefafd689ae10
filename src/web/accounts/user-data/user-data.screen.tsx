import { Trans, useLingui } from '@lingui/react/macro';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { AccountOutcome } from '#src/web/shared/forms/account-form.tsx';
import { ConfirmForm } from '#src/web/shared/forms/confirm-form.tsx';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { RequestCopy } from '#src/web/accounts/user-data/request-copy.tsx';
import { CloseAccount } from '#src/web/accounts/user-data/close-account.tsx';
import { loadUserData, type UserDataView } from '#src/web/accounts/user-data/user-data.load.ts';
import styles from '#src/web/accounts/user-data/user-data.module.css';

export const userDataScreen = screen(loadUserData, UserData);

function UserData({ data, site }: ViewProps<UserDataView>) {
  const { t } = useLingui();
  return (
    <UserCentre page="user-data" title={t`Your data`} lead={t`View and download the data we store about you.`}>
      <AccountOutcome forms={data.forms} />
      {data.confirm !== null && <ConfirmForm ways={data.confirm} />}
      <section className={styles['part']}>
        <h2 className={styles['title']}>
          <Trans>A copy of your data</Trans>
        </h2>
        <p className={styles['soft']}>
          <Trans>
            You’ll get a file for other apps, a readable version, a calendar of your trips and the photos you’ve
            uploaded. Download them within 24 hours, while you’re signed in.
          </Trans>
        </p>
        <ul className={styles['copies']}>
          {data.copies.map((copy) => (
            <li key={copy.key}>
              <span>
                <Trans>Requested {copy.requestedAt}</Trans>
                <span className={styles['soft']}>
                  {' · '}
                  <Trans>available until {copy.until}</Trans>
                </span>
              </span>
              {copy.files === null ? (
                <span role="status">
                  <Trans>We’re preparing it. Check again in a few minutes.</Trans>
                </span>
              ) : (
                <span className={styles['files']}>
                  <ButtonLink look="secondary" size="small" icon="download" href={copy.files.json} download>
                    {t`All data (JSON)`}
                  </ButtonLink>
                  <ButtonLink look="secondary" size="small" icon="download" href={copy.files.pdf} download>
                    {t`Readable copy (PDF)`}
                  </ButtonLink>
                  <ButtonLink look="secondary" size="small" icon="calendar" href={copy.files.ics} download>
                    {t`Trips (calendar)`}
                  </ButtonLink>
                  {copy.files.zip !== null && (
                    <ButtonLink look="secondary" size="small" icon="download" href={copy.files.zip} download>
                      {t`Photos (ZIP)`}
                    </ButtonLink>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
        <RequestCopy forms={data.forms} />
      </section>
      <CloseAccount
        due={data.due}
        open={data.open}
        left={data.left}
        forms={data.forms}
        isClosing={data.isClosing}
        closeHref={`${href(site, 'user-data')}?close=1`}
      />
    </UserCentre>
  );
}
