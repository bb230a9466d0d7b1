import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TabPanel, Tabs, type TabsProps } from './index.js';

const tabs = [
  { value: 'details', label: 'Details' },
  { value: 'images', label: 'Images', count: 214 },
  { value: 'sonar', label: 'Sonar', disabled: true },
  { value: 'notes', label: 'Notes', error: '2 errors' },
];

const row = (props: Partial<TabsProps> = {}) => (
  <Tabs label="Inspection" tabs={tabs} {...props}>
    <TabPanel value="details">Flown at dusk</TabPanel>
    <TabPanel value="images">All images</TabPanel>
    <TabPanel value="notes">No notes</TabPanel>
  </Tabs>
);

const tab = (name: string) => screen.getByRole('tab', { name });

describe('Tabs', () => {
  it('shows the panel of the first tab, then of the chosen one', async () => {
    const onValueChange = vi.fn();
    render(row({ onValueChange }));
    expect(screen.getByRole('tablist', { name: 'Inspection' })).toBeInTheDocument();
    expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Flown at dusk');
    await userEvent.click(tab('Images 214'));
    expect(onValueChange).toHaveBeenCalledWith('images');
    expect(screen.getByRole('tabpanel', { name: 'Images 214' })).toHaveTextContent('All images');
    expect(screen.queryByText('Flown at dusk')).toBeNull();
  });

  it('arrows move past disabled tabs and select; End and Home jump', async () => {
    render(row({ defaultValue: 'images' }));
    await userEvent.tab();
    expect(tab('Images 214')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('2 errors Notes')).toHaveFocus();
    expect(screen.getByText('No notes')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    expect(screen.getByText('Flown at dusk')).toBeInTheDocument();
  });

  it('manual: arrows move focus only, Enter selects', async () => {
    render(row({ activationMode: 'manual' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    expect(tab('Images 214')).toHaveFocus();
    expect(screen.getByText('Flown at dusk')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('All images')).toBeInTheDocument();
  });

  it('manual: Enter right after an arrow selects the tab that the arrow leads to', () => {
    render(row({ activationMode: 'manual' }));
    tab('Details').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
    expect(screen.getByText('All images')).toBeInTheDocument();
  });

  it('rtl: the left arrow moves to the next tab', async () => {
    render(row({ dir: 'rtl' }));
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(tab('Images 214')).toHaveFocus();
  });

  it('controlled, shows what its parent says', async () => {
    render(row({ value: 'details' }));
    await userEvent.click(tab('Images 214'));
    expect(screen.getByText('Flown at dusk')).toBeInTheDocument();
  });
});

it('End goes to the last tab, Home to the first', async () => {
  render(
    <Tabs
      label="Asset"
      tabs={[
        { value: 'images', label: 'Images' },
        { value: 'notes', label: 'Notes' },
        { value: 'reports', label: 'Reports' },
      ]}
    />,
  );
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  expect(tab('Reports')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(tab('Images')).toHaveFocus();
});
