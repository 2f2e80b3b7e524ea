// Loaded in the head before anything is painted: puts the stored choice on the root element.
// With no choice the attribute stays away, and the style sheet follows the system.
(() => {
  try {
    const theme = localStorage.getItem('lectern-theme');
    if (theme === 'light' || theme === 'dark' || theme === 'contrast') {
      document.documentElement.dataset.theme = theme;
    }
  } catch {
    // Storage is blocked: the system's theme is used.
  }
})();
