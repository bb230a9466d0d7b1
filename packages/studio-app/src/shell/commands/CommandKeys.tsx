import { IconButton } from '@inspection-studio/design-system';
import { CommandIcon } from '@phosphor-icons/react/dist/csr/Command';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSingleKeys } from '../../settings/index.ts';
import { onDemand } from '../../widgets/on-demand.ts';
import { useOnDemand } from '../../widgets/useOnDemand.ts';
import { type Shortcut, shortcutOf } from './shortcut-of.ts';

const commandCentre = onDemand(() => import('./CommandCentre.tsx'));

/** Handles global shortcuts and the button of the command palette, which is lazy-loaded. */
export function CommandKeys() {
  const { Part: CommandCentre, hints, want } = useOnDemand(commandCentre);
  const [shown, setShown] = useState<Shortcut | 'logout'>();
  const [hasSingleKeys] = useSingleKeys();
  const show = (next: typeof shown) => {
    setShown(next);
    void want().then((isHere) => isHere || setShown(undefined));
  };
  const pressKey = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, hasSingleKeys);
    if (!shortcut) return;
    event.preventDefault();
    show(shown === shortcut ? undefined : shortcut);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <IconButton
        label="Commands"
        variant="ghost"
        aria-keyshortcuts="Control+K Meta+K"
        icon={<CommandIcon size={20} aria-hidden="true" />}
        {...hints}
        onClick={() => show('palette')}
      />
      {CommandCentre && <CommandCentre shown={shown} onShow={setShown} />}
    </>
  );
}
