import { useLingui } from '@lingui/react/macro';
import type { MouseEvent } from 'react';

import { ButtonLink } from '#src/ui/buttons/button.tsx';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { href } from '#src/web/shared/page/href.ts';
import type { ViewProps } from '#src/web/shared/page/page-definition.ts';

const fetchNear = async () => (await import('#src/web/content/home/near-you.tsx')).NearYou;

/** Offers what is near. The position is requested only after a tap; without script the link leads to the nearby page. */
export function NearOffer({ site }: Pick<ViewProps<unknown>, 'site'>) {
  const { t } = useLingui();
  const [Near, want] = useLater(fetchNear);
  const request = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    want();
  };
  if (Near !== null) return <Near />;
  return (
    <p>
      <ButtonLink
        look="secondary"
        icon="pin"
        href={href(site, 'nearby-all')}
        onPress={request}
        track="click:home.ask-near"
      >
        {t`Show what’s near me`}
      </ButtonLink>
    </p>
  );
}
