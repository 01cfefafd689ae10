import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';

import type { MenuVertical } from '#src/domain/site/affiliate.ts';
import { SkeletonText } from '#src/ui/feedback/skeleton.tsx';
import { HireForm } from '#src/web/cars/parts/hire-form.tsx';
import { RailForm } from '#src/web/rail/parts/rail-form.tsx';
import { StayForm } from '#src/web/stays/parts/stay-form.tsx';
import { useApi } from '#src/web/shared/page/services.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { loadVerticalForm, type VerticalFormView } from '#src/web/content/home/verticals/vertical-form.load.ts';
import styles from '#src/web/content/home/verticals/vertical-form.module.css';

/** The forms of the verticals that the visitor has opened. Hidden ones stay mounted, with their typed values. */
export function VerticalForms({ chosen }: { readonly chosen: MenuVertical }) {
  const [opened, setOpened] = useState<readonly MenuVertical[]>([]);
  if (chosen !== 'activities' && !opened.includes(chosen)) setOpened([...opened, chosen]);
  return opened.map((vertical) => (
    <div key={vertical} className={styles['form']} hidden={vertical !== chosen}>
      <VerticalForm vertical={vertical} />
    </div>
  ));
}

/** Where a form cannot be had, the vertical's own page says why. */
function VerticalForm({ vertical }: { readonly vertical: MenuVertical }) {
  const navigate = useNavigate();
  const api = useApi();
  const site = useSite();
  const { i18n } = useLingui();
  const [view, setView] = useState<VerticalFormView | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const take = (found: VerticalFormView | null): void => {
      if (stop.signal.aborted) return;
      if (found === null) void navigate(`/${vertical}/`);
      else setView(found);
    };
    loadVerticalForm({ api, i18n, site, signal: stop.signal }, vertical).then(take, () => take(null));
    return () => stop.abort();
  }, [api, i18n, navigate, site, vertical]);
  if (view === null)
    return (
      <div className={styles['coming']}>
        <SkeletonText lines={4} />
      </div>
    );
  return <Form view={view} />;
}

function Form({ view }: { readonly view: VerticalFormView }) {
  const { t } = useLingui();
  const site = useSite();
  switch (view.of) {
    case 'rails':
      return <RailForm view={view.form} travellers={view.travellers} />;
    case 'hotels':
      return <StayForm form={view.form} submitText={t`Search`} to="/hotels/search/" />;
    case 'car-rentals':
      return <HireForm view={view.form} site={site} />;
  }
}
