'use client';
import { type ReactNode, useId } from 'react';
import { Heading, type HeadingProps } from '../Heading/index.js';
import { Inline } from '../Inline/index.js';
import { Stack, type StackProps } from '../Stack/index.js';
import { wrapTexts } from '../../internal/wrap-texts.js';
import * as styles from './Section.css.js';

export interface SectionProps extends Omit<StackProps, 'as' | 'asChild' | 'title'> {
  /** Names the section; drawn at its top. */
  title: ReactNode;
  /** Level of the title's heading. @default 2 */
  headingLevel?: HeadingProps['level'];
  /** Size of the title. @default by the level */
  headingSize?: HeadingProps['size'];
  /** How many things the section has, after the title and part of the name. */
  count?: ReactNode;
  /** Buttons at the end of the title. `false` keeps their place, so that headings stay level. */
  actions?: ReactNode;
}

/** A part of a page under a title of its own, with actions at the end of that title. */
export function Section({
  title,
  headingLevel = 2,
  headingSize,
  count,
  actions,
  gap = 3,
  children,
  ...rest
}: SectionProps) {
  const id = useId();
  const heading = (
    <Heading id={id} level={headingLevel} count={count} size={headingSize}>
      {title}
    </Heading>
  );
  return (
    <Stack as="section" gap={gap} aria-labelledby={id} {...rest}>
      {actions === undefined ? (
        heading
      ) : (
        <Inline className={styles.withActions} justify="between" gap={4} rowGap={2} wrap>
          {heading}
          {actions}
        </Inline>
      )}
      {wrapTexts(children)}
    </Stack>
  );
}
