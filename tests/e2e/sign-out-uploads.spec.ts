import { expect, type Page, test } from '@playwright/test';
import { apiOf } from './api.ts';
import { sharedStudio } from './shared-studio.ts';
import { signIn } from './sign-in.ts';

const WARNING = 'Are you sure you want to logout? Files that are not uploaded yet have to be chosen again.';

const logOut = (page: Page) => page.getByRole('navigation').first().getByRole('button', { name: 'Logout' }).click();

test('Logout warns of uploads in another tab, which wait there and resume after signing in again', async ({
  browser,
}) => {
  const studio = await sharedStudio();
  const manager = await apiOf(studio, 'manager');
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const [uploading, other] = [await context.newPage(), await context.newPage()];
  await signIn(uploading, studio, 'manager', '/company/documents');
  await other.goto(studio.url);

  const { promise: isLet, resolve: letThrough } = Promise.withResolvers<void>();
  await uploading.route('**/files/**', async (route) => {
    await isLet;
    await route.continue().catch(() => undefined);
  });
  await uploading.locator('input[type=file]').setInputFiles({
    name: 'Waiting plan.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n'.padEnd(2048, ' ')),
  });
  await expect(uploading.getByRole('progressbar', { name: 'Upload of Waiting plan.pdf' })).toBeVisible();

  await logOut(other);
  const question = other.getByRole('alertdialog', { name: 'Logout' });
  await expect(question).toHaveAccessibleDescription(WARNING);
  await question.getByRole('button', { name: 'Logout' }).click();

  await expect(uploading.getByRole('heading', { name: 'You are signed out' })).toBeVisible();
  await expect(uploading.getByText('The upload resumes when you sign in again.')).toBeVisible();
  letThrough();
  const [window] = await Promise.all([
    uploading.waitForEvent('popup'),
    uploading.getByRole('button', { name: 'Sign in again' }).click(),
  ]);
  await window.getByRole('button', { name: 'manager@demo.example' }).click();
  await expect(uploading.getByRole('row').filter({ hasText: 'Waiting plan.pdf' })).toBeVisible();
  const [document] = (await manager('GET', "documents?filter=name eq 'Waiting plan.pdf'")).body;
  expect(document.size).toBe(2048);
  await manager('DELETE', `documents/${document.id}`);
  await context.close();
});
