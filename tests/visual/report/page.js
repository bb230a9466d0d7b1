// @ts-check
/** @typedef {import('./write.ts').ReportedFinding} Finding */
(() => {
  const { findings } = /** @type {{ findings: Finding[] }} */ (/** @type {unknown} */ (globalThis));
  const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id));
  const kind = /** @type {HTMLSelectElement} */ (byId('kind'));
  const look = /** @type {HTMLSelectElement} */ (byId('look'));
  const search = /** @type {HTMLInputElement} */ (byId('search'));
  const detail = byId('detail');
  const views = /** @type {const} */ ([
    ['side', 'Side by side'],
    ['slider', 'Slider'],
    ['diff', 'Difference'],
  ]);

  /** @type {typeof views[number][0]} */
  let view = 'side';
  let isAfterShown = true;
  let fits = true;
  /** @type {Finding[]} */
  let shown = [];
  /** @type {Finding | undefined} */
  let current;

  const lookOf = (/** @type {Finding} */ { name }) => (name.split('/')[1] ?? '').replace(/\.\w+$/, '');

  /** @param {string} tag @param {Record<string, string>} [attributes] @param {(Node | string)[]} children */
  function make(tag, attributes = {}, ...children) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.append(...children);
    return element;
  }
  const picture = (/** @type {string} */ source, /** @type {string} */ alt) => make('img', { src: source, alt });
  const figure = (/** @type {string} */ caption, /** @type {Node} */ content) =>
    make('figure', {}, make('figcaption', {}, caption), content);

  /** Both texts, between the lines they start and end with alike. @param {string} before @param {string} after */
  function lines(before, after) {
    const [a, b] = [before.split('\n'), after.split('\n')];
    let start = 0;
    while (start < Math.min(a.length, b.length) && a[start] === b[start]) start += 1;
    let end = 0;
    while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
    const alike = (/** @type {string[]} */ some) => some.map((line) => `  ${line}\n`).join('');
    return make(
      'pre',
      {},
      alike(a.slice(0, start)),
      ...a.slice(start, a.length - end).map((line) => make('del', {}, `- ${line}`)),
      ...b.slice(start, b.length - end).map((line) => make('ins', {}, `+ ${line}`)),
      alike(a.slice(a.length - end)),
    );
  }

  /** @param {string} before @param {string} after */
  function slider(before, after) {
    const range = /** @type {HTMLInputElement} */ (
      make('input', { type: 'range', min: '0', max: '100', value: '50', 'aria-label': 'Before or after' })
    );
    const both = make('div', { class: 'slider' }, picture(before, 'before'), picture(after, 'after'));
    range.addEventListener('input', () => both.style.setProperty('--cut', `${range.value}%`));
    return make('div', {}, range, both);
  }

  /** @param {Finding} finding */
  function body({ expected, actual, diff, words }) {
    if (words !== undefined) return lines(words.expected, words.actual);
    if (view === 'slider' && expected && actual) return slider(expected, actual);
    if (view === 'diff' && expected && actual && diff) {
      const swapped = isAfterShown
        ? figure('After', picture(actual, 'after'))
        : figure('Before', picture(expected, 'before'));
      return make('div', { class: 'side' }, figure('Difference', picture(diff, 'difference')), swapped);
    }
    const figures = [
      expected && figure('Before', picture(expected, 'before')),
      actual && figure('After', picture(actual, 'after')),
    ];
    return make('div', { class: 'side' }, ...figures.filter((one) => one instanceof Node));
  }

  function drawDetail() {
    if (current === undefined) {
      const told = findings.length === 0 ? 'Every story looks and reads as approved.' : 'Nothing matches.';
      detail.replaceChildren(make('p', {}, told));
      return;
    }
    const buttons = views.map(([name, label], index) => {
      const button = make('button', { 'aria-pressed': String(view === name) }, `${index + 1} ${label}`);
      button.addEventListener('click', () => show(name));
      return button;
    });
    detail.className = fits ? 'fits' : '';
    detail.replaceChildren(
      make('h2', {}, current.title),
      make('p', {}, `${current.kind}: ${current.reason}`),
      make('div', { id: 'views' }, ...buttons),
      body(current),
    );
  }

  function drawList() {
    const items = shown.map((finding) => {
      const button = make(
        'button',
        current === finding ? { 'aria-current': 'true' } : {},
        finding.title,
        make('small', {}, finding.kind),
      );
      button.addEventListener('click', () => select(finding));
      return make('li', {}, button);
    });
    byId('list').replaceChildren(...items);
    byId('list').querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
    byId('count').textContent = `${shown.length} of ${findings.length}`;
  }

  /** @param {Finding | undefined} finding */
  function select(finding) {
    current = finding;
    isAfterShown = true;
    drawList();
    drawDetail();
  }

  /** @param {typeof view} name */
  function show(name) {
    view = name;
    drawDetail();
  }

  function filter() {
    const wanted = search.value.toLowerCase();
    shown = findings.filter(
      (finding) =>
        (kind.value === '' || finding.kind === kind.value) &&
        (look.value === '' || lookOf(finding) === look.value) &&
        `${finding.name} ${finding.title}`.toLowerCase().includes(wanted),
    );
    select(current !== undefined && shown.includes(current) ? current : shown[0]);
  }

  /** @param {number} step */
  function move(step) {
    const at = current === undefined ? -1 : shown.indexOf(current);
    select(shown[Math.min(shown.length - 1, Math.max(0, at + step))]);
  }

  /** @type {Record<string, () => void>} */
  const keys = {
    j: () => move(1),
    k: () => move(-1),
    1: () => show('side'),
    2: () => show('slider'),
    3: () => show('diff'),
    ' ': () => {
      view = 'diff';
      isAfterShown = !isAfterShown;
      drawDetail();
    },
    z: () => {
      fits = !fits;
      drawDetail();
    },
    '/': () => search.focus(),
  };
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLElement && event.target.matches('input, select');
    const act = keys[event.key.toLowerCase()];
    if (act === undefined || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
    event.preventDefault();
    act();
  });

  for (const [choice, valueOf] of /** @type {const} */ ([
    [kind, (/** @type {Finding} */ finding) => finding.kind],
    [look, lookOf],
  ])) {
    const values = [...new Set(findings.map(valueOf))].sort();
    choice.append(...values.map((value) => make('option', { value }, value)));
    choice.addEventListener('change', filter);
  }
  search.addEventListener('input', filter);
  filter();
})();
