/** Page that never becomes visible. */
export const hiddenPage = () => Object.assign(new EventTarget(), { visibilityState: 'hidden' as const });
