import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState, type ChangeEvent } from 'react';
import { useRevalidator } from 'react-router';

import { uploadBytes } from '#src/contract/call.ts';
import { profileCalls } from '#src/contract/accounts/profile.calls.ts';
import { PlainForm } from '#src/web/shared/forms/account-form.tsx';
import type { PlainForms } from '#src/web/shared/forms/account-form.load.ts';
import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { failureWords } from '#src/web/shared/labels/error-messages.ts';
import { useApi } from '#src/web/shared/page/services.ts';
import styles from '#src/web/accounts/user-profile/user-profile.module.css';
import { useBusy } from '#src/web/shared/forms/use-busy.ts';

type AvatarFormProps = {
  readonly avatar: string;
  readonly hasAvatar: boolean;
  readonly closed: boolean;
  readonly forms: PlainForms;
};

/** The user's picture: chosen from their device, cropped to a square by us, removed again. */
export function AvatarForm({ avatar, hasAvatar, closed, forms }: AvatarFormProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const id = useId();
  const [error, setError] = useState<string | null>(null);
  const [busy, whileBusy] = useBusy();
  const unreadable = failureWords(i18n, { code: 'picture_unreadable' });
  const send = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const input = event.currentTarget;
    const [file] = input.files ?? [];
    if (file === undefined) return;
    if (file.size > uploadBytes) return setError(unreadable);
    const answer = await whileBusy(async () => {
      const picture = await base64Of(file).catch(() => null);
      return picture === null ? null : api.call(profileCalls.sendAvatar, { picture });
    });
    input.value = '';
    // A file may be gone from the device by now.
    if (answer === null) return setError(unreadable);
    setError(answer.ok ? null : failureWords(i18n, answer.error));
    if (answer.ok) await revalidate();
  };
  const remove = async (): Promise<void> => {
    const answer = await api.call(profileCalls.removeAvatar, {});
    setError(answer.ok ? null : failureWords(i18n, answer.error));
    if (answer.ok) await revalidate();
  };
  return (
    <div className={styles['avatarForm']}>
      <img className={styles['avatar']} src={avatar} alt={hasAvatar ? t`Your picture` : ''} width="96" height="96" />
      <div className={styles['avatarWords']}>
        <PickPicture id={id} forms={forms} closed={busy || closed} onPick={(event) => void send(event)} />
        <p className={styles['hint']} id={`${id}-hint`}>
          {t`JPEG, PNG or WebP, up to 4 MB. We crop it to a square and remove hidden data such as the location.`}
        </p>
        {busy && <p role="status">{t`One moment…`}</p>}
        {error !== null && (
          <Notice tone="bad" role="alert">
            {error}
          </Notice>
        )}
        {hasAvatar && (
          <PlainForm action="picture-remove" forms={forms} onSend={() => void remove()}>
            <Button type="submit" size="small" look="quiet" icon="trash" disabled={closed}>
              {t`Remove picture`}
            </Button>
          </PlainForm>
        )}
      </div>
    </div>
  );
}

type PickProps = {
  readonly id: string;
  readonly forms: PlainForms;
  readonly closed: boolean;
  readonly onPick: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** Where script runs a picture is sent as soon as it is chosen. */
function PickPicture({ id, forms, closed, onPick }: PickProps) {
  const { t } = useLingui();
  return (
    <PlainForm
      className={styles['fileForm']}
      action="picture"
      forms={forms}
      encType="multipart/form-data"
      onSend={() => undefined}
    >
      <input
        id={id}
        name="picture"
        type="file"
        accept="image/jpeg,image/png,image/webp"
        disabled={closed}
        aria-describedby={`${id}-hint`}
        onChange={onPick}
      />
      <label className={styles['file']} htmlFor={id}>
        <Trans>Choose a picture</Trans>
      </label>
      <noscript>
        <Button type="submit" look="secondary" size="small">{t`Upload picture`}</Button>
      </noscript>
    </PlainForm>
  );
}

/** The bytes of a file as base64, without what a data address says before them. */
function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new Error('a file could not be read')));
    reader.addEventListener('load', () => {
      const text = typeof reader.result === 'string' ? reader.result : '';
      resolve(text.slice(text.indexOf(',') + 1));
    });
    reader.readAsDataURL(file);
  });
}
