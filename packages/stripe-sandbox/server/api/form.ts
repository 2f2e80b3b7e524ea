export type Form = { [key: string]: FormValue };
export type FormValue = string | Form | FormValue[];

/** Reads `items[0][price]=x&expand[]=y` into objects and lists, as Stripe does. */
export function readForm(body: string): Form {
  const root = emptyForm();
  for (const [name, value] of new URLSearchParams(body)) place(root, pathOf(name), value);
  return withLists(root);
}

const pathOf = (name: string): string[] => {
  const [head = '', ...rest] = name.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
};

function place(form: Form, [head = '', ...rest]: string[], value: string): void {
  // `a[]=1&a[]=2`: each value is appended.
  const key = head === '' ? String(Object.keys(form).length) : head;
  if (rest.length === 0) {
    form[key] = value;
    return;
  }
  const inner = form[key];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : emptyForm();
  form[key] = next;
  place(next, rest, value);
}

/** An object without a prototype, so that `__proto__` is an ordinary name. */
const emptyForm = (): Form => Object.create(null);

function withLists(form: Form): Form {
  return Object.fromEntries(Object.entries(form).map(([key, value]) => [key, withList(value)]));
}

function withList(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const keys = Object.keys(value);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => withList(value[key] ?? '')) : withLists(value);
}
