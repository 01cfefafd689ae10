import type { ReactNode } from 'react';

import { Title } from '#src/ui/layout/title.tsx';
import styles from '#src/web/shared/page-head/page-head.module.css';

type HeadProps = { readonly title: string; readonly lead?: ReactNode };

/** The heading of a page that has nothing above it, with room around. */
export function PageHead({ title, lead }: HeadProps) {
  return (
    <div className={styles['head']}>
      <Title level={1} look="page" lead={lead}>
        {title}
      </Title>
    </div>
  );
}
