import { App, Button, Checkbox, Dropdown, Modal, Popover, Select, Tabs, Tooltip } from 'antd';
import { useState } from 'react';

const orders = [
  { value: 'name', label: 'Name' },
  { value: 'date', label: 'Date' },
];

function Tags() {
  const { message } = App.useApp();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Edit</Button>
      <Modal title="Edit tag" open={isOpen} onCancel={() => setIsOpen(false)} footer={null}>
        <Button type="primary" onClick={() => message.success('Tag saved')}>
          Save
        </Button>
      </Modal>
      <Dropdown trigger={['click']} menu={{ items: [{ key: 'archive', label: 'Archive' }] }}>
        <Button>More</Button>
      </Dropdown>
      <Popover trigger="click" content="Used on 14 images">
        <Button>Details</Button>
      </Popover>
      <Tooltip title="Used on 14 images">
        <Button>Crack</Button>
      </Tooltip>
    </>
  );
}

const sites = (
  <>
    <Checkbox>Show archived</Checkbox>
    <Select aria-label="Order" options={orders} defaultValue="name" />
  </>
);

export function Page() {
  return (
    <App>
      <Tabs
        items={[
          { key: 'sites', label: 'Sites', children: sites },
          { key: 'tags', label: 'Tags', children: <Tags /> },
        ]}
      />
    </App>
  );
}
