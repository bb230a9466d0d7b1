import { forwardRef, version, type ReactNode } from 'react';

const FIRST_VERSION_WITH_REF_AS_PROP = 19;
const takesRefAsProp = Number.parseInt(version, 10) >= FIRST_VERSION_WITH_REF_AS_PROP;

/**
 * Lets a component that takes `ref` as a prop take it under React 18 too, where function components are handed none.
 * From React 19 on it is the component itself. The build puts it around every component that can take a ref
 * (`build/for-react-18.ts`); source never calls it.
 */
export function withRef<Component extends (props: never) => ReactNode>(component: Component): Component {
  return takesRefAsProp ? component : (passRefAsProp(component) as unknown as Component);
}

function passRefAsProp(component: (props: never) => ReactNode) {
  const render = component as (props: object) => ReactNode;
  // Without a ref the key stays away: a spread of the remaining props must not overwrite one with nothing.
  const forwarded = forwardRef<unknown>((props, ref) => render(ref === null ? props : { ...props, ref }));
  forwarded.displayName = component.name;
  return forwarded;
}
