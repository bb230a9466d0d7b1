import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What an authenticator answers differently from a correct one. */
export interface Forgery {
  origin?: string;
  site?: string;
  challenge?: string;
  /** Credential id to claim. */
  id?: string;
  isUserVerified?: boolean;
  /** Signs with another key. */
  hasWrongKey?: boolean;
}

interface Options {
  challenge: string;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const createKeys = () => generateKeyPairSync('ec', { namedCurve: 'P-256' });

/** Encodes the header of a CBOR byte string or text of up to 65,535 bytes. */
function cborHead(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}
const cborBytes = (bytes: Buffer) => Buffer.concat([cborHead(2, bytes.length), bytes]);
const cborText = (text: string) => Buffer.concat([cborHead(3, text.length), Buffer.from(text)]);

/** Encodes an ES256 public key as COSE. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

/** A passkey in software, which can also answer wrongly. */
export class Authenticator {
  readonly id = randomBytes(16);
  readonly #keys = createKeys();
  readonly #origin: string;
  #counter = 0;

  /** @param origin origin of the page that asks */
  constructor(origin: string) {
    this.#origin = origin;
  }

  #data({ site, isUserVerified = true }: Forgery, flags: number, credential = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.#counter);
    const verified = isUserVerified ? USER_VERIFIED : 0;
    const siteHash = sha256(site ?? new URL(this.#origin).hostname);
    return Buffer.concat([siteHash, Buffer.from([USER_PRESENT | verified | flags]), counter, credential]);
  }

  #client(type: string, { challenge }: Options, forgery: Forgery): Buffer {
    const origin = forgery.origin ?? this.#origin;
    return Buffer.from(JSON.stringify({ type, challenge: forgery.challenge ?? challenge, origin, crossOrigin: false }));
  }

  #answer(response: object, id = this.id.toString('base64url')): string {
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
  }

  /** Answers a request to create a passkey, as the JSON text that the page posts. */
  create(options: Options, forgery: Forgery = {}): string {
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, this.id.length]),
      this.id,
      coseKey(this.#keys.publicKey),
    ]);
    const authData = this.#data(forgery, CREDENTIAL_INCLUDED, credential);
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      cborBytes(authData),
    ]);
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', options, forgery).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Answers a request to sign in, as the JSON text that the page posts. */
  use(options: Options, forgery: Forgery = {}): string {
    const client = this.#client('webauthn.get', options, forgery);
    const authData = this.#data(forgery, 0);
    const { privateKey } = forgery.hasWrongKey ? createKeys() : this.#keys;
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
    return this.#answer(
      {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
      forgery.id,
    );
  }
}
