import type { ComponentType } from 'react';

import type { PageRow } from '#src/contract/pages.ts';
import { DefaultLayout } from '#src/web/site/layouts/default.layout.tsx';

export type LayoutName = PageRow['layout'];
export type Layouts = Readonly<Record<LayoutName, () => Promise<ComponentType>>>;

/** The registry of layouts (spec §2). The default one loads with every page, the others with pages that use them. */
export const layouts: Layouts = {
  default: async () => DefaultLayout,
  blank: async () => (await import('#src/web/site/layouts/blank.layout.tsx')).BlankLayout,
  errors: async () => (await import('#src/web/site/layouts/errors.layout.tsx')).ErrorsLayout,
  partnership: async () => (await import('#src/web/site/layouts/partnership.layout.tsx')).PartnershipLayout,
  responsive: async () => (await import('#src/web/site/layouts/responsive.layout.tsx')).ResponsiveLayout,
  'activity-booking-options': async () =>
    (await import('#src/web/site/layouts/activity-booking-options.layout.tsx')).ActivityBookingOptionsLayout,
};
