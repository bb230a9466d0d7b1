import { afterEach, describe, expect, it } from 'vitest';
import { focusFirstField, rememberFocus } from './remember-focus.js';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

afterEach(() => {
  document.body.innerHTML = '';
});

describe('focus returns to the opener, or to a logical neighbour if the opener vanished', () => {
  it.each([
    ['the opener is there', [], 'b'],
    ['the opener is gone: the next one', ['b'], 'c'],
    ['nothing follows: the one before', ['b', 'c', 'd'], 'a'],
  ])('%s', (_case, removed, focused) => {
    document.body.innerHTML = '<button id="a"></button><button id="b"></button><a id="c" href="#c"></a><input id="d">';
    byId('b').focus();
    const giveBack = rememberFocus();
    byId('b').blur();
    for (const id of removed) byId(id).remove();
    giveBack();
    expect(document.activeElement?.id).toBe(focused);
  });

  it('a button of a message that comes and goes is no neighbour', () => {
    document.body.innerHTML =
      '<button id="a"></button><button id="b"></button><div role="region"><span tabindex="0"></span><ol data-passing><li tabindex="0"><button></button></li></ol></div>';
    byId('b').focus();
    const giveBack = rememberFocus();
    byId('b').remove();
    giveBack();
    expect(document.activeElement?.id).toBe('a');
  });

  it('a menu item is represented by the trigger of its menu, also in submenus', () => {
    document.body.innerHTML =
      '<button id="trigger"></button><div role="menu" aria-labelledby="trigger"><div id="more" tabindex="-1"></div></div>' +
      '<div role="menu" aria-labelledby="more"><div id="item" tabindex="-1"></div></div>';
    byId('item').focus();
    const giveBack = rememberFocus();
    for (const menu of document.querySelectorAll('[role="menu"]')) menu.remove();
    giveBack();
    expect(document.activeElement?.id).toBe('trigger');
  });

  describe('a row of a list is gone', () => {
    const row = (tag: string, ...ids: string[]) =>
      `<${tag} id="row-${ids[0]}">${ids.map((id) => `<button id="${id}"></button>`).join('')}</${tag}>`;
    const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
    const list = (...rows: string[]) => `<ul>${rows.join('')}</ul>`;
    const THREE = [row('li', 'a1', 'a2', 'a3'), row('li', 'b1', 'b2', 'b3'), row('li', 'c1', 'c2', 'c3')];

    it.each([
      ['the same control of the next row', list(...THREE), 'b3', ['row-b1'], 'c3'],
      ['its first one too', list(...THREE), 'b1', ['row-b1'], 'c1'],
      ['of the previous row after the last', list(...THREE), 'c2', ['row-c1'], 'b2'],
      ['of the next row that has a control', list(THREE[0]!, '<li></li>', THREE[2]!), 'a2', ['row-a1'], 'c2'],
      ['the last control of a row that has fewer', list(THREE[0]!, row('li', 'b1', 'b2')), 'a3', ['row-a1'], 'b2'],
      [
        'in a table',
        table(
          ...[row('tr', 'a1', 'a2'), row('tr', 'b1', 'b2')].map((html) => html.replaceAll('button', 'td tabindex="0"')),
        ),
        'a2',
        ['row-a1'],
        'b2',
      ],
      [
        'of the list around, if the row of a list inside is gone with it',
        list(`<li id="a">${list(row('li', 'a1', 'a2'))}</li>`, `<li id="b">${list(row('li', 'b1', 'b2'))}</li>`),
        'a2',
        ['a'],
        'b2',
      ],
      ['the row is there: the next control in it', list(...THREE), 'b2', ['b2'], 'b3'],
      ['the list is empty: the control after it', `${list(THREE[0]!)}<button id="z"></button>`, 'a2', ['row-a1'], 'z'],
    ])('%s', (_case, markup, focused, removed, next) => {
      document.body.innerHTML = `<button id="before"></button>${markup}`;
      byId(focused).focus();
      const giveBack = rememberFocus();
      for (const id of removed) byId(id).remove();
      giveBack();
      expect(document.activeElement?.id).toBe(next);
    });

    it('also when the rows after it are drawn again', () => {
      document.body.innerHTML = list(...THREE);
      byId('a3').focus();
      const giveBack = rememberFocus();
      document.querySelector('ul')!.innerHTML = `${THREE[1]}${THREE[2]}`;
      giveBack();
      expect(document.activeElement?.id).toBe('b3');
    });
  });

  it('nothing had focus: nothing gets it', () => {
    document.body.innerHTML = '<button id="a"></button>';
    rememberFocus()();
    expect(document.activeElement).toBe(document.body);
  });
});

describe('focusFirstField', () => {
  it.each([
    [
      'skips buttons, hidden and disabled fields',
      '<button></button><input type="hidden"><input disabled><select id="x"></select>',
      'x',
    ],
    ['skips what can only be read', '<input readonly><textarea readonly></textarea><input id="x">', 'x'],
    ['a combobox is a field', '<div role="combobox" tabindex="0" id="x"></div><input>', 'x'],
  ])('%s', (_case, markup, focused) => {
    document.body.innerHTML = markup;
    expect(focusFirstField(document.body)).toBe(true);
    expect(document.activeElement?.id).toBe(focused);
  });

  it('without a field says so', () => {
    document.body.innerHTML = '<button></button>';
    expect(focusFirstField(document.body)).toBe(false);
  });
});
