import { useLingui } from '@lingui/react/macro';

import type { AccountDeed } from '#src/contract/form-paths.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { PlainForms } from '#src/web/parts/account-form.load.ts';
import { useSite } from '#src/web/site-context.ts';

/** What a form of the user centre carries where no script sends it. */
export function AccountFields({ deed, forms }: { readonly deed: AccountDeed; readonly forms: PlainForms }) {
  const { language } = useSite();
  return (
    <>
      <input type="hidden" name="deed" value={deed} />
      <input type="hidden" name="key" value={forms.key} />
      <input type="hidden" name="language" value={language} />
    </>
  );
}

/** What became of a form that was sent without script. */
export function AccountOutcome({ forms: { done, refused } }: { readonly forms: PlainForms }) {
  const { t } = useLingui();
  if (refused !== null)
    return (
      <Notice tone="bad" role="alert">
        {refused}
      </Notice>
    );
  return done && <Notice tone="good" role="status">{t`Saved`}</Notice>;
}
