import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a browser would be handed. */
export interface Received {
  readonly text: string;
  readonly notice: { readonly notification: Readonly<Record<string, unknown>>; readonly app_badge: number };
  readonly headers: IncomingHttpHeaders;
  readonly browser: number;
}

interface Subscriber {
  readonly keys: ECDH;
  readonly auth: Buffer;
}

const hmac = (key: Buffer, ...data: readonly (Buffer | string)[]): Buffer => {
  const made = createHmac('sha256', key);
  for (const part of data) made.update(part);
  return made.digest();
};

/** RFC 8291 by hand: what only the subscriber can read. */
const decrypt = (body: Buffer, { keys, auth }: Subscriber): string => {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const cipher = body.subarray(21 + length);
  const shared = hmac(auth, keys.computeSecret(theirs));
  const input = hmac(shared, 'WebPush: info\0', keys.getPublicKey(), theirs, Buffer.from([1]));
  const prk = hmac(salt, input);
  const key = hmac(prk, 'Content-Encoding: aes128gcm\0', Buffer.from([1])).subarray(0, 16);
  const nonce = hmac(prk, 'Content-Encoding: nonce\0', Buffer.from([1])).subarray(0, 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(cipher.subarray(-16));
  const padded = Buffer.concat([decipher.update(cipher.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex(byte => byte !== 0);
  if (padded[end] !== 2) throw new Error('the last record has no end');
  return padded.subarray(0, end).toString();
};

/** RFC 8292 by hand: who sent it, by a signature that is for this service and for now. */
const checkSignature = (header: string | undefined, audience: string): string => {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const read = (part: string): Record<string, unknown> =>
    JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
  const { alg } = read(head);
  const { aud, exp, sub } = read(claims);
  const ahead = Number(exp) - Date.now() / 1000;
  if (!isSigned || alg !== 'ES256' || aud !== audience || ahead <= 0 || ahead > 86_400) throw new Error('not signed');
  if (!/^(mailto|https):/.test(String(sub))) throw new Error('nobody to write to');
  return key;
};

/** Says with which status a call is answered, and with which headers; undefined never answers. */
type Answer = () => { readonly status: number; readonly headers?: Record<string, string> } | undefined;

/** A push service of our own on the loopback address: it opens what it is sent, and checks who signed it. */
export class PushService {
  readonly received: Received[] = [];
  readonly troubles: unknown[] = [];
  answer: Answer = () => ({ status: 201 });
  private readonly subscribers: Subscriber[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        try {
          service.take(request.url ?? '', request.headers, Buffer.concat(parts));
        } catch (problem) {
          service.troubles.push(problem);
        }
        const answer = service.answer();
        if (answer) response.writeHead(answer.status, answer.headers).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** What the browser of a new device sends to our server. */
  subscribe(more: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const auth = randomBytes(16);
    const browser = this.subscribers.push({ keys, auth }) - 1;
    return {
      endpoint: `${this.origin}/push/${browser}`,
      keys: { p256dh: keys.getPublicKey('base64url'), auth: auth.toString('base64url') },
      language: 'de',
      zone: 'Europe/Berlin',
      quiet: null,
      words: { 'santa-timea': 'Du bist dran: Santa Timea' },
      ...more,
    };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private take(path: string, headers: IncomingHttpHeaders, body: Buffer): void {
    const browser = Number(path.split('/').at(-1));
    const subscriber = this.subscribers[browser];
    if (!subscriber || headers['content-encoding'] !== 'aes128gcm') throw new Error('not for anybody here');
    checkSignature(headers.authorization, this.origin);
    const text = decrypt(body, subscriber);
    this.received.push({ text, notice: JSON.parse(text) as Received['notice'], headers, browser });
  }
}
