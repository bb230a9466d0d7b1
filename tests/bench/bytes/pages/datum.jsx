import { Button } from '@inspection-studio/design-system/Button';
import { Checkbox } from '@inspection-studio/design-system/Checkbox';
import { Dialog } from '@inspection-studio/design-system/Dialog';
import { Menu, MenuItem } from '@inspection-studio/design-system/Menu';
import { Popover } from '@inspection-studio/design-system/Popover';
import { Select } from '@inspection-studio/design-system/Select';
import { TabPanel, Tabs } from '@inspection-studio/design-system/Tabs';
import { ToastProvider, useToast } from '@inspection-studio/design-system/Toast';
import { Tooltip } from '@inspection-studio/design-system/Tooltip';
import { ThemeProvider } from '@inspection-studio/design-system';

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
];
const tabs = [
  { value: 'sites', label: 'Sites' },
  { value: 'tags', label: 'Tags' },
];

function SaveButton() {
  const { show } = useToast();
  return (
    <Button variant="primary" onClick={() => show({ title: 'Tag saved' })}>
      Save
    </Button>
  );
}

export function Page() {
  return (
    <ThemeProvider>
      <ToastProvider>
        <Tabs tabs={tabs} label="Library" defaultValue="sites">
          <TabPanel value="sites">
            <Checkbox>Show archived</Checkbox>
            <Select aria-label="Order" options={orders} defaultValue="name" />
          </TabPanel>
          <TabPanel value="tags">
            <Dialog title="Edit tag" trigger={<Button>Edit</Button>}>
              <SaveButton />
            </Dialog>
            <Menu trigger={<Button>More</Button>}>
              <MenuItem>Archive</MenuItem>
            </Menu>
            <Popover label="Details" trigger={<Button>Details</Button>}>
              Used on 14 images
            </Popover>
            <Tooltip content="Used on 14 images">
              <Button>Crack</Button>
            </Tooltip>
          </TabPanel>
        </Tabs>
      </ToastProvider>
    </ThemeProvider>
  );
}
