import { toCanvas } from 'bwip-js/browser';
import jsQR from 'jsqr';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { Camera } from '#src/web/orders/scan/camera.tsx';
import { BrowserFrame, browserServices } from '../../../../tests/browser/browser-frame.tsx';

const [first, second] = ['1K7QX2M9DPA000ABCDEF', '1B3NW5T8RCE000GHJKLM'];
/** Its types name a module, its file is the function. */
const readQr = jsQR as unknown as typeof jsQR.default;
const side = 240;
let looks = 0;

/** The detector of a phone, which desktop browsers lack: reads the frame that the camera shows. */
class CodeDetector {
  detect = async (video: HTMLVideoElement): Promise<{ rawValue: string }[]> => {
    looks += 1;
    const frame = new OffscreenCanvas(side, side).getContext('2d');
    frame?.drawImage(video, 0, 0, side, side);
    const pixels = frame?.getImageData(0, 0, side, side).data ?? new Uint8ClampedArray();
    const found = readQr(pixels, side, side);
    return found === null ? [] : [{ rawValue: found.data }];
  };
}

/** A camera before which codes are held; without a code it sees a white wall. */
function camera() {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side });
  const view = canvas.getContext('2d');
  const show = (text: string | undefined): void => {
    if (view === null) throw new Error('no canvas');
    view.fillStyle = 'white';
    view.fillRect(0, 0, side, side);
    if (text === undefined) return;
    const code = toCanvas(document.createElement('canvas'), { bcid: 'qrcode', text, scale: 6 });
    view.drawImage(code, 20, 20, side - 40, side - 40);
  };
  show(undefined);
  return { show, stream: canvas.captureStream(20) };
}

async function open() {
  const onCode = vi.fn<(code: string) => void>();
  const { locator, unmount } = await render(
    <BrowserFrame services={browserServices({})}>
      <Camera onCode={onCode} />
    </BrowserFrame>,
  );
  const button = locator.getByRole('button', { name: 'Scan with camera' });
  return { locator, unmount, button, codes: () => onCode.mock.calls.map(([code]) => code) };
}

/** Lets the time of one look pass, and waits until the look is over. */
async function look(): Promise<void> {
  const before = looks;
  await vi.waitFor(() => {
    vi.advanceTimersByTime(250);
    expect(looks).toBeGreaterThan(before);
  });
  await Promise.resolve();
}

/** Looks until the codes that were reported are these. */
async function reports(codes: () => readonly string[], expected: readonly (string | undefined)[]): Promise<void> {
  await expect
    .poll(async () => {
      await look();
      return codes();
    })
    .toEqual(expected);
}

beforeEach(() => {
  looks = 0;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.stubGlobal('BarcodeDetector', CodeDetector);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('Camera', () => {
  it('renders nothing where the browser detects no codes', async () => {
    vi.stubGlobal('BarcodeDetector', undefined);
    const { locator } = await open();
    expect(locator.getByRole('button').query()).toBeNull();
  });

  it('reports a code that is held before the camera, and the next one', async () => {
    const { show, stream } = camera();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
    const { locator, button, codes } = await open();
    await button.click();
    await expect.element(locator.getByLabelText('Camera')).toBeVisible();
    await look();
    expect(codes()).toEqual([]);
    show(first);
    await reports(codes, [first]);
    show(second);
    await reports(codes, [first, second]);
  });

  it('reports a code that stays before the camera again only after four seconds', async () => {
    const { show, stream } = camera();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
    const { button, codes } = await open();
    await button.click();
    await look();
    show(first);
    await reports(codes, [first]);
    for (let left = 5; left > 0; left -= 1) await look();
    expect(codes()).toEqual([first]);
    vi.advanceTimersByTime(4_000);
    await reports(codes, [first, first]);
  });

  it('switches the camera off when it leaves the page', async () => {
    const { stream } = camera();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockResolvedValue(stream);
    const { locator, button, unmount } = await open();
    await button.click();
    const video = locator.getByLabelText('Camera').element();
    await expect.poll(() => video instanceof HTMLVideoElement && video.srcObject === stream).toBe(true);
    await unmount();
    expect(stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  });

  it('switches off a camera that is opened only after the page was left', async () => {
    const { stream } = camera();
    const opening = Promise.withResolvers<MediaStream>();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(opening.promise);
    const { button, unmount } = await open();
    await button.click();
    await unmount();
    expect(stream.getTracks().map((track) => track.readyState)).toEqual(['live']);
    opening.resolve(stream);
    await expect.poll(() => stream.getTracks().map((track) => track.readyState)).toEqual(['ended']);
  });

  it('offers its button again, and says why, when the browser gives it no camera', async () => {
    await commands.refusePermissions();
    const { locator, button } = await open();
    await button.click();
    await expect.element(locator.getByRole('alert')).toMatchTextContent(/^The camera isn’t available\./);
    await expect.element(button).toBeVisible();
    expect(locator.getByLabelText('Camera').query()).toBeNull();
  });
});
