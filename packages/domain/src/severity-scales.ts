export { assignSeverities } from './entities/severity-scales/assign-severities.ts';
export {
  fillSeverityRange,
  newSeverityScaleForm,
  newSeverityTerm,
  numericalSeverityScaleFormSchema,
  SEVERITIES_MAX,
  SEVERITY_DEFAULTS,
  severityScaleFormSchema,
  severityScalePayloadSchema,
  termSeverityScaleFormSchema,
  toSeverityScalePayload,
} from './entities/severity-scales/severity-scale.form.ts';
export type {
  NumericalSeverityScaleForm,
  SeverityScaleForm,
  SeverityScalePayload,
  TermSeverityScaleForm,
} from './entities/severity-scales/severity-scale.form.ts';
export {
  severityRange,
  severityScaleSchema,
  severitySchema,
} from './entities/severity-scales/severity-scale.schema.ts';
export type { Severity, SeverityScale } from './entities/severity-scales/severity-scale.schema.ts';
