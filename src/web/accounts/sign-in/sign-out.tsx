import { useLingui } from '@lingui/react/macro';

import { Button } from '#src/ui/buttons/button.tsx';
import { useSignOut } from '#src/web/site/frame/header/use-sign-out.ts';

export function SignOut() {
  const { t } = useLingui();
  const { busy, signOut } = useSignOut();
  return (
    <Button look="secondary" busy={busy ? t`Signing out…` : undefined} onPress={() => void signOut()}>
      {t`Sign out`}
    </Button>
  );
}
