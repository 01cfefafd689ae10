import { userCentreCalls } from '#src/contract/orders/user-centre.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { accountFormsPath, type AccountAction, type TypedForm } from '#src/contract/site/form-paths.ts';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import type { LoadContext } from '#src/web/shared/page/page-definition.ts';

/** What the plain forms of a page need without script, and what became of the one that was sent. */
export type PlainForms = {
  readonly action: string;
  readonly key: string;
  readonly done: boolean;
  readonly refused: string | null;
  /** The one that was refused, to be shown again as it was typed. */
  readonly typed: TypedForm | null;
};

/** For pages whose own call has confirmed the session; after a sign-out in the meantime their forms do nothing. */
export async function loadPlainForms(context: LoadContext): Promise<PlainForms> {
  const answer = await context.api.call(userCentreCalls.formKey, {});
  return { ...openForms(context), key: answer.ok ? answer.value.key : '' };
}

/** For forms without a key: every visitor of the page may send them. */
export function openForms({ i18n, query, typed }: LoadContext): PlainForms {
  const code = query.get('refused');
  return {
    action: accountFormsPath,
    key: '',
    done: query.get('done') !== null,
    refused: code === null ? null : failureWords(i18n, { code: code.slice(0, 60) }),
    typed: typed ?? null,
  };
}

/** What was typed into a form that was refused; null where it was another form, or none. */
export function typedInto(
  { typed }: PlainForms,
  action: AccountAction,
): { readonly error: WireError; readonly fields: Readonly<Record<string, string>> } | null {
  return typed?.action === action ? typed : null;
}
