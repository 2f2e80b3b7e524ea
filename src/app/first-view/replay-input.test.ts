import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { takeEarlyText } from '@/shared/first-view';
import { rememberFocus, replayInput } from './replay-input';

/** What the application noticed, in order. */
let log: string[] = [];
/** The elements of the page. */
let page: FakeElement[] = [];
let active: FakeElement;
const activate = (element: FakeElement) => {
  active = element;
  log.push(`focus ${element.label}`);
};

class FakeElement extends EventTarget {
  readonly tagName: string;
  attributes: Record<string, string>;
  ariaLabel: string | null = null;
  constructor(tagName: string, attributes: Record<string, string> = {}) {
    super();
    this.tagName = tagName;
    this.attributes = attributes;
  }
  get isConnected() {
    return page.includes(this);
  }
  get label() {
    return this.getAttribute('name') ?? this.tagName;
  }
  getAttribute(name: string) {
    return this.attributes[name] ?? null;
  }
  removeAttribute(name: string) {
    delete this.attributes[name];
  }
  focus() {
    activate(this);
  }
  click() {
    log.push(`click ${this.label}`);
  }
}
class FakeInput extends FakeElement {
  defaultValue = '';
  defaultChecked = false;
  checked = false;
  #value = '';
  selectionStart: number | null = null;
  selectionEnd: number | null = null;
  form: FakeForm | null = null;
  get type() {
    return this.getAttribute('type') ?? 'text';
  }
  get value() {
    return this.#value;
  }
  set value(value: string) {
    this.#value = value;
  }
  setSelectionRange(from: number, to: number) {
    log.push(`select ${from}-${to}`);
  }
}
class FakeTextArea extends FakeInput {}
class FakeSelect extends FakeInput {}
class FakeButton extends FakeElement {
  textContent = '';
}
class FakeForm extends FakeElement {
  requestSubmit() {
    log.push(`submit ${this.label}`);
  }
}

const input = (attributes: Record<string, string> = {}) => {
  const element = new FakeInput('INPUT', attributes);
  for (const type of ['input', 'change'])
    element.addEventListener(type, () => log.push(`${type} ${element.label} ${element.value}`));
  return element;
};
const button = (textContent: string) =>
  Object.assign(new FakeButton('BUTTON', { name: textContent }), { textContent });

/** Opens a page on which the user did this before React had hydrated it. */
function open(
  elements: FakeElement[],
  { fields = [], actions = [] }: { fields?: object[]; actions?: FakeElement[] } = {},
) {
  page = elements;
  const indexOf = (element: FakeElement) =>
    elements.filter(({ tagName }) => tagName === element.tagName).indexOf(element);
  vi.stubGlobal('earlyInput', {
    fields: fields.map((field) => ({ index: 0, ...field })),
    actions: actions.map((element) => ({ element, index: indexOf(element) })),
    stop: () => log.push('stop'),
  });
}

beforeEach(() => {
  log = [];
  const body = new FakeElement('BODY');
  active = body;
  vi.stubGlobal('document', {
    body,
    get activeElement() {
      return active;
    },
    querySelector: () => null,
    querySelectorAll: (tag: string) => page.filter(({ tagName }) => tagName === tag),
  });
  const classes = { FakeElement, FakeInput, FakeTextArea, FakeSelect, FakeButton, FakeForm };
  for (const [name, type] of Object.entries(classes))
    vi.stubGlobal(name.replace(/^Fake(?:Element)?/, 'HTML').concat('Element'), type);
  vi.stubGlobal('FocusEvent', Event);
  vi.stubGlobal('KeyboardEvent', Event);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('the values come first, then the clicks in their order', async () => {
  const [title, save, send] = [input({ name: 'title' }), button('Save'), button('Send')];
  open([title, save, send], { fields: [{ element: title, value: 'Density' }], actions: [save, send] });
  await replayInput();
  expect(log).toEqual([
    'stop',
    'input title Density',
    'focus Save',
    'click Save',
    'focus Send',
    'click Send',
  ]);
});

test('a field that hydration has reset gets the text of the user, and the cursor is at its end', async () => {
  const title = input({ name: 'title' });
  Object.assign(title, { selectionStart: 0, selectionEnd: 0 });
  active = title;
  open([title], { fields: [{ element: title, value: 'Density' }] });
  await replayInput();
  expect(title.value).toBe('Density');
  expect(log).toContain('select 7-7');
});

test('a field keeps the selection of the user', async () => {
  const title = input({ name: 'title' });
  Object.assign(title, { value: 'Density', selectionStart: 2, selectionEnd: 4 });
  active = title;
  open([title], { fields: [{ element: title, value: 'Density' }] });
  await replayInput();
  expect(log).toContain('select 2-4');
});

test('in a view that was rendered again, the nearest field of the same name gets the text and the focus', async () => {
  const [old, ...others] = ['a', 'b', 'a', 'a'].map((name) => input({ name }));
  if (!old) throw new Error('There is no field.');
  open([...others, old], { fields: [{ element: old, value: 'Density', index: 2 }] });
  active = old;
  rememberFocus();
  page = others;
  await replayInput();
  expect(others.map(({ value }) => value)).toEqual(['', '', 'Density']);
  expect(active).toBe(others[2]);
});

test('what is gone from the page is not repeated', async () => {
  const save = button('Save');
  open([], { actions: [save] });
  await replayInput();
  expect(log).toEqual(['stop']);
});

test('a component that takes the text itself gets it once', async () => {
  const code = input({ name: 'code' });
  const taken: string[] = [];
  takeEarlyText(Object(code), (text) => taken.push(text));
  open([code], { fields: [{ element: code, value: 'K7Q2' }] });
  await replayInput();
  expect([taken, code.value, log]).toEqual([['K7Q2'], '', ['stop']]);
});

test('a chosen file comes after the text and before the clicks', async () => {
  const [paper, title, send] = [
    input({ name: 'paper', type: 'file' }),
    input({ name: 'title' }),
    button('Send'),
  ];
  const fields = [
    { element: paper, value: 'paper.txt', files: ['the file'] },
    { element: title, value: 'Density' },
  ];
  open([paper, title, send], { fields, actions: [send] });
  await replayInput();
  expect(Object(paper).files).toEqual(['the file']);
  expect(log).toEqual([
    'stop',
    'input title Density',
    'input paper ',
    'change paper ',
    'focus Send',
    'click Send',
  ]);
});

test.each([
  ['is clicked', true, ['stop', 'click agreed']],
  ['with its first state again is not clicked', false, ['stop']],
])('a checkbox %s', async (_, checked, events) => {
  const agreed = input({ name: 'agreed', type: 'checkbox' });
  open([agreed], { fields: [{ element: agreed, checked }] });
  await replayInput();
  expect(log).toEqual(events);
});

test.each([
  ['submits its form', false, ['submit']],
  ['submits nothing if the application handles the key', true, []],
])('Enter in a field %s', async (_, isHandled, submits) => {
  const title = input({ name: 'title' });
  title.form = new FakeForm('FORM', { name: 'form' });
  title.addEventListener('keydown', (event) => isHandled && event.preventDefault());
  open([title], { actions: [title] });
  await replayInput();
  expect(log.filter((each) => each.startsWith('submit'))).toEqual(submits.map((each) => `${each} form`));
});
