import { CommandButton, isComposing } from '@inspection-studio/design-system';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { useSingleKeys } from '../../settings/index.ts';
import { createEarlyKeys, isMenuKey } from '../../widgets/early-keys.ts';
import { onDemand } from '../../widgets/on-demand.ts';
import { useOnDemand } from '../../widgets/useOnDemand.ts';
import { earlyText } from './early-text.ts';
import { PALETTE_LABEL } from './palette-label.ts';
import { paletteKeys, type Shortcut, shortcutOf } from './shortcut-of.ts';

const commandCentre = onDemand(() => import('./CommandCentre.tsx'));

/** Handles global shortcuts and the field in the header that opens the command palette, which is lazy-loaded. Keys that are pressed meanwhile go to its field. */
export function CommandKeys() {
  const { Part: CommandCentre, hints, want } = useOnDemand(commandCentre);
  const [shown, setShown] = useState<Shortcut | 'logout'>();
  const [hasSingleKeys] = useSingleKeys();
  const paletteId = useId();
  // What is pressed while the palette loads: text for its field, and other keys for when the field has the focus.
  const [typed, setTyped] = useState('');
  const [earlyKeys] = useState(createEarlyKeys);
  const isLoading = shown === 'palette' && !CommandCentre;
  const isDrawn = shown === 'palette' && CommandCentre !== undefined;
  useEffect(() => (isDrawn ? earlyKeys.replay(paletteId) : undefined), [earlyKeys, paletteId, isDrawn]);

  const show = (next: typeof shown) => {
    setTyped('');
    earlyKeys.clear();
    setShown(next);
    void want().then((isHere) => isHere || setShown(undefined));
  };
  const holdKey = (event: KeyboardEvent) => {
    const text = earlyText(typed, event);
    if (event.key === 'Escape') setShown(undefined);
    else if (text !== undefined) setTyped(text);
    else if (isMenuKey(event)) earlyKeys.hold(event.key);
    else return;
    event.preventDefault();
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    if (isComposing(event)) return;
    const shortcut = shortcutOf(event, hasSingleKeys && !isLoading);
    if (!shortcut) return isLoading && holdKey(event);
    event.preventDefault();
    show(shown === shortcut ? undefined : shortcut);
  });
  // A passive effect runs after paint: a key pressed as soon as the page is visible would be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <CommandButton
        shortcut={paletteKeys(navigator.userAgent)}
        aria-keyshortcuts="Control+K Meta+K"
        {...hints}
        onClick={() => show('palette')}
      >
        {PALETTE_LABEL}
      </CommandButton>
      {CommandCentre && <CommandCentre shown={shown} onShow={setShown} paletteId={paletteId} typed={typed} />}
    </>
  );
}
