import { Socket } from 'node:net';

/**
 * A connection on which all that is written in one go leaves as one packet. The driver writes a statement in four or
 * five messages, and a transaction sends several statements at once: they share the cost of one system call.
 */
export class PacketSocket extends Socket {
  #gathering = false;

  constructor() {
    super();
    // Node sets a `write` on a socket that is connecting, which would shadow ours.
    this.on('connect', () => Reflect.deleteProperty(this, 'write'));
  }

  override write(
    chunk: Uint8Array | string,
    encoding?: BufferEncoding | ((fault?: Error | null) => void),
    done?: (fault?: Error | null) => void,
  ): boolean {
    if (!this.#gathering) {
      this.#gathering = true;
      this.cork();
      process.nextTick(() => {
        this.#gathering = false;
        this.uncork();
      });
    }
    return typeof encoding === 'function' ? super.write(chunk, encoding) : super.write(chunk, encoding, done);
  }
}
