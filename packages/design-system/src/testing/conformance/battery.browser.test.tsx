import { useState, type ReactElement } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { axeFindings, namelessControls } from './axe.js';
import { inEveryLook, keyboardFindings, overruledStyles } from './battery.js';
import { controlsIn } from './controls.js';
import { wear } from './look.js';
import { openingFindings } from './opening.js';
import { setStage, type Stage } from './stage.js';
import { smallTargets } from './target-size.js';

const box = { width: 40, height: 40, border: '1px solid' };
const shown: Stage[] = [];
const show = (element: ReactElement) => {
  const stage = setStage(element);
  shown.push(stage);
  return stage;
};

beforeAll(() => wear('light'));
afterEach(() => shown.splice(0).forEach((stage) => stage.clear()));

describe('the battery finds', () => {
  it.each([
    ['no ring at all', { outline: 'none' }],
    ['a ring of 1 px', { outlineWidth: 1 }],
    ['a ring in the colour of the page', { outlineColor: 'var(--ds-color-surface-canvas)' }],
  ])('%s', async (_what, style) => {
    const stage = show(
      <button type="button" style={{ ...box, ...style }}>
        Save
      </button>,
    );
    expect(await keyboardFindings(stage)).toEqual([expect.stringMatching(/^focus is not seen: <button/)]);
  });

  it('a ring that its frame cuts off', async () => {
    const stage = show(
      <div style={{ overflow: 'hidden', width: 40 }}>
        <button type="button" style={box}>
          Save
        </button>
      </div>,
    );
    expect(await keyboardFindings(stage)).toEqual([expect.stringMatching(/^focus is not seen/)]);
  });

  it('nothing wrong with a ring inside a frame while the page scrolls', async () => {
    const stage = show(
      <div style={{ overflow: 'auto', padding: 8 }} onBlur={() => window.scrollBy(0, 60)}>
        <a href="#report">Deck</a>
      </div>,
    );
    expect(await keyboardFindings(stage)).toEqual([]);
  });

  it('a ring that is missing in one look only', async () => {
    const stage = show(
      <>
        <style>{'@media (forced-colors: active) { .lamp { outline: none } }'}</style>
        <button type="button" className="lamp" style={box}>
          Save
        </button>
      </>,
    );
    expect(await inEveryLook(() => keyboardFindings(stage))).toEqual([
      expect.stringMatching(/^forced colours: focus is not seen/),
    ]);
  });

  it('a control no key leads to', async () => {
    const stage = show(
      <button type="button" tabIndex={-1} style={box}>
        Save
      </button>,
    );
    expect(await keyboardFindings(stage)).toEqual([expect.stringMatching(/^not reached by keys: <button/)]);
  });

  it('targets of 20 px side by side, and passes them with room between', () => {
    const row = (gap: number) => (
      <div style={{ display: 'flex', gap, padding: 8 }}>
        <button type="button" aria-label="Up" style={{ ...box, width: 20, height: 20 }} />
        <button type="button" aria-label="Down" style={{ ...box, width: 20, height: 20 }} />
      </div>
    );
    const [close, apart] = [show(row(0)).parts(), show(row(4)).parts()];
    expect(smallTargets(controlsIn(close), close)).toHaveLength(2);
    expect(smallTargets(controlsIn(apart), apart)).toEqual([]);
  });

  it('a button with an icon and no name', () => {
    const stage = show(
      // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- that is what is wrong with it
      <button type="button" style={box}>
        <svg aria-hidden="true" viewBox="0 0 1 1" />
      </button>,
    );
    expect(namelessControls(controlsIn(stage.parts()))).toHaveLength(1);
  });

  it('what axe objects to, in the look that has it', async () => {
    const stage = show(
      <>
        <style>{'[data-theme="dark"] .pale { color: #333; background: #222 }'}</style>
        <p className="pale">Saved</p>
      </>,
    );
    expect(await inEveryLook(() => axeFindings(stage.parts()))).toEqual([
      expect.stringMatching(/^dark: color-contrast/),
    ]);
  });

  it('letters that forced colours leave on a ground of their own colour, and passes what they repaint', async () => {
    const stage = show(
      <>
        <style>
          {
            '@media (forced-colors: active) { .own { forced-color-adjust: none; color: #999; background: #aaa } } .pale { color: #999; background: #aaa }'
          }
        </style>
        <p className="own">Saved</p>
        <p className="pale">Saved</p>
      </>,
    );
    await wear('forced colours');
    expect(await axeFindings(stage.parts())).toEqual([expect.stringMatching(/^color-contrast: <p class="own"/)]);
    await wear('light');
  });

  it('an opener that moves what follows it, and what it opens stays on Escape', async () => {
    const opening = { shows: '[role=dialog]' };
    expect(await openingFindings(show(<Details />), opening, { closesMs: 500 })).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^moved: the button after/),
        '{Escape} does not close [role=dialog]',
      ]),
    );
  });

  it('an opener that does not get focus back', async () => {
    const stage = show(<Forgetful />);
    expect(await openingFindings(stage, { shows: '[role=dialog]' }, { closesMs: 500 })).toEqual([
      expect.stringMatching(/^after \{Escape\} focus is at /),
    ]);
  });

  it('an opener that never opens', async () => {
    const stage = show(<button type="button">Open</button>);
    expect(await openingFindings(stage, { shows: '[role=dialog]' }, { opensMs: 500 })).toEqual([
      '[role=dialog] does not open',
    ]);
  });

  it('a class of the consumer that loses', async () => {
    const Stubborn = ({ className }: { className?: string }) => (
      <p className={className} style={{ color: 'red' }} data-own="">
        Saved
      </p>
    );
    const found = await overruledStyles({ name: 'Stubborn', element: <Stubborn />, outer: HTMLElement });
    expect(found).toEqual(['color is rgb(255, 0, 0), not rgb(1, 2, 3)']);
  });
});

/** Closes on Escape, and leaves focus nowhere. */
function Forgetful() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" style={box} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Forgetful" style={{ position: 'absolute' }}>
          <button
            ref={(button) => button?.focus()}
            type="button"
            style={box}
            onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
          >
            Done
          </button>
        </div>
      )}
    </>
  );
}

/** Opens in its place, and never closes. */
function Details() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" style={box} onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <div role="dialog" aria-label="Details">
          <button type="button" style={box}>
            Save
          </button>
        </div>
      )}
    </>
  );
}
