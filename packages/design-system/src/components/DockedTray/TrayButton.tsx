import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../../internal/class-names.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './DockedTray.css.js';

export interface TrayButtonProps extends ComponentPropsWithRef<'button'> {
  /** The icon before the label, 18 px and bold. */
  icon?: ReactNode;
}

/** A button on the bar of a DockedTray. */
export function TrayButton({ icon, className, children, ...rest }: TrayButtonProps) {
  return (
    <button type="button" className={classNames(styles.button, className)} {...rest}>
      {icon}
      {wrapTexts(children)}
    </button>
  );
}
