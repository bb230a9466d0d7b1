import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DataList, DataListItem } from './index.js';

describe('DataList', () => {
  it('is a list of its rows', () => {
    render(
      <DataList aria-label="Files">
        <li>north.jpg</li>
        <li>south.jpg</li>
      </DataList>,
    );
    expect(screen.getByRole('list', { name: 'Files' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('has terms and their values as a dl', () => {
    render(
      <DataList as="dl">
        <DataListItem label="Images">412</DataListItem>
        <DataListItem label="Size">3.2 GB</DataListItem>
      </DataList>,
    );
    expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual(
      [
        ['Images', '412'],
        ['Size', '3.2 GB'],
      ],
    );
  });

  it('gives its looks to a list of another component with asChild', () => {
    render(
      <DataList asChild frame="none">
        <ol className="own">
          <li>north.jpg</li>
        </ol>
      </DataList>,
    );
    expect(screen.getByRole('list').tagName).toBe('OL');
    expect(screen.getByRole('list').classList.length).toBeGreaterThan(1);
  });
});
