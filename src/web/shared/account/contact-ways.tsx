import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Icon } from '#src/ui/icons/icon.tsx';
import type { IconName } from '#src/ui/icons/icon-names.ts';
import { href } from '#src/web/shared/page/href.ts';
import styles from '#src/web/shared/account/contact-ways.module.css';
import { SupportOpen } from '#src/web/shared/account/support-open.tsx';

/** How to reach the operator, and when. */
export function ContactWays({ site }: { readonly site: SitePart }) {
  const { t } = useLingui();
  const { supportEmail, supportPhone } = site.brand;
  return (
    <section className={styles['ways']} aria-labelledby="contact-ways">
      <h2 className={styles['title']} id="contact-ways">
        {t`Contact us`}
      </h2>
      <SupportOpen />
      <ul className={styles['list']}>
        {site.util.toggles.userCentre && (
          <li>
            <Way
              icon="help"
              name={t`Message us about an order`}
              href={href(site, 'user-messages')}
              text={t`Messages`}
            />
          </li>
        )}
        <li>
          <Way icon="mail" name={t`Email`} href={`mailto:${supportEmail}`} text={supportEmail} />
        </li>
        <li>
          <Way icon="phone" name={t`Phone`} href={`tel:${supportPhone.replaceAll(' ', '')}`} text={supportPhone} />
        </li>
      </ul>
    </section>
  );
}

type WayProps = { readonly icon: IconName; readonly name: string; readonly href: string; readonly text: string };

function Way({ icon, name, href: to, text }: WayProps) {
  return (
    <div className={styles['way']}>
      <span className={styles['disc']}>
        <Icon name={icon} />
      </span>
      <div>
        <p className={styles['name']}>{name}</p>
        <a className={styles['link']} href={to}>
          <bdi>{text}</bdi>
        </a>
      </div>
    </div>
  );
}
