import { render, screen } from '@testing-library/react';
import { cloneElement, createRef, type CSSProperties, type ReactElement, type RefAttributes } from 'react';
import { describe, expect, it } from 'vitest';
import { hasOuter, type Subject } from './subject.js';
import { subjects } from './subjects/index.js';

interface OuterProps extends RefAttributes<Element> {
  className?: string;
  lang?: string;
  style?: CSSProperties;
  'data-testid'?: string;
}

function mount({ element, shownBy, wrapper }: Subject, props: OuterProps) {
  return render(
    cloneElement(element as ReactElement<OuterProps>, { ...shownBy, ...props }),
    wrapper ? { wrapper } : {},
  );
}

describe.each(subjects.filter(hasOuter))('the outer element of $name', (subject) => {
  it('receives the ref', () => {
    const ref = createRef<Element>();
    mount(subject, { ref });
    expect(ref.current).toBeInstanceOf(subject.outer);
  });

  it('keeps its own classes beside className', () => {
    mount(subject, { className: 'own-class', 'data-testid': 'outer' });
    const classes = [...screen.getByTestId('outer').classList];
    expect(classes).toContain('own-class');
    const ownCount = subject.unstyled === undefined ? 1 : 0;
    expect(classes.length, 'className must not replace the component’s own classes').toBeGreaterThan(ownCount);
  });

  it('takes data attributes, remaining attributes and styles, and is what the ref points at', () => {
    const ref = createRef<Element>();
    mount(subject, { ref, 'data-testid': 'outer', lang: 'nb', style: { scrollMarginTop: 3 } });
    const outer = screen.getByTestId('outer');
    expect(outer).toBe(ref.current);
    expect(outer).toHaveAttribute('lang', 'nb');
    expect(outer).toHaveStyle({ scrollMarginTop: '3px' });
  });
});
