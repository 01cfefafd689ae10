/** A picture that takes longer holds nothing up any more. */
const pictureAtMostMs = 1_000;

/** Waits until the page is painted, with its largest picture; a page in the background is not visible. */
export async function whenVisible(): Promise<void> {
  if (document.visibilityState === 'hidden') return;
  await painted();
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) return;
  if (!picture.complete) {
    await Promise.race([new Promise((resolve) => setTimeout(resolve, pictureAtMostMs)), settled(picture)]);
  }
  await painted();
}

/** Resolves after a frame is painted, which needs the style sheets, or if the tab is hidden and paints nothing. */
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
