import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { HERE, openImages, picture } from '../testing/open-images.tsx';

beforeEach(() => {
  localStorage.clear();
  // As another tab would say it: places are kept in memory too.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

const continueLink = () => screen.queryByRole('link', { name: /^Continue at/ });

/** Opens an address, looks at the images that keys show, and closes the viewer. */
async function look(address: string, keys: string, last: number) {
  const shown = openImages(address);
  await picture(3);
  await shown.user.keyboard(keys);
  await picture(last);
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return shown;
}

it('the section leads back to the image at which the person left it', async () => {
  const { user, search } = await look(`${HERE}?image=dji-3`, '{ArrowRight}{ArrowRight}', 5);
  expect(continueLink()).toHaveAccessibleName('Continue at 5 of 3D Digital Twin, visual');
  await user.click(continueLink()!);
  await picture(5);
  expect(search()).toBe('?image=dji-5');
});

it.each([
  ['the first image', '{Home}', 1],
  ['the last image', '{End}', 50],
])('at %s there is nothing to continue with', async (_case, keys, last) => {
  await look(`${HERE}?image=dji-3`, `{ArrowRight}${keys}`, last);
  expect(continueLink()).toBeNull();
});

it.each(['only=flagged', 'order=time'])('images of a filter or in another order have no place: %s', async (query) => {
  const { router } = await look(`${HERE}?${query}&image=dji-3`, '{ArrowRight}', 4);
  expect(continueLink()).toBeNull();
  await router.navigate(HERE);
  expect(await screen.findByRole('link', { name: 'DJI_1.JPG' })).toBeInTheDocument();
  expect(continueLink()).toBeNull();
});

it('while a filter is on, the place in the whole section is not offered', async () => {
  const { router } = await look(`${HERE}?image=dji-3`, '{ArrowRight}', 4);
  expect(continueLink()).not.toBeNull();
  await router.navigate(`${HERE}?only=flagged`);
  await waitFor(() => expect(continueLink()).toBeNull());
});
