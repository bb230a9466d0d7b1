export { canEditLayer, editLayerForm } from './entities/layouts/edit-layer.ts';
export {
  LAYER_DEFAULTS,
  LAYER_SECTIONS_MAX,
  layerFormSchema,
  layerPayloadSchema,
  layerUpdatePayloadSchema,
  newLayerForm,
  numericalLayerFormSchema,
  termLayerFormSchema,
  toLayerPayload,
  toLayerUpdatePayload,
} from './entities/layouts/layer.form.ts';
export type {
  LayerForm,
  LayerPayload,
  LayerUpdatePayload,
  NumericalLayerForm,
  TermLayerForm,
} from './entities/layouts/layer.form.ts';
export { layerSectionSchema, layerTemplateSchema } from './entities/layouts/layer.schema.ts';
export type { LayerSection, LayerTemplate } from './entities/layouts/layer.schema.ts';
export { layerSectionCount, layerSections } from './entities/layouts/layer-sections.ts';
export { layoutPayloadSchema, newLayoutForm } from './entities/layouts/layout.form.ts';
export type { LayoutPayload } from './entities/layouts/layout.form.ts';
export { layoutMapNodeSchema, layoutMapPayloadSchema, layoutTemplateSchema } from './entities/layouts/layout.schema.ts';
export type { LayoutMapNode, LayoutTemplate } from './entities/layouts/layout.schema.ts';
export {
  canMapLayout,
  conflictingSectionIds,
  mappableLayers,
  misplacedSectionIds,
  pruneMap,
} from './entities/layouts/layout-map.ts';
export { mergeMaps } from './entities/layouts/merge-maps.ts';
export type { MappableLayer } from './entities/layouts/layout-map.ts';
export {
  countBelowSelected,
  countMapChanges,
  hasMapChanges,
  mappedSectionIds,
  sectionStates,
  selectableSectionIds,
} from './entities/layouts/layout-map-edit.ts';
export type { LayoutMapEdit, LayoutMapping, SectionState } from './entities/layouts/layout-map-edit.ts';
export { mappingTransition } from './entities/layouts/layout-mapping.ts';
export type { MappingEffect, MappingEvent, MappingStep, SectionEvent } from './entities/layouts/layout-mapping.ts';
