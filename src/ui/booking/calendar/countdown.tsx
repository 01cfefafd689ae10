import { useEffect, useState } from 'react';
import { Icon } from '#src/ui/icons/icon.tsx';
import styles from './countdown.module.css';

export type CountdownProps = {
  /** Said before script runs, and to readers of the screen always: "Your places are held until 14:35". */
  readonly text: string;
  /** Seconds left when the page was made. */
  readonly seconds: number;
  /** Shown when it has run out. */
  readonly overText: string;
  readonly onOver?: (() => void) | undefined;
};

/** Time left, minute by minute; the figures begin after mount, so that server and browser write the same page. */
export function Countdown({ text, seconds, overText, onOver }: CountdownProps) {
  const [left, setLeft] = useState<number | undefined>(undefined);
  const over = seconds <= 0 || left === 0;

  useEffect(() => {
    const start = performance.now();
    const tick = () => setLeft(Math.max(0, Math.ceil(seconds - (performance.now() - start) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  useEffect(() => {
    if (over) onOver?.();
  }, [over, onOver]);

  return (
    <p className={over ? styles.over : styles.countdown}>
      <Icon name="clock" />
      <span role="status">{over ? overText : text}</span>
      {!over && left !== undefined && (
        <span className={styles.figures} role="timer" aria-hidden="true" dir="ltr">
          {clockFigures(left)}
        </span>
      )}
    </p>
  );
}

/** Seconds as `14:59`, or `2:14:59` from one hour. */
export function clockFigures(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor((seconds % 3600) / 60))}:${two(Math.floor(seconds % 60))}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
