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
