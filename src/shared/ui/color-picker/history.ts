const key = 'lectern-colors';
const kept = 9;

/** Whether a stored value is a list of colours; storage can hold anything. */
function isHistory(value: unknown): value is string[] {
  return (
    Array.isArray(value) &&
    value.every((entry) => typeof entry === 'string' && /^#[0-9a-f]{6,8}$/.test(entry))
  );
}

/** The colours chosen before on this device, the latest first. */
export function readHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return isHistory(stored) ? stored.slice(0, kept) : [];
  } catch {
    return [];
  }
}

/** Puts a colour first in the history and gives the new one back. */
export function remember(color: string): string[] {
  const history = [color, ...readHistory().filter((other) => other !== color)].slice(0, kept);
  try {
    localStorage.setItem(key, JSON.stringify(history));
  } catch {
    // Storage is full or blocked: the history lasts as long as the page.
  }
  return history;
}
