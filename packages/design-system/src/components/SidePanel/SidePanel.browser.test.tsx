import { page } from 'vitest/browser';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { wear } from '../../testing/conformance/look.js';
import { setStage, type Stage } from '../../testing/conformance/stage.js';
import { SidePanel } from './index.js';

let stage: Stage | undefined;
beforeAll(() => wear('light'));
afterEach(async () => {
  stage?.clear();
  await page.viewport(1280, 900);
});

it.each([
  ['the side panel is 24rem wide', 1280, 384],
  ['below 1025 px it is as wide as the content', 1000, 900],
])('%s', async (_case, windowWidth, width) => {
  await page.viewport(windowWidth, 900);
  stage = setStage(
    <div style={{ display: 'flex', flexWrap: 'wrap', width: 900 }}>
      <SidePanel title="Inspection">A panel</SidePanel>
    </div>,
  );
  expect(document.querySelector('aside')!.getBoundingClientRect().width).toBe(width);
});
