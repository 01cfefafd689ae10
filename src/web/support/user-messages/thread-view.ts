import type { ConversationView } from '#src/contract/support/support.ts';
import { supportFormPath } from '#src/contract/site/support-paths.ts';
import { formatInstant } from '#src/domain/site/language/formats.ts';
import type { FormattingLocale } from '#src/domain/site/language/formatting-locale.ts';

export type MessageRow = {
  readonly id: string;
  readonly isOwn: boolean;
  readonly text: string;
  readonly at: string;
  readonly picture: { readonly src: string; readonly width: number; readonly height: number } | null;
};

/** A conversation about an order, for its account or, with `isGuest`, for a guest by the link in an email. */
export type ThreadView = {
  readonly reference: string;
  readonly isGuest: boolean;
  readonly messages: readonly MessageRow[];
  readonly form: { readonly action: string; readonly key: string };
  /** Why what a plain form sent was not taken. */
  readonly refused: string | null;
};

/** A conversation as its page shows it. */
export function threadView(
  { reference, messages, formKey }: ConversationView,
  about: { readonly writing: FormattingLocale; readonly isGuest: boolean; readonly refused: string | null },
): ThreadView {
  const { writing, isGuest, refused } = about;
  return {
    reference,
    isGuest,
    messages: messages.map((message) => messageRow(message, writing)),
    form: { action: supportFormPath, key: formKey },
    refused,
  };
}

/** A message in a conversation, as the page shows it. */
export function messageRow(message: ConversationView['messages'][number], writing: FormattingLocale): MessageRow {
  const { id, author, text, at, picture } = message;
  return { id, isOwn: author === 'traveller', text, at: formatInstant(at, 'UTC', writing), picture };
}
