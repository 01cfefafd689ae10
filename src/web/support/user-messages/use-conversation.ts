import { useLingui } from '@lingui/react';
import { useEffect, useState, type SyntheticEvent } from 'react';

import { supportCalls } from '#src/contract/support/support.calls.ts';
import type { WireError } from '#src/contract/envelope.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import { messageRow, type MessageRow, type ThreadView } from '#src/web/support/user-messages/thread-view.ts';
import { ownTimeZone } from '#src/web/shared/moments/own-time-zone.load.ts';
import { useSite } from '#src/web/shared/page/site-context.ts';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

export type ConversationAction = {
  readonly messages: readonly MessageRow[];
  readonly text: string;
  readonly pictureName: string | null;
  readonly busy: boolean;
  readonly error: WireError | null;
  readonly type: (text: string) => void;
  readonly pick: (file: File | null) => void;
  readonly send: (event: SyntheticEvent) => void;
};

/** How often an open page polls for an answer. */
const lookEveryMs = 20_000;

/** A conversation that is updated while its page is open; typed text stays until the server has accepted it. */
export function useConversation({ reference, messages: first }: ThreadView): ConversationAction {
  const api = useApi();
  const requested = { reference };
  const site = useSite();
  const { i18n } = useLingui();
  const [messages, setMessages] = useState(first);
  const [text, setText] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [busy, whileBusy] = useBusy();
  const [error, setError] = useState<WireError | null>(null);
  const look = async (): Promise<void> => {
    const answer = await api.call(supportCalls.conversation, requested);
    if (!answer.ok) return;
    const voice = { site, i18n, visitorZone: ownTimeZone() };
    setMessages(answer.value.messages.map((message) => messageRow(message, voice)));
    if (answer.value.unread > 0) await api.call(supportCalls.markRead, requested);
  };
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void look();
    }, lookEveryMs);
    return () => clearInterval(timer);
  });
  const post = async (): Promise<void> => {
    const picture = file === null ? undefined : await pictureText(file);
    const said = { ...requested, text, ...(picture === undefined ? {} : { picture }) };
    const answer = await api.call(supportCalls.say, said);
    setError(answer.ok ? null : answer.error);
    if (answer.ok) {
      setText('');
      setFile(null);
      await look();
    }
  };
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    void whileBusy(post);
  };
  return { messages, text, pictureName: file?.name ?? null, busy, error, type: setText, pick: setFile, send };
}

async function pictureText(file: File): Promise<string> {
  const { smallerPhoto } = await import('#src/web/reviews/review/smaller-photo.ts');
  return smallerPhoto(file);
}
