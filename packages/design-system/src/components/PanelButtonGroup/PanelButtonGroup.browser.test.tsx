import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { PanelButton, PanelButtonGroup } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(() => stage?.clear());

/** 12 px from two edges, far from the other two. */
it.each([
  ['TopLeft', ['top', 'left']],
  ['TopRight', ['top', 'right']],
  ['BottomRight', ['right', 'bottom']],
  ['BottomLeft', ['bottom', 'left']],
] as const)('the group can sit in the corner %s', (corner, edges) => {
  stage = setStage(
    <div data-map="" style={{ position: 'relative', width: 400, height: 300 }}>
      <PanelButtonGroup label="View" corner={corner}>
        <PanelButton label="Reset view" icon={<svg />} />
      </PanelButtonGroup>
    </div>,
  );
  const map = document.querySelector('[data-map]')!.getBoundingClientRect();
  const group = document.querySelector('[role="toolbar"]')!.getBoundingClientRect();
  const distances = {
    top: group.top - map.top,
    right: map.right - group.right,
    bottom: map.bottom - group.bottom,
    left: group.left - map.left,
  };
  const near = Object.entries(distances).filter(([, distance]) => distance === 12);
  expect(near.map(([edge]) => edge).toSorted()).toEqual([...edges].toSorted());
});
