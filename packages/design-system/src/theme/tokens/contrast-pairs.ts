/** Which role may stand on which: foreground to backgrounds, as dotted paths into the colour roles, for both themes. */
type Pairs = Readonly<Record<string, readonly string[]>>;

/** Text: at least 4.5:1 (WCAG 2.2 1.4.3). */
export const textPairs: Pairs = {
  'text.primary': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'surface.pressed', 'accent.subtleHover', 'dropzone.bg', 'dropzone.acceptBg',
    'surface.skeleton', 'status.draft.bg', 'status.processing.bg', 'status.completed.bg', 'status.failed.bg',
    'status.warning.bg', 'status.info.bg', 'selection.bg', 'selection.highlight',
  ],
  'text.secondary': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'surface.pressed', 'accent.subtleHover', 'dropzone.bg', 'dropzone.acceptBg',
    'surface.skeleton', 'status.draft.bg', 'status.processing.bg', 'status.completed.bg', 'status.failed.bg',
    'status.warning.bg', 'status.info.bg', 'dropzone.rejectBg',
  ],
  'text.tertiary': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'surface.pressed', 'accent.subtleHover', 'dropzone.bg', 'dropzone.acceptBg',
    'surface.skeleton',
  ],
  'text.placeholder': ['surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken'],
  'text.archived': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
  ],
  'text.link': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'status.draft.bg', 'status.processing.bg', 'status.completed.bg', 'status.failed.bg',
    'status.warning.bg', 'status.info.bg',
  ],
  'text.linkHover': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected',
  ],
  'text.danger': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'dropzone.rejectBg',
  ],
  'accent.text': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'accent.subtle', 'accent.subtleHover', 'accent.subtleActive',
  ],
  'danger.text': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected', 'danger.subtle', 'status.failed.bg',
  ],
  'text.success': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
  ],
  'text.warning': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
  ],
  'text.onAccent': [
    'accent.solid', 'accent.solidHover', 'accent.solidActive', 'danger.solid', 'danger.solidHover',
    'danger.solidActive', 'map.pinActive',
  ],
  'text.onInverse': ['surface.inverse'],
  'bezel.text': ['bezel.bg', 'bezel.bgRaised', 'bezel.bgHover', 'bezel.bgPressed'],
  'bezel.textMuted': ['bezel.bg', 'bezel.bgRaised', 'bezel.bgHover', 'bezel.bgPressed'],
  'status.draft.text': ['status.draft.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate'],
  'status.processing.text': [
    'status.processing.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate',
  ],
  'status.completed.text': [
    'status.completed.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate',
  ],
  'status.failed.text': ['status.failed.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate'],
  'status.warning.text': ['status.warning.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate'],
  'status.info.text': ['status.info.bg', 'surface.sheet', 'surface.canvas', 'surface.dialog', 'overlay.plate'],
  'selection.text': ['selection.bg', 'selection.highlight'],
  'overlay.plateText': ['overlay.plate'],
  'map.controlText': ['map.controlBg'],
  'map.pinText': ['map.pin'],
  'map.pinBadgeText': ['map.pinBadge'],
  'mapping.defaultText': ['mapping.defaultBg'],
  'mapping.mappedText': ['mapping.mappedBg'],
  'mapping.selectedText': ['mapping.selectedBg'],
  'chart.axis': ['surface.sheet', 'surface.canvas', 'surface.dialog'],
};

/** Marks, borders of controls, signs, focus, and disabled text: at least 3:1 (WCAG 2.2 1.4.11). */
export const markPairs: Pairs = {
  'bezel.mark': ['bezel.bg', 'bezel.bgRaised', 'bezel.bgHover'],
  'bezel.borderStrong': ['bezel.bg', 'bezel.bgRaised'],
  'status.draft.sign': ['status.draft.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover'],
  'focus.ring': [
    'status.draft.bg', 'status.processing.bg', 'status.completed.bg', 'status.failed.bg', 'status.warning.bg',
    'status.info.bg', 'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken',
    'surface.hover', 'surface.selected', 'accent.subtle', 'accent.subtleHover', 'surface.pressed',
  ],
  'status.processing.sign': [
    'status.processing.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover',
  ],
  'status.completed.sign': ['status.completed.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover'],
  'status.failed.sign': ['status.failed.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover'],
  'status.warning.sign': ['status.warning.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover'],
  'status.info.sign': ['status.info.bg', 'surface.sheet', 'surface.canvas', 'overlay.plate', 'surface.hover'],
  'status.draft.border': ['status.draft.bg'],
  'status.processing.border': ['status.processing.bg'],
  'status.completed.border': ['status.completed.bg'],
  'status.failed.border': ['status.failed.bg'],
  'status.warning.border': ['status.warning.bg'],
  'status.info.border': ['status.info.bg'],
  'border.control': ['surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken'],
  'border.controlHover': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
  ],
  'border.invalid': ['surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken'],
  'accent.border': ['surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'accent.subtle'],
  'accent.mark': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'surface.selected',
  ],
  'accent.solid': ['surface.canvas', 'surface.sheet', 'surface.dialog'],
  'danger.solid': ['surface.canvas', 'surface.sheet', 'surface.dialog'],
  'focus.ringOnBezel': ['bezel.bg', 'bezel.bgRaised', 'bezel.bgHover'],
  'selection.border': [
    'surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.sunken', 'surface.hover',
    'selection.bg',
  ],
  'upload.pending': ['upload.track', 'surface.sheet', 'surface.dialog'],
  'upload.paused': ['upload.track', 'surface.sheet', 'surface.dialog'],
  'upload.completed': ['upload.track', 'surface.sheet', 'surface.dialog'],
  'upload.failed': ['upload.track', 'surface.sheet', 'surface.dialog'],
  'dropzone.mark': ['dropzone.bg', 'surface.sheet', 'surface.dialog'],
  'dropzone.acceptMark': ['dropzone.acceptBg'],
  'dropzone.rejectMark': ['dropzone.rejectBg'],
  'map.controlBorder': ['map.controlBg'],
  'mapping.defaultBorder': ['surface.sheet', 'surface.dialog', 'mapping.defaultBg'],
  'mapping.mappedBorder': ['surface.sheet', 'mapping.mappedBg'],
  'mapping.selectedBg': ['surface.sheet', 'mapping.mappedBg'],
  'chart.1': ['surface.sheet'],
  'chart.2': ['surface.sheet'],
  'chart.3': ['surface.sheet'],
  'chart.4': ['surface.sheet'],
  'chart.5': ['surface.sheet'],
  'chart.6': ['surface.sheet'],
  'chart.7': ['surface.sheet'],
  'chart.8': ['surface.sheet'],
  'text.disabled': ['surface.canvas', 'surface.sheet', 'surface.raised', 'surface.dialog', 'surface.disabled'],
  'mapping.disabledText': ['mapping.disabledBg'],
};
