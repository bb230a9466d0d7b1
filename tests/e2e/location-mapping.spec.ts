import { expect, type Locator, test } from '@playwright/test';
import {
  button,
  CHAINAGE,
  clickDisabled,
  FACE,
  looks,
  makeLayout,
  mapOf,
  node,
  open,
  openMapped,
  PART,
  putOf,
  question,
  section,
  sections,
  SPAN,
  states,
  strip,
  toast,
} from './layout-page.ts';
import { asManager, manager, page } from './manager-page.ts';

test.describe('Location mapping', () => {
  asManager('/locations');

  test('sections are mapped by mouse, saved and removed', async () => {
    const { id, idOf } = await makeLayout('Mapped by mouse', SPAN, CHAINAGE, PART, FACE);
    await manager('PUT', `layouts/${id}/map`, [node(idOf('Span 1'), [node(idOf('Part Deck'))])]);
    await open(id);
    await expect(strip()).toContainText('2 locations mapped');
    await expect(section('Span', '1')).toHaveAccessibleDescription('Mapped');
    for (const one of [section('Span', '1'), section('Span', '2'), section('Part', 'Deck')])
      await expect(one).toBeDisabled();

    await button('Begin location mapping').click();
    await expect(button('Begin location mapping')).toHaveCount(0);
    expect(await states('Span')).toEqual(['mapped', 'default', 'default', 'default', 'default', 'default']);
    for (const layer of ['Chainage', 'Part', 'Face']) await expect(sections(layer).first()).toBeDisabled();

    await section('Span', '1').click();
    await expect(section('Span', '1')).toHaveAttribute('aria-pressed', 'true');
    expect(await states('Part')).toEqual(['mapped', 'default', 'default']);
    await expect(sections('Face').first()).toBeDisabled();
    await section('Part', 'Pier').click();
    await section('Face', 'North').click();
    await expect(strip()).toContainText('Span 1, Pier, North selected.');
    await section('Span', '2').click();
    expect(await states('Face')).toEqual(['disabled', 'disabled']);
    await section('Span', '4').click({ modifiers: ['Shift'] });
    expect(await states('Span')).toEqual(['mapped', 'selected', 'selected', 'selected', 'default', 'default']);
    await section('Part', 'Bearing').click({ modifiers: ['Shift'] });
    expect(await states('Part')).toEqual(['default', 'selected', 'default']);
    await section('Span', '3').click();
    expect(await states('Span')).toEqual(['mapped', 'selected', 'default', 'selected', 'default', 'default']);

    const put = putOf(`layouts/${id}/map`);
    await button('Complete location mapping').click();
    const saved = [
      node(idOf('Span 1'), [node(idOf('Part Deck')), node(idOf('Part Pier'), [node(idOf('Face North'))])]),
      node(idOf('Span 2'), [node(idOf('Part Bearing'))]),
      node(idOf('Span 4'), [node(idOf('Part Bearing'))]),
    ];
    expect((await put).postDataJSON()).toEqual(saved);
    await expect(toast('Location mapping saved')).toBeVisible();
    await expect(button('Begin location mapping')).toBeFocused();
    await expect(section('Span', '1')).toBeDisabled();
    expect(await mapOf(id)).toEqual(saved);

    await button('Begin location mapping').click();
    await button('Remove location mapping').click();
    const cleared = putOf(`layouts/${id}/map`);
    await question().getByRole('button', { name: 'Remove' }).click();
    expect((await cleared).postData()).toBeNull();
    await expect(toast('Location mapping removed')).toBeVisible();
    await expect.poll(() => states('Span')).toEqual(Array.from({ length: 6 }, () => 'default'));
    expect(await mapOf(id)).toBeNull();
    await expect(button('Remove location mapping')).toBeDisabled();
  });

  test('the whole mapping by keyboard alone, each step said aloud', async () => {
    const { id, idOf } = await makeLayout('Mapped by keyboard', SPAN, CHAINAGE, PART);
    await open(id);
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);
    const isFocused = (target: Locator) => target.evaluate((one) => one === document.activeElement);
    const tabTo = async (target: Locator, key = 'Tab') => {
      for (let count = 0; count < 25 && !(await isFocused(target)); count += 1) await press(key);
      await expect(target).toBeFocused();
    };

    await tabTo(section('Span', '1'));
    await press('Enter');
    await said('Sections can be selected once location mapping has begun.');
    await tabTo(button('Begin location mapping'), 'Shift+Tab');
    await press('Enter');
    await said('Location mapping has begun. Select a section of Span.');
    await expect(button('Complete location mapping')).toBeFocused();
    await tabTo(section('Span', '1'));
    await press('End', 'ArrowRight', 'ArrowLeft');
    await expect(section('Span', '5')).toBeFocused();
    await press('Home', 'ArrowRight', 'Space');
    await expect(section('Span', '2')).toHaveAttribute('aria-pressed', 'true');
    await expect(section('Span', '2')).toBeFocused();
    await said('Span 2 selected and added to the mapping. Sections of Part can be selected.');
    await press('Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowLeft');
    await said('2 sections of Span selected');
    expect(await states('Span')).toEqual(['default', 'selected', 'selected', 'mapped', 'default', 'default']);
    await expect(section('Span', '3')).toBeFocused();

    await tabTo(section('Chainage', 'km 0'));
    await press('Enter');
    await said('A layer along a single axis is not part of the mapping.');
    await tabTo(section('Part', 'Deck'));
    await press('Shift+End');
    expect(await states('Part')).toEqual(['selected', 'selected', 'selected']);
    await press('Enter');
    await said('Pier removed from the mapping.');
    await expect(section('Part', 'Pier')).toBeFocused();

    await tabTo(button('Complete location mapping'), 'Shift+Tab');
    await press('Enter');
    await expect(button('Begin location mapping')).toBeFocused();
    const parts = [node(idOf('Part Deck')), node(idOf('Part Bearing'))];
    expect(await mapOf(id)).toEqual([node(idOf('Span 2'), parts), node(idOf('Span 3'), parts), node(idOf('Span 4'))]);
  });

  test('outside edit mode, choosing a section shows what belongs to it, and buttons stay disabled', async () => {
    await openMapped('Read by mouse');
    expect(await looks('Span')).toEqual(['related', 'related', '', '', '', '']);
    await clickDisabled(section('Span', '2'));
    await expect(strip()).toContainText('Span 2 › Bearing, Pier');
    await expect(page.getByRole('status').filter({ hasText: 'Span 2 › Bearing, Pier' })).toHaveCount(1);
    expect(await looks('Span')).toEqual(['dimmed', 'chosen', '', '', '', '']);
    expect(await looks('Part')).toEqual(['dimmed', 'related', 'related']);
    expect(await looks('Face')).toEqual(['related', '']);
    await expect(section('Span', '2')).toBeDisabled();
    await section('Part', 'Deck').focus();
    await page.keyboard.press('Enter');
    await expect(strip()).toContainText('Span 1 › Deck › nothing below');
    expect(await looks('Span')).toEqual(['related', 'dimmed', '', '', '', '']);
    await page.keyboard.press('Enter');
    await expect(strip()).toContainText('6 locations mapped');
  });

  test('outside edit mode, the outline shows the map as a tree', async () => {
    await openMapped('Read as a tree');
    await page.getByRole('radiogroup', { name: 'View' }).getByText('Outline').click();
    await expect(page.getByRole('list', { name: 'Outline' }).locator('> li')).toHaveCount(2);
    const below = page.getByRole('list', { name: 'Span 2' });
    await expect(below.locator('> li')).toHaveText([/^Bearing1 location/, 'Pier']);
    await page.getByText('Span 2', { exact: true }).click();
    await expect(below).toBeHidden();
    await button('Begin location mapping').click();
    await expect(section('Span', '1')).toBeEnabled();
  });

  test('a second click says before and after what it removes, and Undo brings it back', async () => {
    await openMapped('Undone');
    await button('Begin location mapping').click();
    await expect(button('Undo')).toBeDisabled();
    await section('Span', '2').click();
    await expect(strip()).toContainText('Select again to remove: Span 2 with 3 below.');
    await expect(section('Span', '2')).toHaveAccessibleDescription(
      'Select again to remove Span 2 and 3 locations below it',
    );
    await expect(strip()).toContainText('No changes');
    await section('Span', '2').click();
    await expect(strip()).toContainText('Span 2 removed from the mapping. 3 locations below it are removed too.');
    await expect(strip()).toContainText('4 changes');
    await button('Undo').click();
    await expect(strip()).toContainText('Span 2 selected.');
    await expect(strip()).toContainText('No changes');
    expect(await states('Part')).toEqual(['default', 'mapped', 'mapped']);
  });

  test('Cancel leaves edit mode without saving, and asks first if something changed', async () => {
    const { id } = await openMapped('Cancelled');
    const before = await mapOf(id);
    await button('Begin location mapping').click();
    await button('Cancel').click();
    await expect(button('Begin location mapping')).toBeFocused();
    await button('Begin location mapping').click();
    await section('Span', '5').click();
    await button('Cancel').click();
    await question().getByRole('button', { name: 'Keep editing' }).click();
    await expect(section('Span', '5')).toHaveAttribute('aria-pressed', 'true');
    await button('Cancel').click();
    await question().getByRole('button', { name: 'Discard' }).click();
    await expect(button('Begin location mapping')).toBeFocused();
    await expect(strip()).toContainText('6 locations mapped');
    expect(await mapOf(id)).toEqual(before);
  });
});
