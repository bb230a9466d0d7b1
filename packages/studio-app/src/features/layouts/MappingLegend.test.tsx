import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MappingLegend } from './MappingLegend.tsx';

/** Each sample of the legend with the looks that it shows. */
function samplesOf(isEditing: boolean) {
  const { container } = render(<MappingLegend isEditing={isEditing} />);
  return [...container.querySelectorAll('li')].map((item) => {
    const { state, mapped, reading } = item.querySelector<HTMLElement>('[data-state]')!.dataset;
    return [item.textContent, state, mapped === 'true', reading];
  });
}

it('the legend shows every look of a section while editing', () => {
  expect(samplesOf(true)).toEqual([
    ['Selected', 'selected', false, undefined],
    ['Mapped', 'mapped', true, undefined],
    ['Not mapped', 'default', false, undefined],
    ['Beyond the current depth', 'disabled', false, undefined],
  ]);
});

it('the legend shows every look of a section while reading, the chosen and the dimmed one included', () => {
  expect(samplesOf(false)).toEqual([
    ['Chosen', 'disabled', true, 'chosen'],
    ['Mapped', 'disabled', true, 'related'],
    ['Mapped elsewhere', 'disabled', true, 'dimmed'],
    ['Not mapped', 'disabled', false, undefined],
  ]);
});
