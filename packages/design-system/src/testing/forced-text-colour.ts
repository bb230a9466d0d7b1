/**
 * Axe asks for the fill of letters before their colour; only of the latter the
 * browser reports the forced colour. From now on the page returns the
 * visible colour. Self-contained, so that it can be sent to a page.
 */
export function tellForcedTextColour(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the declaration that is read
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function read(property) {
    const isForced = property === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : property);
  };
}
