type Numbers = Int32Array | Uint32Array | Uint16Array | Uint8Array | Float64Array;
type Maker<Made extends Numbers> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, byteOffset?: number, length?: number): Made;
};

/** A column of so many zeros in shared memory. */
export function sharedBytes<Made extends Numbers>(maker: Maker<Made>, length: number): Made {
  return new maker(new SharedArrayBuffer(length * maker.BYTES_PER_ELEMENT));
}

/** A column in shared memory whose values are computed from their positions. */
export function sharedColumn<Made extends Numbers>(
  maker: Maker<Made>,
  length: number,
  valueAt: (at: number) => number,
): Made {
  const made = sharedBytes(maker, length);
  for (let at = 0; at < length; at += 1) made[at] = valueAt(at);
  return made;
}

const chunkLength = 1 << 16;

/** Numbers whose count is not known beforehand: stored in chunks, so that growing copies nothing. */
export type GrowingNumbers = {
  readonly push: (value: number) => void;
  readonly length: () => number;
  readonly each: (see: (value: number, at: number) => void) => void;
  /** All of them as one column in shared memory. */
  readonly into: <Made extends Numbers>(maker: Maker<Made>) => Made;
};

/** An empty list of numbers, each stored as `Kind` (default: 32 bits without sign). */
export function growNumbers(Kind: typeof Uint32Array | typeof Float64Array = Uint32Array): GrowingNumbers {
  const chunks: (Uint32Array | Float64Array)[] = [];
  let last: Uint32Array | Float64Array = new Kind(0);
  let used = 0;
  const push = (value: number): void => {
    if (used === last.length) {
      last = new Kind(chunkLength);
      chunks.push(last);
      used = 0;
    }
    last[used] = value;
    used += 1;
  };
  const length = (): number => (chunks.length === 0 ? 0 : (chunks.length - 1) * chunkLength + used);
  const each = (see: (value: number, at: number) => void): void => {
    let at = 0;
    for (const chunk of chunks) {
      const count = chunk === last ? used : chunkLength;
      for (let place = 0; place < count; place += 1, at += 1) see(chunk[place] ?? 0, at);
    }
  };
  const into = <Made extends Numbers>(maker: Maker<Made>): Made => {
    const made = sharedBytes(maker, length());
    each((value, at) => (made[at] = value));
    return made;
  };
  return { push, length, each, into };
}
