'use client';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, useContext, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import * as styles from './Tooltip.css.js';

/** From the pointer resting on the trigger to the open tooltip. @see DS-072, CONST-067 */
export const TOOLTIP_DELAY_MS = 700;
/** Within this time after one closed, the next opens at once. @see DS-073, CONST-068 */
export const TOOLTIP_SKIP_DELAY_MS = 300;

const HasProvider = createContext(false);

export interface TooltipProviderProps {
  /** The application, or a part of it. */
  children: ReactNode;
  /** From the resting pointer to the open tooltip, in milliseconds. @default 700 */
  delayMs?: number;
  /** Within this time after one closed the next opens at once, in milliseconds. @default 300 */
  skipDelayMs?: number;
}

/** Shared by all tooltips inside, so that moving from one to the next does not wait again. Around an application, or around the part of it that has tooltips. */
export function TooltipProvider({
  children,
  delayMs = TOOLTIP_DELAY_MS,
  skipDelayMs = TOOLTIP_SKIP_DELAY_MS,
}: TooltipProviderProps) {
  return (
    <HasProvider.Provider value={true}>
      <RadixTooltip.Provider delayDuration={delayMs} skipDelayDuration={skipDelayMs}>
        {children}
      </RadixTooltip.Provider>
    </HasProvider.Provider>
  );
}

export interface TooltipProps extends Omit<ComponentPropsWithRef<'div'>, 'content'> {
  /** A few words; never the only place where something important is said. */
  content: ReactNode;
  /** One focusable element. Wrap a disabled control in a `<span tabIndex={0}>`, which can be hovered and focused. */
  children: ReactElement;
  /** Preferred side; flips where there is no room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Whether it shows, when controlled. */
  open?: boolean;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it shows or hides. */
  onOpenChange?: (open: boolean) => void;
}

/** Explains a control after 700 ms of rest, or at once on keyboard focus. Escape closes it. */
export function Tooltip({
  content,
  children,
  side = 'top',
  open,
  defaultOpen,
  onOpenChange,
  className,
  ...rest
}: TooltipProps) {
  const tooltip = (
    <RadixTooltip.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          side={side}
          sideOffset={4}
          collisionPadding={8}
          className={classNames(styles.tooltip, className)}
          {...rest}
        >
          {content}
          <RadixTooltip.Arrow className={styles.arrow} width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return useContext(HasProvider) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
