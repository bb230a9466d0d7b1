import { addons } from 'storybook/manager-api';
import { create } from 'storybook/theming';

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Datum', brandTarget: '_self', colorSecondary: '#0060c1' }),
});
