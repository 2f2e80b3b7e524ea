// Runs before the first paint and puts the stored theme on the root element.
// Without one the style sheet follows the system.
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
