import { useEffect, useRef } from 'react';
import { block } from './markdown-view.css';

export type MathsProps = {
  /** The formula in TeX. */
  tex: string;
  /** Shows it on a separate line. */
  display?: boolean;
};

/** A formula. Shows its source until the typesetter has loaded, and if it is invalid. */
export function Maths({ tex, display = false }: MathsProps) {
  const place = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    let gone = false;
    void import('./typeset').then(({ typeset }) => {
      if (!gone && place.current) typeset(place.current, tex, display);
    });
    return () => {
      gone = true;
    };
  }, [tex, display]);

  return (
    <span
      // The typesetter fills the element, so another formula needs a new element.
      key={tex}
      ref={(element) => {
        place.current = element;
      }}
      className={display ? block : undefined}
    >
      {tex}
    </span>
  );
}
