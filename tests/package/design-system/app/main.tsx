import '@inspection-studio/design-system/styles.css';
import './own.css';
import { ThemeProvider, ToastProvider, TooltipProvider, useToast } from '@inspection-studio/design-system';
import { Button } from '@inspection-studio/design-system/Button';
import { Dialog } from '@inspection-studio/design-system/Dialog';
import { TextField } from '@inspection-studio/design-system/TextField';
import { Tooltip } from '@inspection-studio/design-system/Tooltip';
import { ClusterMap, type MapPoint } from '@inspection-studio/design-system/map';
import { StrictMode, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** More points than the page clusters: above 5,000 a worker does. */
const bridges: MapPoint<string>[] = Array.from({ length: 6000 }, (_, index) => ({
  id: `b-${index}`,
  label: `Bridge ${index}`,
  position: [-3 + (index % 80) / 1000, 56 + Math.floor(index / 80) / 1000],
  data: `Bridge ${index}`,
}));
const tile = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

function App() {
  const ref = useRef<HTMLButtonElement>(null);
  const [arrived, setArrived] = useState('nothing');
  useEffect(() => setArrived(ref.current?.tagName ?? 'nothing'), []);
  return (
    <main>
      <Dialog title="Edit tag" trigger={<Button ref={ref}>Edit</Button>}>
        <TextField aria-label="Name" />
      </Dialog>
      <Tooltip content="Used on 14 images">
        <Button className="own">Crack</Button>
      </Tooltip>
      <SaveButton />
      <ClusterMap points={bridges} tileUrl={tile} renderPopup={([bridge]) => bridge} style={{ height: 400 }} />
      <p>The ref holds: {arrived}</p>
    </main>
  );
}

function SaveButton() {
  const { show } = useToast();
  return <Button onClick={() => show({ title: 'Tag saved' })}>Save</Button>;
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ThemeProvider>
      <TooltipProvider>
        <ToastProvider>
          <App />
        </ToastProvider>
      </TooltipProvider>
    </ThemeProvider>
  </StrictMode>,
);
