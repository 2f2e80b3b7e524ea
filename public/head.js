// Runs before the first paint, so it has to be small.

// Puts the stored theme on the root element. Without one the style sheet follows the system.
(() => {
  try {
    const theme = localStorage.getItem('lectern-theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Storage is blocked; follow the system.
  }
})();

// Records what the user does with the server's view, until src/app/first-view/replay-input.ts repeats it. Fields and links
// work natively; buttons, submits and Enter wait, because nothing handles them yet. React gets no event of a field: it would
// hydrate within the event, and take the new value for its own.
(() => {
  const fieldParts = 'label,select,textarea,summary,input:not([type=submit],[type=button])';
  const recording = new AbortController();
  const fields = [];
  const actions = [];
  window.earlyInput = { fields, actions, stop: () => recording.abort() };

  // The position among elements of its kind finds it again if the view is rendered anew.
  const placeOf = (element) => ({
    element,
    index: [...document.querySelectorAll(element.tagName)].indexOf(element),
  });
  const listen = (type, listener) =>
    document.addEventListener(type, listener, { capture: true, signal: recording.signal });

  // The values are copied, because hydration may reset a field to what the server rendered.
  function record(element) {
    const { value, checked, files } = element;
    const known = fields.findIndex((field) => field.element === element);
    if (known !== -1) fields.splice(known, 1);
    fields.push({ ...placeOf(element), value, checked, files });
  }

  function postpone(event, element) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second click means that the first one seemed to do nothing.
    if (actions.at(-1)?.element !== element) actions.push(placeOf(element));
    document.getElementById('root').ariaBusy = 'true';
  }

  listen('click', (event) => {
    const control = event.target.closest(`a[href],button,${fieldParts}`);
    if (control?.matches(fieldParts)) event.stopImmediatePropagation();
    else if (control?.matches('button')) postpone(event, control);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('input')) postpone(event, event.target);
  });
  listen('submit', (event) => postpone(event, event.target));
  for (const type of ['input', 'change']) {
    listen(type, (event) => {
      event.stopImmediatePropagation();
      record(event.target);
    });
  }
})();
