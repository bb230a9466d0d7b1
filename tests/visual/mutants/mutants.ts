/** A small fault injected into the built Storybook during screenshots. */
export interface Mutant {
  /** What is wrong. */
  fault: string;
  /** Of components, as the Storybook groups them. */
  family: string;
  /** The story it is planted into. */
  story: string;
  /** Rules that override the design system's, which are in layers. */
  css?: string;
  /** Done to the page once, after its stylesheets. */
  script?: () => void;
}

/** At least one per family and per kind of fault; `npm run visual:mutants` shows that none gets through. */
export const mutants: readonly Mutant[] = [
  {
    fault: 'one pixel more padding at the start of buttons',
    family: 'Actions, feedback',
    story: 'actions-feedback-button--matrix',
    css: 'td button { padding-inline-start: 13px; }',
  },
  {
    fault: 'the accent one step darker',
    family: 'Actions, feedback',
    story: 'actions-feedback-button--matrix',
    css: ':root, [data-theme] { --ds-color-accent-solid: var(--ds-color-accent-solid-hover); }',
  },
  {
    fault: 'no focus ring',
    family: 'Actions, feedback',
    story: 'actions-feedback-iconbutton--matrix',
    css: '.pseudo-focus-visible { outline: none; }',
  },
  {
    fault: 'a swapped icon',
    family: 'Actions, feedback',
    story: 'actions-feedback-banner--matrix',
    script: () => {
      const [first, second] = document.querySelectorAll('#storybook-root svg');
      if (first && second) first.innerHTML = second.innerHTML;
    },
  },
  {
    fault: 'the sign of success one step darker',
    family: 'Actions, feedback',
    story: 'actions-feedback-statussign--matrix',
    css: ':root, [data-theme] { --ds-color-status-completed-sign: var(--ds-color-status-completed-text); }',
  },
  {
    fault: 'a label without its last letter',
    family: 'Fields',
    story: 'fields-field--matrix',
    script: () => {
      const label = document.querySelector('#storybook-root label')?.firstChild;
      if (label) label.textContent = label.textContent?.slice(0, -1) ?? '';
    },
  },
  {
    fault: 'corners one pixel rounder',
    family: 'Fields',
    story: 'fields-textfield--matrix',
    css: ':root { --ds-radius-md: calc(4px + 1px); --ds-radius-sm: calc(2px + 1px); }',
  },
  {
    fault: 'the border of a control two steps lighter',
    family: 'Fields',
    story: 'fields-select--matrix',
    css: ':root, [data-theme] { --ds-color-border-control: var(--ds-color-border-default); }',
  },
  {
    fault: 'a switch without its name for screen readers',
    family: 'Fields',
    story: 'fields-switch--matrix',
    script: () => document.querySelector('#storybook-root [role="switch"]')?.removeAttribute('aria-label'),
  },
  {
    fault: 'forced colours forgotten',
    family: 'Fields',
    story: 'fields-segmentedcontrol--matrix',
    script: () => {
      const forget = (rules: CSSRuleList) => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule && rule.conditionText.includes('forced-colors'))
            rule.media.mediaText = 'not all';
          else if (rule instanceof CSSGroupingRule) forget(rule.cssRules);
        }
      };
      for (const sheet of document.styleSheets) forget(sheet.cssRules);
    },
  },
  {
    fault: 'the edge of a drop zone solid instead of dashed',
    family: 'Files',
    story: 'files-filedropzone--matrix',
    css: '#storybook-root * { border-style: solid; outline-style: solid; }',
  },
  {
    fault: 'a letter spacing of a tenth of a pixel',
    family: 'Files',
    story: 'files-filetypehint--matrix',
    css: '#storybook-root * { letter-spacing: 0.1px; }',
  },
  {
    fault: 'a gap one pixel wider',
    family: 'Collections',
    story: 'collections-avatargroup--matrix',
    css: '#storybook-root li { margin-inline-start: 1px; }',
  },
  {
    fault: 'text of one weight less',
    family: 'Collections',
    story: 'collections-tile--matrix',
    css: '#storybook-root a { font-weight: 640; }',
  },
  {
    fault: 'an arrow that does not turn with the direction',
    family: 'Collections',
    story: 'collections-pagepagination--matrix',
    css: "[dir='rtl'] svg { transform: none; }",
  },
  {
    fault: 'no shadow under a layer',
    family: 'Overlays, structure',
    story: 'overlays-structure-popover--matrix',
    css: '[role="dialog"] { box-shadow: none; }',
  },
  {
    fault: 'a layer one pixel lower',
    family: 'Overlays, structure',
    story: 'overlays-structure-menu--matrix',
    css: '[role="menu"] { margin-top: 1px; }',
  },
  {
    fault: 'a row one pixel higher',
    family: 'Overlays, structure',
    story: 'overlays-structure-tabs--matrix',
    css: '[role="tab"] { padding-bottom: 9px; }',
  },
  {
    fault: 'nothing mirrored',
    family: 'Overlays, structure',
    story: 'overlays-structure-breadcrumbs--matrix',
    script: () => document.getElementById('storybook-root')?.setAttribute('dir', 'ltr'),
  },
  {
    fault: 'a pin whose plate is a pixel rounder',
    family: 'Map',
    story: 'map-mappin--matrix',
    css: '#storybook-root button span { border-radius: 3px; }',
  },
  {
    fault: 'two parts of the same colour',
    family: 'Charts',
    story: 'charts-donutchart--matrix',
    script: () => {
      const [first, second] = document.querySelectorAll<SVGElement>('#storybook-root svg [style]');
      if (first && second) first.style.fill = second.style.fill;
    },
  },
  {
    fault: 'dark as light: a sheet of the wrong theme',
    family: 'Foundations',
    story: 'foundations-datum--colour-roles',
    css: "[data-theme='dark'] { --ds-color-surface-sheet: white; }",
  },
];
