import { useLingui } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';

import type { AccountAction } from '#src/contract/site/form-paths.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';

/** What a plain form does, and to what. */
export type PlainFormAction = {
  readonly action: AccountAction;
  readonly forms: PlainForms;
  readonly fields?: Readonly<Record<string, string>> | undefined;
};

/** What a plain form carries where no script sends it. */
export function AccountFields({ action, forms, fields }: PlainFormAction) {
  const { language } = useSite();
  return (
    <>
      <input type="hidden" name="form_action" value={action} />
      <input type="hidden" name="key" value={forms.key} />
      <input type="hidden" name="language" value={language} />
      {Object.entries(fields ?? {}).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}

type PlainFormProps = PlainFormAction & {
  readonly className?: string | undefined;
  /** The call says what is wrong, beside the fields and in the visitor's words. */
  readonly noValidate?: boolean | undefined;
  readonly encType?: 'multipart/form-data' | undefined;
  /** What is done instead where script runs. */
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** A form that is submitted by a call with script, and natively without. */
export function PlainForm({ className, noValidate, encType, onSend, children, ...plain }: PlainFormProps) {
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    onSend();
  };
  return (
    <form
      className={className}
      method="post"
      action={plain.forms.action}
      encType={encType}
      noValidate={noValidate}
      onSubmit={send}
    >
      <AccountFields {...plain} />
      {children}
    </form>
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
