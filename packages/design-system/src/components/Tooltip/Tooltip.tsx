'use client';
import { Tooltip as RadixTooltip } from 'radix-ui';
import { createContext, useContext, type ComponentPropsWithRef, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { keepWhileComposing } from '../../internal/is-composing.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Tooltip.css.js';

/** Delay before a tooltip opens on hover. */
export const TOOLTIP_DELAY_MS = 700;
/** Time after a tooltip closes during which the next one opens immediately. */
export const TOOLTIP_SKIP_DELAY_MS = 300;

const HasProvider = createContext(false);

export interface TooltipProviderProps {
  /** The application, or a part of it. */
  children: ReactNode;
  /** The delay before a tooltip opens on hover, in milliseconds. @default 700 */
  delayMs?: number;
  /** The time after a tooltip closes during which the next one opens immediately, in milliseconds. @default 300 */
  skipDelayMs?: number;
}

/** Shares delays between tooltips, so that moving between triggers does not wait again. Wrap the application or a part of it. */
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
  /** The text, a few words; never the only source of important information. */
  content: ReactNode;
  /** One focusable element. Wrap a disabled control in a `<span tabIndex={0}>`, which can be hovered and focused. */
  children: ReactElement;
  /** The preferred side; flips without room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Whether it is open when controlled. */
  open?: boolean;
  /** Whether it is initially open when uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/** Explains a control after 700 ms of hovering, or immediately on keyboard focus. Escape closes it. */
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
          onEscapeKeyDown={keepWhileComposing}
          className={classNames(styles.tooltip, className)}
          {...rest}
        >
          {wrapTexts(content)}
          <RadixTooltip.Arrow className={styles.arrow} width={12} height={6} />
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
  return useContext(HasProvider) ? tooltip : <TooltipProvider>{tooltip}</TooltipProvider>;
}
