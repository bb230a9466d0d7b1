import { userEvent } from 'vitest/browser';
import { controlsIn, focused, tell, type Control } from './controls.js';
import { edgesAround, showsFocus, type Edges } from './focus-ring.js';
import type { Stage } from './stage.js';

const MOST_STOPS = 60;

/** What was found on a walk through a subject by keys. */
export interface Walk {
  reached: ReadonlySet<Element>;
  /** Reached without showing it. */
  unmarked: readonly Element[];
}

/** Where the walk has been. */
class Walker {
  readonly reached = new Set<Element>();
  readonly #unmarked = new Set<Element>();
  readonly #isForced = matchMedia('(forced-colors: active)').matches;
  /** An option keeps its look of before the key that led to it: it has no focus to be taken away. */
  #looks: Edges = new Map();
  readonly #stage: Stage;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get unmarked(): Element[] {
    return [...this.#unmarked];
  }

  /** Records the look of options, then presses. */
  async press(keys: string): Promise<Control | null> {
    const options = document.querySelectorAll('[role=option]');
    this.#looks = new Map([...options].flatMap((option) => [...edgesAround(option, document.body)]));
    await userEvent.keyboard(keys);
    return focused();
  }

  async look(at: Control): Promise<void> {
    this.reached.add(at);
    if (!(await this.#isMarked(at))) this.#unmarked.add(at);
  }

  async #isMarked(at: Control): Promise<boolean> {
    const page = this.#stage.before.parentElement ?? document.body;
    const withFocus = edgesAround(at, page);
    if (at !== document.activeElement) return showsFocus(withFocus, this.#looks, this.#isForced);
    at.blur();
    // What a component draws itself follows once it has rendered.
    await new Promise((resolve) => setTimeout(resolve));
    const without = edgesAround(at, page);
    at.focus({ preventScroll: true });
    return showsFocus(withFocus, without, this.#isForced);
  }
}

/** Tab by Tab through the subject, and by its arrows from every stop, until the button after it. */
export async function walkThrough(stage: Stage, arrows: string | undefined): Promise<Walk> {
  const walker = new Walker(stage);
  stage.before.focus();
  const stops = new Set<Element>();
  let last: Element | undefined;
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const at = await walker.press('{Tab}');
    if (at === stage.after || at === stage.before || at === null) return walker;
    // Parts of one control, such as day, month and year of a date.
    if (isGuard(at) || at === last) continue;
    last = at;
    if (stops.has(at)) throw new Error(`The Tab key does not leave: it is back at ${tell(at)}`);
    stops.add(at);
    await walker.look(at);
    // The arrows of an application move what it shows, not focus.
    if (arrows !== undefined && at.role !== 'application') await roam(walker, arrows);
  }
  throw new Error('The Tab key does not come to an end.');
}

/** On by arrows until they lead to nothing new, and back to where they began. */
async function roam(walker: Walker, arrows: string): Promise<void> {
  const onwards = document.dir === 'rtl' ? arrows.replace('ArrowRight', 'ArrowLeft') : arrows;
  const from = focused();
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const at = await walker.press(onwards);
    if (at === null || walker.reached.has(at)) break;
    await walker.look(at);
  }
  if (from !== null && focused() !== from && document.activeElement?.getAttribute('type') !== 'radio') from.focus();
}

/** From where focus is, on by one key until it is back or outside. */
export async function walkInside(stage: Stage, inside: Element, keys: string, arrows?: string): Promise<Walk> {
  const walker = new Walker(stage);
  for (
    let at = focused();
    at !== null && inside.contains(at) && !walker.reached.has(at);
    at = await walker.press(keys)
  ) {
    await walker.look(at);
    if (arrows !== undefined) await roam(walker, arrows);
  }
  return walker;
}

/** Elements at the ends of an overlay that hand focus on. */
const isGuard = (element: Element) => element.closest('[aria-hidden=true]') !== null;

/** Controls the walk did not come to. */
export function unreached({ reached }: Walk, parts: readonly Element[], notByKeyboard = {}): Control[] {
  const excused = Object.keys(notByKeyboard);
  return controlsIn(parts).filter(
    (control) => !reached.has(control) && !excused.some((selector) => control.matches(selector)),
  );
}
