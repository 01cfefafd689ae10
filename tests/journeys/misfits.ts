import type { Page } from '@playwright/test';

/** Windows that a page has to fit: a small phone, and a desktop of 1280 pixels at 400 % (WCAG 2.2, 1.4.10). */
export const narrow = [
  { name: 'a small phone', width: 320, height: 640 },
  { name: '400 %', width: 320, height: 256 },
] as const;

/**
 * Returns what does not fit a page: text that is cut off, outside the window or overlapping, and a page that scrolls
 * sideways. What may be scrolled to, and what ends in … on purpose, fits.
 */
export async function misfits(page: Page): Promise<readonly string[]> {
  // The styles follow the window with the next frame.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(findMisfits);
}

/** Runs in the page, and therefore names nothing outside of itself. */
function findMisfits(): string[] {
  type Line = { readonly text: string; readonly owner: Element; readonly box: Box; readonly floats: boolean };
  type Box = { left: number; right: number; top: number; bottom: number };
  const faults: string[] = [];
  const root = document.documentElement;
  const windowWidth = root.clientWidth;
  const pen = document.createElement('canvas').getContext('2d');

  const nameOf = (one: Element): string => {
    const id = one.id === '' ? '' : `#${one.id}`;
    const [kind = ''] = (one.getAttribute('class') ?? '').split(' ');
    return `${one.tagName.toLowerCase()}${id}${kind === '' ? '' : `.${kind}`}`;
  };

  /** Above and below the baseline by what is drawn, since a font's own height is more than its letters take. */
  const inkOf = (text: string, box: DOMRect, style: CSSStyleDeclaration): { top: number; bottom: number } => {
    if (pen === null) return { top: box.top, bottom: box.bottom };
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const ink = pen.measureText(text);
    const baseline =
      box.top + (box.height * ink.fontBoundingBoxAscent) / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent);
    return { top: baseline - ink.actualBoundingBoxAscent, bottom: baseline + ink.actualBoundingBoxDescent };
  };

  /** For ears alone, closed, or not there yet. */
  const isUnseen = (owner: Element): boolean => {
    if (!owner.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true }))
      return true;
    for (let one: Element | null = owner; one !== null; one = one.parentElement) {
      const { clipPath, clip, width, height } = getComputedStyle(one);
      if (clipPath.startsWith('inset(50%') || clip === 'rect(0px, 0px, 0px, 0px)') return true;
      if (Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1) return true;
    }
    return false;
  };

  /** The marks above the first line and below the last that is shown; lines that are left out are none of it. */
  const clampedMarks = (frame: Element, line: DOMRect, ink: { top: number; bottom: number }): string | null => {
    const { top, bottom } = frame.getBoundingClientRect();
    const isShown = line.bottom <= bottom + 1.5;
    return isShown && (ink.top < top - 1.5 || ink.bottom > bottom + 1.5)
      ? `its marks are cut off above or below by ${nameOf(frame)}`
      : null;
  };

  const cutOff = (text: string, owner: Element, box: DOMRect): string | null => {
    const style = getComputedStyle(owner);
    const ink = inkOf(text, box, style);
    let [freeX, freeY] = [false, false];
    for (let one: Element | null = owner; one !== null && one !== root; one = one.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      const isText = one.clientWidth > 0;
      // A text that is shortened to … at its end, or to lines, is shortened on purpose; the marks of those that stay are not.
      if (webkitLineClamp !== 'none' && webkitLineClamp !== '') return clampedMarks(one, box, ink);
      if (textOverflow === 'ellipsis') return null;
      freeX ||= overflowX === 'auto' || overflowX === 'scroll';
      freeY ||= overflowY === 'auto' || overflowY === 'scroll';
      const hidesX = isText && (overflowX === 'hidden' || overflowX === 'clip');
      const hidesY = isText && (overflowY === 'hidden' || overflowY === 'clip');
      if (!freeX && hidesX && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5))
        return `cut off at the side by ${nameOf(one)}`;
      if (!freeY && hidesY && (ink.top < frame.top - 1.5 || ink.bottom > frame.bottom + 1.5))
        return `cut off above or below by ${nameOf(one)}`;
      if (position === 'fixed') break;
    }
    return !freeX && (box.left < -1.5 || box.right > windowWidth + 1.5) ? 'outside of the window' : null;
  };

  /** What of a line is in sight: the rest is scrolled away, or shortened on purpose. */
  const shownOf = (owner: Element, { left, right, top, bottom }: DOMRect): Box => {
    const shown = { left, right, top, bottom };
    for (let one: Element | null = owner; one !== null && one !== root; one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      if (overflowX !== 'visible')
        [shown.left, shown.right] = [Math.max(shown.left, frame.left), Math.min(shown.right, frame.right)];
      if (overflowY !== 'visible')
        [shown.top, shown.bottom] = [Math.max(shown.top, frame.top), Math.min(shown.bottom, frame.bottom)];
    }
    return shown;
  };

  const floats = (owner: Element): boolean => {
    for (let one: Element | null = owner; one !== null; one = one.parentElement) {
      const { position } = getComputedStyle(one);
      if (position === 'fixed' || position === 'sticky') return true;
    }
    return false;
  };

  const lines: Line[] = [];
  const seen = new Set<string>();
  const notify = (fault: string): void => {
    if (!seen.has(fault)) faults.push(fault);
    seen.add(fault);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const owner = node.parentElement;
    if (
      text === '' ||
      owner === null ||
      owner.closest(
        'script, style, noscript, template, select, option, svg, textarea, [popover]:not(:popover-open)',
      ) !== null
    )
      continue;
    if (isUnseen(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isFloating = floats(owner);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const fault = cutOff(text, owner, box);
      if (fault !== null) notify(`“${text.slice(0, 50)}” in ${nameOf(owner)}: ${fault}`);
      lines.push({ text, owner, box: shownOf(owner, box), floats: isFloating });
    }
  }

  /** The middle of a line, where its letters are; what only just touches does not disturb. */
  const core = ({ box }: Line): { top: number; bottom: number } => {
    const edge = (box.bottom - box.top) * 0.3;
    return { top: box.top + edge, bottom: box.bottom - edge };
  };
  const standing = lines.filter((one) => !one.floats).toSorted((one, other) => one.box.top - other.box.top);
  for (const [at, one] of standing.entries()) {
    const mine = core(one);
    for (const other of standing.slice(at + 1)) {
      if (other.box.top > one.box.bottom) break;
      if (one.owner === other.owner) continue;
      const theirs = core(other);
      const high = Math.min(mine.bottom, theirs.bottom) - Math.max(mine.top, theirs.top);
      const wide = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      if (high > 1.5 && wide > 2)
        notify(
          `“${one.text.slice(0, 40)}” in ${nameOf(one.owner)} lies on “${other.text.slice(0, 40)}” in ${nameOf(other.owner)}`,
        );
    }
  }

  const over = root.scrollWidth - windowWidth;
  if (over > 0) {
    const wide = [...document.querySelectorAll('body *')].filter((one) => {
      const box = one.getBoundingClientRect();
      return box.width > 0 && (box.right > windowWidth + 1 || box.left < -1);
    });
    notify(`scrolls sideways by ${over} px: ${wide.slice(-3).map(nameOf).join(', ')}`);
  }
  return faults;
}
