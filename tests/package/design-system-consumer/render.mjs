/** Renders a page of the packed design system as a server does, and prints its HTML. */
import { Button, Field, StatusSign, TextField, ThemeProvider, TitleBlock } from '@inspection-studio/design-system';
import { ClusterMap } from '@inspection-studio/design-system/map';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const name = createElement(TextField, { defaultValue: 'Weld crack', maxLength: 30 });
const map = { points: [], tileUrl: '/tiles/{z}/{x}/{y}', renderPopup: () => null, labels: { map: 'Assets' } };

console.log(
  renderToString(
    createElement(
      ThemeProvider,
      null,
      createElement(Button, { variant: 'primary' }, 'Launch'),
      createElement(Field, { label: 'Name', required: true }, name),
      createElement(StatusSign, { kind: 'completed', label: 'Completed' }),
      createElement(TitleBlock, { items: [{ label: 'Captured', value: '2019-04-02' }] }),
      createElement(ClusterMap, map),
    ),
  ),
);
