import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

import { HeaderTool } from '#src/ui/site/header.tsx';
import { signInHref } from '#src/web/site/frame/header/account-links.ts';
import { useLater } from '#src/web/shared/page/use-deferred.ts';
import { useVisitor } from '#src/web/shared/visitor/visitor.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

const fetchMenu = async () => (await import('#src/web/site/frame/header/user-menu.tsx')).UserMenu;

/** The link to sign in; for a signed-in user, their name and a menu below it. */
export function AccountTool({ here }: { readonly here: string }) {
  const { t } = useLingui();
  const site = useSite();
  const { name } = useVisitor();
  const [UserMenu, want] = useLater(fetchMenu);
  useEffect(() => {
    if (name !== null) want();
  }, [name, want]);
  if (name !== null && UserMenu !== null) return <UserMenu name={name} />;
  return <HeaderTool look="ring" icon="user" href={signInHref(site, here)} text={name ?? t`Sign in`} />;
}
