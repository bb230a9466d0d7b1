import { IconButton } from '@inspection-studio/design-system';
import { CommandIcon } from '@phosphor-icons/react/dist/csr/Command';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSingleKeys } from '../../settings/index.ts';
import { type Shortcut, shortcutOf } from './shortcut-of.ts';

const CommandCentre = lazy(() => import('./CommandCentre.tsx'));

/** Listens for the keys of the whole studio and offers the palette to the mouse; the palette is fetched when it is first wanted. */
export function CommandKeys() {
  const [shown, setShown] = useState<Shortcut | 'logout'>();
  const [wasShown, setWasShown] = useState(false);
  const [hasSingleKeys] = useSingleKeys();
  const show = (next: typeof shown) => {
    setWasShown(true);
    setShown(next);
  };
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event, hasSingleKeys);
      if (!shortcut) return;
      event.preventDefault();
      setWasShown(true);
      setShown((current) => (current === shortcut ? undefined : shortcut));
    };
    addEventListener('keydown', pressKey);
    return () => removeEventListener('keydown', pressKey);
  }, [hasSingleKeys]);

  return (
    <>
      <IconButton label="Commands" variant="ghost" aria-keyshortcuts="Control+K Meta+K" icon={<CommandIcon size={20} aria-hidden="true" />} onClick={() => show('palette')} />
      {wasShown && (
        <Suspense>
          <CommandCentre shown={shown} onShow={show} />
        </Suspense>
      )}
    </>
  );
}
