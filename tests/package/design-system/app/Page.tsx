import {
  Button,
  type ButtonProps,
  Dialog,
  Select,
  type SelectOption,
  ThemeProvider,
  type TitleBlockItem,
  TitleBlock,
} from '@inspection-studio/design-system';
import { ClusterMap, type MapPoint } from '@inspection-studio/design-system/map';
import { THEME_STORAGE_KEY, themeScript } from '@inspection-studio/design-system/theme-script';
import { vars } from '@inspection-studio/design-system/tokens';

interface Bridge {
  span: string;
}

const facts: TitleBlockItem[] = [{ label: 'Captured', value: '2019-04-02' }];
const orders: SelectOption[] = [{ value: 'name', label: 'Name' }];
const bridges: MapPoint<Bridge>[] = [
  { id: 'b-12', label: 'North approach', position: [-122.41, 47.6], data: { span: '84 m' } },
];

/** Uses every entry the way an application does; the declarations of the package have to carry it. */
export function Page({ variant }: Pick<ButtonProps, 'variant'>) {
  return (
    <ThemeProvider>
      <script>{themeScript.replace(THEME_STORAGE_KEY, 'bridges')}</script>
      <Dialog open title="North approach" onOpenChange={() => undefined}>
        <TitleBlock items={facts} style={{ color: vars.color.text.primary }} />
        <Select options={orders} value="name" onValueChange={(value) => value?.trim()} />
      </Dialog>
      <ClusterMap points={bridges} tileUrl="/tiles/{z}/{x}/{y}" renderPopup={([bridge]) => bridge?.span} />
      {/* @ts-expect-error variants are the keys of the style map */}
      <Button variant="loud">Launch</Button>
      <Button variant={variant}>Launch</Button>
    </ThemeProvider>
  );
}
