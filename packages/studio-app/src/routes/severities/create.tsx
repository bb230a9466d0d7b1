import { SeverityScaleForm } from '../../features/severity-scales/SeverityScaleForm.tsx';
import { paths } from '../../paths.ts';
import { libraryCreateRoute } from '../library-create-route.tsx';

export const { handle, loader, Component } = libraryCreateRoute({
  tab: 'severities',
  title: 'Create Severity Scale',
  description: 'Severities run from lowest to highest.',
  Form: SeverityScaleForm,
  path: paths.severity,
});
