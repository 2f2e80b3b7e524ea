const key = 'lectern-colors';
const HISTORY_SIZE = 9;

/** Whether a stored value is a list of colours. */
function isHistory(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'string' && /^#[0-9a-f]{6,8}$/.test(entry))
  );
}

/** The recent colours on this device, latest first. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return isHistory(stored) ? stored.slice(0, HISTORY_SIZE) : [];
  } catch {
    return [];
  }
}

/** Moves a colour to the front of the history and returns the new history. */
export function remember(color: string): string[] {
  const history = [color, ...readHistory().filter((other) => other !== color)].slice(0, HISTORY_SIZE);
  try {
    localStorage.setItem(key, JSON.stringify(history));
  } catch {
    // If storage is full or blocked, the history lasts as long as the page.
  }
  return history;
}
