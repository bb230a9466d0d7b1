import { render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement, type ReactNode, type RefAttributes } from 'react';
import { describe, expect, it } from 'vitest';

interface OuterElementProps extends RefAttributes<Element> {
  className?: string;
  style?: Record<string, string>;
  'data-testid'?: string;
}

interface ConformanceOptions {
  /** The class of the outer DOM element, `HTMLButtonElement`. */
  refInstanceof: abstract new () => Element;
  /** Providers the component needs. */
  wrapper?: (props: { children: ReactNode }) => ReactNode;
}

/**
 * What every component of the system promises about its outer element: the ref, `className` beside its own classes,
 * and every remaining attribute.
 */
export function describeConformance(name: string, element: ReactElement, options: ConformanceOptions): void {
  const { refInstanceof, wrapper } = options;
  const mount = (props: OuterElementProps) =>
    render(cloneElement(element as ReactElement<OuterElementProps>, props), wrapper ? { wrapper } : {});

  describe(`${name}: the outer element`, () => {
    it('receives the ref', () => {
      const ref = createRef<Element>();
      mount({ ref });
      expect(ref.current).toBeInstanceOf(refInstanceof);
    });

    it('keeps its own classes beside className', () => {
      const { getByTestId } = mount({ className: 'own-class', 'data-testid': 'outer' });
      const classes = [...getByTestId('outer').classList];
      expect(classes).toContain('own-class');
      expect(classes.length, 'className must not replace the component’s own classes').toBeGreaterThan(1);
    });

    it('passes data attributes, and the ref points at the same element', () => {
      const ref = createRef<Element>();
      const { getByTestId } = mount({ ref, 'data-testid': 'outer' });
      expect(getByTestId('outer')).toBe(ref.current);
    });
  });
}
