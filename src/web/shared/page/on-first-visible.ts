/** A picture that takes longer holds nothing up any more. */
const pictureAtMostMs = 1_000;

/** Waits until the page is painted, with its largest picture; a page in the background is not visible. */
export async function whenSeen(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await painted();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) return;
  if (!picture.complete) {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pictureAtMostMs)), settled(picture)]);
  }
  await painted();
}

/** A frame is drawn only when the sheets are there; the turn after it has been painted. A tab that is left paints nothing. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('visibilitychange', resolve, { once: true });
  });
}

/** Loaded and decoded, or failed. */
function settled(picture: HTMLImageElement): Promise<unknown> {
  return picture.decode().catch(() => undefined);
}
