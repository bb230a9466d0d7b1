import {
  afterIdleTick,
  type IdleTransfer,
  isStalled,
  STALL_LIMITS_MS,
  type StallLimits,
  stallTickMs,
  type TransferPhase,
} from '@inspection-studio/domain/uploads';

/** Watches whether a request still moves bytes. */
export interface StallWatch {
  /** Call when bytes were moved, with what the request does next. */
  moved: (phase: TransferPhase) => void;
  stop: () => void;
}

/** How often requests of this page or program have moved bytes. */
const page = { moves: 0 };

/**
 * Starts to watch a request.
 *
 * Browsers run timers of a hidden page as rarely as once a minute, but not the first four after an event, such as that of
 * moved bytes. The few ticks of {@link isStalled} stay below that.
 *
 * @param onStall called once, after which nothing is watched
 * @param isOnline whether the device is online
 * @param limitsMs longest times without a byte
 */
export function watchForStall(
  phase: TransferPhase,
  onStall: () => void,
  isOnline: () => boolean = () => navigator.onLine,
  limitsMs: StallLimits = STALL_LIMITS_MS,
): StallWatch {
  let idle: IdleTransfer = { phase, ticks: 0, hasMoved: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seenMoves = page.moves;
  const tick = () => {
    idle = afterIdleTick(idle, { isOnline: isOnline(), hasOtherMoved: page.moves !== seenMoves });
    if (isStalled(idle)) onStall();
    else wait();
  };
  const wait = () => {
    seenMoves = page.moves;
    timer = setTimeout(tick, stallTickMs(idle.phase, limitsMs));
  };
  wait();
  return {
    moved(next) {
      clearTimeout(timer);
      page.moves += 1;
      idle = { phase: next, ticks: 0, hasMoved: true };
      wait();
    },
    stop: () => clearTimeout(timer),
  };
}
