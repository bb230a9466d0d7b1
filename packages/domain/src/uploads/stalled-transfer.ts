/** What a request does: it sends its body, or everything is sent and it waits for the response. */
export type TransferPhase = 'sending' | 'answering';

/** Longest time without a byte before a request is aborted, in milliseconds. */
export type StallLimits = Readonly<Record<TransferPhase, number>>;

/**
 * Returns the limits for a longest time without a byte while the body is sent, in milliseconds. The response may take twice
 * as long: after the last byte, the storage may have to write the file before it responds, and bytes that the browser counts
 * as sent may still be in its buffer.
 *
 * The timeout of ten minutes for the whole request applies as well.
 */
export const stallLimits = (sendingMs: number): StallLimits => ({ sending: sendingMs, answering: 2 * sendingMs });

/** The limits where an installation sets no others. */
export const STALL_LIMITS_MS: StallLimits = stallLimits(30_000);

/**
 * Number of ticks until a request is stalled. Time is counted in ticks, not read from a clock: however long the device
 * slept or the page was frozen, that is one tick at most, a third of the limit.
 */
const STALL_TICKS = 3;

/** A request without a byte for some ticks. */
export interface IdleTransfer {
  phase: TransferPhase;
  ticks: number;
  /** Whether it has moved a byte. Until then, it may be queued in the browser, which limits the connections to a server. */
  hasMoved: boolean;
}

/** What happened meanwhile. */
export interface IdleTick {
  /** Whether the device is online. */
  isOnline: boolean;
  /** Whether another request has moved bytes since the last tick. */
  hasOtherMoved: boolean;
}

/** Returns the time between two ticks of a phase, in milliseconds. */
export const stallTickMs = (phase: TransferPhase, limitsMs: StallLimits = STALL_LIMITS_MS): number =>
  limitsMs[phase] / STALL_TICKS;

/**
 * Counts a tick without a byte. It does not count while the device is offline, or while a request waits for its first byte
 * and another one moves: on a slow line, it can be queued for minutes.
 */
export function afterIdleTick(idle: IdleTransfer, { isOnline, hasOtherMoved }: IdleTick): IdleTransfer {
  const isQueued = !idle.hasMoved && hasOtherMoved;
  return isOnline && !isQueued ? { ...idle, ticks: idle.ticks + 1 } : idle;
}

/** Whether a request is aborted because it moved no byte for the limit of its phase. */
export const isStalled = ({ ticks }: IdleTransfer): boolean => ticks >= STALL_TICKS;
