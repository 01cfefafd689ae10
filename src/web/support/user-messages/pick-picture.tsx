import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';
import styles from '#src/web/support/user-messages/user-messages.module.css';

type Props = { readonly name: string | null; readonly onPick: (file: File | null) => void };

/** Adds a picture to what is being written; it takes script, and is there only with it. */
export function PickPicture({ name, onPick }: Props) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 0);
    return () => clearTimeout(timer);
  }, []);
  if (!isThere) return null;
  return (
    <>
      <input
        ref={input}
        className={styles['file']}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={t`Add picture`}
        tabIndex={-1}
        onChange={(event) => onPick(event.target.files?.[0] ?? null)}
      />
      <Button look="secondary" icon="camera" onPress={() => input.current?.click()}>
        {name ?? t`Add picture`}
      </Button>
    </>
  );
}
