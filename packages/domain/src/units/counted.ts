const plurals = /* @__PURE__ */ new Intl.PluralRules('en');

/** A count with its noun: '1 inspection', '3,412 images'. @param plural where it is not the noun with an s: 'categories' */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${plurals.select(count) === 'one' ? noun : plural}`;
