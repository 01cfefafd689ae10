import type { ConversationView } from '#src/contract/support/support.ts';
import { supportFormPath } from '#src/contract/site/support-paths.ts';
import { ownTimeWords, type ClockVoice } from '#src/web/shared/moments/moment-labels.ts';

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
  voice: ClockVoice,
  about: { readonly isGuest: boolean; readonly refused: string | null },
): ThreadView {
  const { isGuest, refused } = about;
  return {
    reference,
    isGuest,
    messages: messages.map((message) => messageRow(message, voice)),
    form: { action: supportFormPath, key: formKey },
    refused,
  };
}

/** A message in a conversation, as the page shows it. */
export function messageRow(message: ConversationView['messages'][number], voice: ClockVoice): MessageRow {
  const { id, author, text, at, picture } = message;
  return { id, isOwn: author === 'traveller', text, at: ownTimeWords(voice, at), picture };
}
