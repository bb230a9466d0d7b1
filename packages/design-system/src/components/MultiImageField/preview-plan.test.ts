import { describe, expect, it } from 'vitest';
import { previewPlan } from './preview-plan.js';

describe("previewPlan: up to 9 thumbnails, or 6 plus a '+N' tile", () => {
  it.each([
    [0, 0, 0],
    [1, 1, 0],
    [9, 9, 0],
    [10, 6, 4],
    [1284, 6, 1278],
  ])('%d files: %d shown, %d more', (count, shownCount, moreCount) =>
    expect(previewPlan(count)).toEqual({ shownCount, moreCount }),
  );

  it.each([
    [40, 1, 40, 0],
    [1284, 1, 96, 1188],
    [1284, 2, 186, 1098],
    [7, 1, 7, 0],
  ])('%d files, more requested %d times: %d shown, %d more', (count, steps, shownCount, moreCount) =>
    expect(previewPlan(count, steps)).toEqual({ shownCount, moreCount }),
  );
});
