import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImageFacts, type ImageFactsProps } from './index.js';

const facts = [
  { label: 'Position', value: '56.004512, -3.404871', copyText: '56.004512,-3.404871' },
  { label: 'Kind', value: 'Thermal' },
];
const panel = (props: Partial<ImageFactsProps>) => <ImageFacts facts={facts} {...props} />;
function renderFacts(props: Partial<ImageFactsProps> = {}) {
  const user = userEvent.setup();
  const { rerender } = render(panel(props));
  return { user, change: (next: Partial<ImageFactsProps>) => rerender(panel(next)) };
}

const region = () => screen.getByRole('region', { name: 'Facts' });
const rows = () =>
  screen.queryAllByRole('term').map((term) => [term, term.nextElementSibling].map((it) => it?.textContent));
const button = (name: string) => screen.getByRole('button', { name });
const status = () => screen.getByRole('status');

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the facts', () => {
  it('are terms and values in a region that is named by its heading', () => {
    renderFacts();
    expect(within(region()).getByRole('heading', { name: 'Facts' })).toBeVisible();
    expect(rows()).toEqual([
      ['Position', '56.004512, -3.404871'],
      ['Kind', 'Thermal'],
    ]);
  });

  it('without a value are left out; zero and an empty text are values', () => {
    const values = { Lens: undefined, Camera: null, Images: 0, Note: '' };
    renderFacts({ facts: Object.entries(values).map(([label, value]) => ({ label, value })) });
    expect(rows()).toEqual([
      ['Images', '0'],
      ['Note', ''],
    ]);
  });

  it('can be nodes', () => {
    renderFacts({ facts: [{ label: 'Asset', value: <a href="#kinnaird">Kinnaird Viaduct</a> }] });
    expect(screen.getByRole('link', { name: 'Kinnaird Viaduct' })).toBeVisible();
  });

  it('a long file name is one text that can break between its parts', () => {
    renderFacts({ facts: [{ label: 'File name', value: 'DJI_20251118_0128_NorthTower.JPG' }] });
    const name = screen.getByText('DJI_20251118_0128_NorthTower.JPG');
    expect(name.querySelectorAll('wbr')).toHaveLength(3);
  });

  it('have what the consumer adds below them', () => {
    renderFacts({ children: <div data-testid="map" /> });
    const [last] = screen.getAllByRole('definition').slice(-1);
    expect(last!.compareDocumentPosition(screen.getByTestId('map'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('loading', () => {
  it('facts that are there stay while others are loaded, and the region is busy', () => {
    const { change } = renderFacts({ pending: true });
    expect(region()).toHaveAttribute('aria-busy', 'true');
    expect(rows()).toHaveLength(2);
    change({});
    expect(region()).not.toHaveAttribute('aria-busy');
  });

  it('without any there are placeholders, which screen readers do not read', () => {
    const { change } = renderFacts({ facts: [], pending: true });
    expect(region().querySelectorAll('[aria-hidden="true"] > div')).toHaveLength(6);
    change({});
    expect(region().querySelector('[aria-hidden="true"] > div')).toBeNull();
    expect(rows()).toHaveLength(2);
  });

  it('a problem is shown below the facts that are known, and in place of placeholders', () => {
    const { change } = renderFacts({ problem: 'Unable to reach the server.', children: 'A map' });
    expect(screen.getByText('Unable to reach the server.')).toBeVisible();
    expect(screen.getByText('A map')).toBeVisible();
    expect(rows()).toHaveLength(2);
    change({ facts: [], pending: true, problem: 'Unable to reach the server.' });
    expect(region().querySelector('[aria-hidden="true"] > div')).toBeNull();
  });
});

describe('copying', () => {
  it('is offered for facts with a text to copy', () => {
    renderFacts();
    expect(screen.getAllByRole('button')).toEqual([button('Copy Position')]);
  });

  it('puts the text on the clipboard, and announces it', async () => {
    const { user } = renderFacts();
    expect(status()).toBeEmptyDOMElement();
    await user.click(button('Copy Position'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
    expect(await navigator.clipboard.readText()).toBe('56.004512,-3.404871');
  });

  it('works by keys', async () => {
    const { user } = renderFacts();
    await user.tab();
    expect(button('Copy Position')).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
  });

  it.each([
    ['refuses it', () => vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No.'))],
    ['has no clipboard', () => vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)],
  ])('says so when the browser %s', async (_why, prepare) => {
    const { user } = renderFacts();
    prepare();
    await user.click(button('Copy Position'));
    await waitFor(() => expect(status()).toHaveTextContent('Not copied'));
  });

  it('again is announced again: the first announcement is gone until then', async () => {
    const { user } = renderFacts();
    await user.click(button('Copy Position'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
    let allow: () => void = () => undefined;
    vi.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise((resolve) => (allow = resolve)));
    await user.click(button('Copy Position'));
    expect(status()).toBeEmptyDOMElement();
    allow();
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
  });

  it('is of one image: the facts of another one are not copied', async () => {
    const { user, change } = renderFacts();
    await user.click(button('Copy Position'));
    await waitFor(() => expect(status()).toHaveTextContent('Copied'));
    change({ facts: [{ label: 'Position', value: '56.1, -3.4', copyText: '56.1,-3.4' }] });
    expect(status()).toBeEmptyDOMElement();
  });
});

describe('the panel', () => {
  it('has a button to close only when there is something to do', async () => {
    const onClose = vi.fn();
    const { user, change } = renderFacts();
    expect(screen.queryByRole('button', { name: 'Close facts' })).toBeNull();
    change({ onClose });
    await user.click(button('Close facts'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has the texts of the consumer, and the others', async () => {
    const labels = { heading: 'Angaben', copy: (label: string) => `${label} kopieren`, copied: 'Kopiert' };
    const { user } = renderFacts({ labels, onClose: () => undefined });
    expect(screen.getByRole('region', { name: 'Angaben' })).toBeVisible();
    expect(button('Close facts')).toBeVisible();
    await user.click(button('Position kopieren'));
    await waitFor(() => expect(status()).toHaveTextContent('Kopiert'));
  });
});
