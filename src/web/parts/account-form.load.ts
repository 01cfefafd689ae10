import { userCentreEndpoints } from '#src/contract/endpoints/user-centre.ts';
import { accountFormsPath } from '#src/contract/form-paths.ts';
import { failureWords } from '#src/web/parts/failure-words.ts';
import type { LoadContext } from '#src/web/screen.ts';

/** What the forms of a page of the user centre need without script, and what became of the one that was sent. */
export type PlainForms = {
  readonly action: string;
  readonly key: string;
  readonly done: boolean;
  readonly refused: string | null;
};

/** For a page whose own call has said that somebody is signed in; who signs out meanwhile has forms that do nothing. */
export async function loadPlainForms({ api, i18n, query }: LoadContext): Promise<PlainForms> {
  const answer = await api.call(userCentreEndpoints.formKey, {});
  const code = query.get('refused');
  return {
    action: accountFormsPath,
    key: answer.ok ? answer.value.key : '',
    done: query.get('done') !== null,
    refused: code === null ? null : failureWords(i18n, { code: code.slice(0, 60) }),
  };
}
