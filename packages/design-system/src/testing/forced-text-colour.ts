/**
 * Axe asks for the fill of letters before their colour; only of the latter the
 * browser tells what it has forced on it. From now on the page answers with the
 * colour that is seen. Runs in a page by itself: it may be sent there as it is.
 */
export function tellForcedTextColour(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the declaration that is read
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function read(property) {
    const isForced = property === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : property);
  };
}
