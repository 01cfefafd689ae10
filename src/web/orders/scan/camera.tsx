import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';

import { Button } from '#src/ui/buttons/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import styles from '#src/web/orders/scan/scan.module.css';

type Detector = { readonly detect: (source: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]> };
type DetectorMaker = new (options: { formats: string[] }) => Detector;

const lookEveryMs = 250;
/** The same code stays before the camera for a while. */
const sameCodeMs = 4_000;

const noChange = (): (() => void) => () => undefined;

/** The camera, if the browser can detect codes; otherwise a code is typed, or entered by a keyboard scanner. */
export function Camera({ onCode }: { readonly onCode: (code: string) => void }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // The server knows of no camera; what a browser has does not change.
  const maker = useSyncExternalStore(noChange, detectorMaker, () => null);
  if (maker === null) return null;
  return (
    <div className={styles['camera']}>
      {isOn ? (
        <Viewfinder
          maker={maker}
          onCode={onCode}
          onRefused={() => {
            setOn(false);
            setRefused(true);
          }}
        />
      ) : (
        <Button icon="camera" size="large" wide onPress={() => setOn(true)}>{t`Scan with camera`}</Button>
      )}
      {isRefused && (
        <Notice
          tone="warn"
          role="alert"
        >{t`The camera isn’t available. Allow access for this page, or type the code.`}</Notice>
      )}
    </div>
  );
}

type ViewfinderProps = {
  readonly maker: DetectorMaker;
  readonly onCode: (code: string) => void;
  readonly onRefused: () => void;
};

function Viewfinder({ maker: Maker, onCode, onRefused }: ViewfinderProps) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onRefused });
  useEffect(() => {
    handlers.current = { onCode, onRefused };
  });
  useEffect(() => {
    const detector = new Maker({ formats: ['qr_code'] });
    let stream: MediaStream | null = null;
    let last = { code: '', at: 0 };
    let stopped = false;
    const look = async (): Promise<void> => {
      if (video.current === null || video.current.readyState < 2) return;
      const [found] = await detector.detect(video.current);
      if (found === undefined || stopped) return;
      if (found.rawValue === last.code && performance.now() - last.at < sameCodeMs) return;
      last = { code: found.rawValue, at: performance.now() };
      handlers.current.onCode(found.rawValue);
    };
    const timer = setInterval(() => void look().catch(() => undefined), lookEveryMs);
    navigator.mediaDevices
      .getUserMedia({ video: { facingMode: 'environment' } })
      .then((opened) => {
        stream = opened;
        if (stopped) stopTracks(opened);
        else if (video.current !== null) video.current.srcObject = opened;
      })
      .catch(() => handlers.current.onRefused());
    return () => {
      stopped = true;
      clearInterval(timer);
      if (stream !== null) stopTracks(stream);
    };
  }, [Maker]);
  return <video ref={video} className={styles['video']} autoPlay muted playsInline aria-label={t`Camera`} />;
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/** No browser's types name it yet. */
function detectorMaker(): DetectorMaker | null {
  const maker: unknown = Reflect.get(globalThis, 'BarcodeDetector');
  // A global with this name is constructed and called as the draft of the standard says.
  return typeof maker === 'function' ? (maker as unknown as DetectorMaker) : null;
}
