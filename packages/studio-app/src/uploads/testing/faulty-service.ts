import { type Call, calls } from '@inspection-studio/domain/calls';
import { type Send, StudioError } from '../../api/index.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** Faults of a request. A number is the status of the response. */
export const FAULTS = ['loss', 'cut', 'drip', 'stall', 401, 403, 408, 413, 429, 500] as const;
export type Fault = (typeof FAULTS)[number];
/** Faults of API calls. They are too small for slow transfers, and the client times out. */
const OF_CALLS: readonly Fault[] = FAULTS.filter((fault) => fault !== 'drip' && fault !== 'stall');

/** State of the network: up, known to be down, or dead, which the browser does not notice. */
export type Line = 'up' | 'down' | 'dead';

const LINK_LIFE_MS = 60_000;
const TOKEN_LIFE_MS = 3 * 60_000;
const DRIP_MS = 20_000;

/** Options of a {@link FaultyService}. */
export interface FaultyServiceOptions {
  clock: VirtualClock;
  /** 0 up to but not including 1. */
  random: () => number;
  /** Bytes of a file, by its storage key. */
  sizeOf: (storageKey: string) => number;
}

/**
 * A fake API and file storage in memory, with random faults. Records violations
 * of rules that the client must follow.
 */
export class FaultyService {
  /** Share of requests with one of `faults`. */
  rate = 0;
  faults: readonly Fault[] = FAULTS;
  line: Line = 'up';
  /** Whether sending has adapted to the line. Then chunks have no limit of bytes. */
  hasAdapted = false;
  /** Whether the identity provider returns no token until the user signs in. */
  isSessionOver = false;
  readonly stored = new Set<string>();
  /** Files that the client knows to be stored. */
  private readonly taken = new Set<string>();
  /** Number of confirmations whose response reached the client, by file. */
  readonly acknowledged = new Map<string, number>();
  /** Files that the server has confirmed. */
  readonly confirmed = new Set<string>();
  readonly markedUploaded = new Set<string>();
  readonly processed = new Set<string>();
  /** Files of each inspection, for the check of the server. */
  readonly registered = new Map<string, string[]>();
  /** Cancelled files, which must not be sent any more. */
  readonly cancelled = new Set<string>();
  readonly violations: string[] = [];
  /** Number of times each fault happened, so that a test can check that all did. */
  readonly met = new Map<Fault | 'expired link' | 'expired token' | 'dead line' | 'ended session', number>();
  private readonly inFlight = new Map<string, () => void>();
  private tokenUntil = TOKEN_LIFE_MS;
  private readonly options: FaultyServiceOptions;

  constructor(options: FaultyServiceOptions) {
    this.options = options;
  }

  /** Changes the network. Requests in flight fail when it goes down and hang when it is dead. */
  switchLine(line: Line): void {
    this.line = line;
    if (line === 'down') for (const fail of this.inFlight.values()) fail();
  }

  readonly probe = async (): Promise<void> => {
    await this.delay();
    if (this.line !== 'up') throw lost();
  };

  readonly refreshToken = async (): Promise<void> => {
    await this.delay();
    if (this.line !== 'up') throw new TypeError('Failed to fetch');
    if (this.isSessionOver) throw this.meet('ended session', StudioError.fromAnswer(401));
    this.tokenUntil = this.options.clock.now() + TOKEN_LIFE_MS;
  };

  endSession(): void {
    this.isSessionOver = true;
    this.tokenUntil = Number.NEGATIVE_INFINITY;
  }

  signIn(): void {
    this.isSessionOver = false;
    this.tokenUntil = this.options.clock.now() + TOKEN_LIFE_MS;
  }

  readonly send = (async (
    call: Call,
    options: { params?: { id: string }; query?: { prefix: string }; signal?: AbortSignal } = {},
  ) => {
    const { signal } = options;
    signal?.throwIfAborted();
    const fault = this.fault(OF_CALLS);
    await this.delay();
    signal?.throwIfAborted();
    if (this.line === 'dead') throw this.meet('dead line', lost());
    if (this.line === 'down' || fault === 'loss') throw lost();
    if (this.options.clock.now() > this.tokenUntil) throw this.meet('expired token', StudioError.fromAnswer(401));
    if (typeof fault === 'number') throw StudioError.fromAnswer(fault, { retryAfter: fault === 429 ? '2' : null });
    const answer = this.answer(call, options.params?.id ?? '', options.query?.prefix ?? '', fault === 'cut');
    if (fault === 'cut') throw lost();
    return answer;
  }) as unknown as Send;

