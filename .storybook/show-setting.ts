import { emulateMedia } from './emulated-media.ts';
import { forcePalette } from './forced-palette.ts';
import { mediaOf, type Setting } from './modes.ts';

/** Turns the page into one of that setting. */
export function showSetting(setting: Setting): void {
  const root = document.documentElement;
  root.dataset['theme'] = setting.theme;
  root.dir = setting.direction;
  root.style.fontSize = setting.text === '100' ? '' : `${setting.text}%`;
  forcePalette(setting.colours === 'forced');
  emulateMedia(mediaOf(setting));
}
