import { Button, Checkbox, MantineProvider, Menu, Modal, Popover, Select, Tabs, Tooltip } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
];

export function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <MantineProvider>
      <Notifications />
      <Tabs defaultValue="sites">
        <Tabs.List aria-label="Library">
          <Tabs.Tab value="sites">Sites</Tabs.Tab>
          <Tabs.Tab value="tags">Tags</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="sites">
          <Checkbox label="Show archived" />
          <Select aria-label="Order" data={orders} defaultValue="name" />
        </Tabs.Panel>
        <Tabs.Panel value="tags">
          <Button onClick={() => setIsOpen(true)}>Edit</Button>
          <Modal title="Edit tag" opened={isOpen} onClose={() => setIsOpen(false)}>
            <Button variant="filled" onClick={() => notifications.show({ message: 'Tag saved' })}>
              Save
            </Button>
          </Modal>
          <Menu>
            <Menu.Target>
              <Button>More</Button>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item>Archive</Menu.Item>
            </Menu.Dropdown>
          </Menu>
          <Popover>
            <Popover.Target>
              <Button>Details</Button>
            </Popover.Target>
            <Popover.Dropdown>Used on 14 images</Popover.Dropdown>
          </Popover>
          <Tooltip label="Used on 14 images">
            <Button>Crack</Button>
          </Tooltip>
        </Tabs.Panel>
      </Tabs>
    </MantineProvider>
  );
}
