import { createServer, type RequestListener, type Server } from 'node:http';
import { crc32, deflateRawSync } from 'node:zlib';

import { afterEach, expect, it } from 'vitest';

import { ecbRates } from '#src/adapters/rates.ecb.ts';
import { readRateFile } from '#src/formats/site/rate-file.ts';

const today = '2026-04-14';
const csv = 'Date,USD,HKD,\n2026-04-13,1.1684,9.1507,\n';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((done) => opened.listen(0, '127.0.0.1', done));
  const at = opened.address();
  return `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/rates`;
}

async function outcomeOf(listener: RequestListener): Promise<string> {
  const read = await ecbRates(await serve(listener), (bytes) => readRateFile(bytes, today)).read();
  return read.ok ? read.sheet.days.map(({ date }) => date).join() : read.fault.reason;
}

/** Returns a zip of one file, packed or stored. */
function zip(text: string, method: 0 | 8 = 8): Buffer {
  const content = Buffer.from(text);
  const packed = method === 8 ? deflateRawSync(content) : content;
  const name = Buffer.from('rates.csv');
  const facts = Buffer.alloc(16);
  facts.writeUInt32LE(crc32(content), 4);
  facts.writeUInt32LE(packed.length, 8);
  facts.writeUInt32LE(content.length, 12);
  const file = Buffer.alloc(30);
  file.write('PK\x03\x04', 'latin1');
  file.writeUInt16LE(method, 8);
  facts.copy(file, 10, 0);
  file.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.write('PK\x01\x02', 'latin1');
  entry.writeUInt16LE(method, 10);
  facts.copy(entry, 12, 0);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(file.length + name.length + packed.length, 16);
  return Buffer.concat([file, name, packed, entry, name, end]);
}

it('requests the zip, the CSV or the XML', async () => {
  expect(await outcomeOf((_request, reply) => reply.end(zip(csv)))).toBe('2026-04-13');
  expect(await outcomeOf((_request, reply) => reply.end(zip(csv, 0)))).toBe('2026-04-13');
  expect(await outcomeOf((_request, reply) => reply.end(csv))).toBe('2026-04-13');
  const xml = `<?xml version="1.0"?><gesmes:Envelope><Cube><Cube time="2026-04-13"><Cube currency="HKD" rate="9.1507"/></Cube></Cube></gesmes:Envelope>`;
  expect(await outcomeOf((_request, reply) => reply.end(xml))).toBe('2026-04-13');
});

it('follows no redirect', async () => {
  const requested: (string | undefined)[] = [];
  const reason = await outcomeOf((request, reply) => {
    requested.push(request.url);
    reply.writeHead(302, { location: '/elsewhere' }).end();
  });
  expect(reason).toMatch(/^unusable response: /);
  expect(requested).toEqual(['/rates']);
});

it('gives up on a source that hangs, after its head or before', { timeout: 20_000 }, async () => {
  const began = performance.now();
  expect(await outcomeOf(() => undefined)).toMatch(/timeout/);
  expect(await outcomeOf((_request, reply) => void reply.write('Date,'))).toMatch(/timeout/);
  expect(performance.now() - began).toBeLessThan(12_000);
});

it('reads no more than 2 MB', async () => {
  let sent = 0;
  const reason = await outcomeOf((_request, reply) => {
    const part = Buffer.alloc(64 * 1024, 'x');
    const send = (): void => {
      sent += part.length;
      if (sent < 5 * 1024 * 1024) reply.write(part, () => setImmediate(send));
      else reply.end();
    };
    send();
  });
  expect(reason).toBe('unusable response: it is larger than 2 MB');
});

it('reports what it received instead', async () => {
  expect(await outcomeOf((_request, reply) => reply.writeHead(503).end('later'))).toMatch(/it answered 503/);
  expect(await outcomeOf((_request, reply) => reply.end())).toBe('it is empty');
  expect(await outcomeOf((_request, reply) => reply.end(Buffer.from([0xff, 0xfe, 0x80])))).toMatch(/not valid UTF-8/);
  expect(await outcomeOf((_request, reply) => reply.end('Bad gateway'))).toMatch(/a header such as/);
  expect(await outcomeOf((request) => request.socket.destroy())).toMatch(/^unusable response: /);
});

it('refuses a zip that was cut, changed or made to swell', async () => {
  const whole = zip(csv);
  const reads = [
    whole.subarray(0, whole.length - 30),
    whole.subarray(0, 40),
    Buffer.concat([whole.subarray(0, 45), Buffer.from('?'), whole.subarray(46)]),
    Buffer.from(zip(csv, 0).toString('latin1').replace('1.1684', '1.1784'), 'latin1'),
    zip('x'.repeat(17 * 1024 * 1024)),
    Buffer.from('PK\x03\x04'),
  ].map((bytes) => readRateFile(bytes, today));
  const reasons = (await Promise.all(reads)).map((read) => (read.ok ? 'read' : read.fault.reason));
  expect(reasons).toEqual([
    'the zip is cut off: its list of files is missing',
    'the zip is cut off: its list of files is missing',
    'the file in the zip is damaged',
    'the file in the zip is damaged',
    'the file in the zip is larger than 16 MB',
    'the zip is cut off: its list of files is missing',
  ]);
});
