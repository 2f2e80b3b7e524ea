import { useEffect, useState } from 'react';
import { caret } from './document.css';

/** After so many milliseconds without a word it blinks. */
const RESTS_AFTER = 1000;

/** The caret at the end of a text that is being written; `after` is the text's length. */
export function Caret({ after }: { after: number }) {
  const [restsAfter, setRestsAfter] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setRestsAfter(after), RESTS_AFTER);
    return () => clearTimeout(timer);
  }, [after]);
  return <span className={caret} data-resting={restsAfter === after ? '' : undefined} aria-hidden="true" />;
}
