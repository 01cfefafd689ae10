import { Trans, useLingui } from '@lingui/react/macro';

import { Disclosure } from '#src/ui/content/disclosure.tsx';
import { href } from '#src/web/shared/page/href.ts';
import { UserCentre } from '#src/web/shared/account/user-centre.tsx';
import { MessagePreferencesForm } from '#src/web/accounts/parts/message-preferences-form.tsx';
import { screen, type ViewProps } from '#src/web/shared/page/page-definition.ts';
import { loadUserConsent, type ConsentView } from '#src/web/accounts/user-consent/user-consent.load.ts';
import styles from '#src/web/accounts/user-consent/user-consent.module.css';

export const userConsentScreen = screen(loadUserConsent, UserConsent);

function UserConsent({ data, site }: ViewProps<ConsentView>) {
  const { t } = useLingui();
  return (
    <UserCentre
      page="user-consent"
      title={t`Consent`}
      lead={t`None of this is required to book, and you can withdraw your consent at any time.`}
    >
      <MessagePreferencesForm rows={data.rows} action="consent" forms={data.forms} />
      <p className={styles['soft']}>
        <Trans>
          What these cover: <a href={href(site, 'legal', { document: 'marketingconsent' })}>offers</a>,{' '}
          <a href={href(site, 'legal', { document: 'surveysconsent' })}>surveys</a>,{' '}
          <a href={href(site, 'legal', { document: 'thirdpartyconsent' })}>partners</a>. You can change your cookie
          choice under “Cookies” at the bottom of every page.
        </Trans>
      </p>
      {data.terms.length > 0 && (
        <section>
          <h2 className={styles['title']}>
            <Trans>Terms you’ve accepted</Trans>
          </h2>
          <ul className={styles['rows']}>
            {data.terms.map((term) => (
              <li key={term.key}>
                <a href={term.href} lang={term.lang}>
                  {term.title}
                </a>
                <span className={styles['soft']}>
                  {term.version} · {term.at}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.changes.length > 0 && (
        <Disclosure summary={t`Consent history`}>
          <ul className={styles['rows']}>
            {data.changes.map((change) => (
              <li key={change.key}>
                {change.text}
                <span className={styles['soft']}>{change.at}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </UserCentre>
  );
}
