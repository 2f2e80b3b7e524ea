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

// Records what the user does with the server's view, until src/app/first-view/replay-input.ts repeats it. Fields keep
// their values and links work; buttons and submits wait, because nothing handles them yet.
(() => {
  const native = 'a[href],label,select,textarea,summary,input:not([type=submit],[type=button])';
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

  function postpone(event, element) {
    event.preventDefault();
    event.stopImmediatePropagation();
    // A second click means that the first one seemed to do nothing.
    if (actions.at(-1)?.element !== element) actions.push(placeOf(element));
    document.getElementById('root').ariaBusy = 'true';
  }

  listen('click', (event) => {
    const control = event.target.closest(`button,${native}`);
    if (control && !control.matches(native)) postpone(event, control);
  });
  listen('keydown', (event) => {
    if (event.key === 'Enter' && event.target.matches('input') && event.target.form) {
      postpone(event, event.target.form);
    }
  });
  listen('submit', (event) => postpone(event, event.target));
  for (const type of ['input', 'change']) {
    listen(type, ({ target }) => {
      if (!fields.some(({ element }) => element === target)) fields.push(placeOf(target));
    });
  }
})();
