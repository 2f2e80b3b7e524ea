import { useEffect, useRef } from 'react';

/** Moves the focus between the elements with `data-change` below the ref, also by Alt with the arrow keys. */
export function useChangeSteps() {
  const ref = useRef<HTMLDivElement>(null);
  const current = useRef(-1);

  function step(by: 1 | -1) {
    const changes = ref.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [];
    const next = Math.min(Math.max(current.current + by, 0), changes.length - 1);
    current.current = next;
    changes[next]?.focus();
  }

  useEffect(() => {
    function press(event: KeyboardEvent) {
      // In a select, these keys open its list.
      if (!event.altKey || event.target instanceof HTMLSelectElement) return;
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    }
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return { ref, step };
}
