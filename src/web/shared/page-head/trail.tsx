import { useLingui } from '@lingui/react/macro';

import type { SitePart } from '#src/domain/site/site-part.ts';
import { Breadcrumb, type BreadcrumbProps } from '#src/ui/content/breadcrumb.tsx';

type TrailProps = Pick<BreadcrumbProps, 'steps'> & { readonly site: SitePart };

/** The page's breadcrumbs, unless the theme has none (spec §1). */
export function Trail({ site, steps }: TrailProps) {
  const { t } = useLingui();
  return site.util.toggles.breadcrumb ? <Breadcrumb label={t`Breadcrumbs`} steps={steps} /> : null;
}
