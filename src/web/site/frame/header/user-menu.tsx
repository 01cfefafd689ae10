import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { Menu, MenuList } from '#src/ui/overlay/menu.tsx';
import { accountLinks } from '#src/web/site/frame/header/account-links.ts';
import { useSignOut } from '#src/web/site/frame/header/use-sign-out.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** The menu of a signed-in user; fetched once the sign-in state is known. */
export function UserMenu({ name }: { readonly name: string }) {
  const { t, i18n } = useLingui();
  const site = useSite();
  const { busy, signOut } = useSignOut();
  const links = accountLinks(i18n, site);
  return (
    <Menu id="account" icon="user" iconOnly="phone" text={name}>
      {links.length > 0 && <MenuList links={links} />}
      <Button look="quiet" wide busy={busy ? t`Signing out…` : undefined} onPress={() => void signOut()}>
        {t`Sign out`}
      </Button>
    </Menu>
  );
}
