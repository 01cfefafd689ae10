import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';

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
      {/* The button is the control: a second one of the same name would be read out and counted beside it. */}
      <input
        ref={input}
        hidden
        type="file"
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          onPick(event.target.files?.[0] ?? null);
          // The same file chosen again would be no change.
          event.target.value = '';
        }}
      />
      <Button look="secondary" icon="camera" onPress={() => input.current?.click()}>
        {name ?? t`Add picture`}
      </Button>
    </>
  );
}