  private answer(call: Call, id: string, prefix: string, isCut: boolean): unknown {
    switch (call) {
      case calls.getUploadUrl:
        return { url: `/files/${prefix}?until=${this.options.clock.now() + LINK_LIFE_MS}` };
      case calls.confirmImageUploaded:
        this.claim(!this.cancelled.has(id), `${id} was confirmed after it was cancelled`);
        if (!this.stored.has(`key-${id}`)) throw StudioError.fromAnswer(409);
        this.confirmed.add(id);
        if (!isCut) this.acknowledged.set(id, (this.acknowledged.get(id) ?? 0) + 1);
        return undefined;
      case calls.confirmProjectUploaded:
        this.claim(
          this.registered.get(id)?.every((file) => this.confirmed.has(file)) === true,
          `${id} was marked uploaded early`,
        );
        this.markedUploaded.add(id);
        return undefined;
      case calls.processProject:
        this.claim(this.markedUploaded.has(id), `${id} was sent early`);
        if (this.processed.has(id)) throw StudioError.fromAnswer(409);
        this.processed.add(id);
        return undefined;
      case calls.getProject:
        return { status: this.processed.has(id) ? 'Queued' : 'Draft' };
      default:
        return undefined;
    }
  }

  /** Handles a storage request. Calls `end` once with the response, or null for a lost connection. @returns a function that aborts it */
  put(
    url: string,
    {
      onBytes,
      end,
    }: {
      onBytes: (bytes: number) => void;
      end: (answer: { status: number; retryAfter: string | null } | null) => void;
    },
  ): () => void {
    const { clock } = this.options;
    const key = /\/files\/([^?]+)/.exec(url)?.[1] ?? '';
    const until = Number(new URL(url, 'http://storage').searchParams.get('until'));
    const size = this.options.sizeOf(key);
    const fault = this.fault(FAULTS);
    let timer: number | undefined;
    const later = (run: () => void, ms: number) => (timer = clock.setTimeout(run, ms));
    const close = () => {
      clock.clearTimeout(timer);
      this.inFlight.delete(key);
    };
    const finish = (answer: { status: number; retryAfter: string | null } | null) => {
      close();
      end(answer);
    };
    this.claim(this.line !== 'down', `${key} was sent without a network`);
    this.claim(!this.inFlight.has(key), `${key} was sent twice at once`);
    this.claim(!this.taken.has(key), `${key} was sent again although it had been taken`);
    this.claim(!this.cancelled.has(key.slice('key-'.length)), `${key} was sent after it was cancelled`);
    const bytes = [...this.inFlight.keys()].reduce((sum, other) => sum + this.options.sizeOf(other), size);
    this.claim(
      this.inFlight.size < 5 && (this.hasAdapted || this.inFlight.size === 0 || bytes <= 31_457_280),
      `${key} made the chunk too large`,
    );
    this.inFlight.set(key, () => finish(null));

    const arrive = () => {
      if (this.line === 'dead') return void this.meet('dead line');
      onBytes(size);
      if (typeof fault === 'number') return finish({ status: fault, retryAfter: fault === 429 ? '3' : null });
      if (clock.now() > until) return finish(this.meet('expired link', { status: 403, retryAfter: null }));
      this.stored.add(key);
      if (fault === 'cut') return finish(null);
      this.taken.add(key);
      finish({ status: 201, retryAfter: null });
    };
    const drip = (sent: number) => {
      if (this.line === 'dead') return void this.meet('dead line');
      onBytes(sent);
      later(() => drip(sent + 1), DRIP_MS);
    };
    later(() => {
      onBytes(size / 2);
      if (fault === 'loss') finish(null);
      else if (fault === 'drip') drip(1);
      else if (fault !== 'stall') later(arrive, this.latency());
    }, this.latency());
    return close;
  }

  private fault(possible: readonly Fault[]): Fault | null {
    const { random } = this.options;
    if (random() >= this.rate) return null;
    const chosen = possible.filter((fault) => this.faults.includes(fault));
    const fault = chosen[Math.floor(random() * chosen.length)] ?? null;
    return fault && this.meet(fault, fault);
  }

  private meet<T>(what: Parameters<typeof this.met.set>[0], outcome?: T): T {
    this.met.set(what, (this.met.get(what) ?? 0) + 1);
    return outcome as T;
  }

  private latency(): number {
    return 5 + Math.floor(this.options.random() ** 4 * 3_000);
  }

  private delay(): Promise<void> {
    return new Promise((resolve) => this.options.clock.setTimeout(resolve, this.latency()));
  }

  private claim(isTrue: boolean, otherwise: string): void {
    if (!isTrue) this.violations.push(otherwise);
  }
}

const lost = () => new StudioError('Something went wrong.', { cause: new TypeError('Failed to fetch') });
