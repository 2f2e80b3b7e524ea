import { useEffect, useRef } from 'react';
import { block } from './markdown-view.css';

export type MathsProps = {
  /** The formula in TeX. */
  tex: string;
  /** Sets it on a separate line. */
  display?: boolean;
};

/** A formula. Its source is shown until the typesetter has loaded, and if it cannot be parsed. */
export function Maths({ tex, display = false }: MathsProps) {
  const place = useRef<HTMLElement>(null);

  useEffect(() => {
    let gone = false;
    void import('./typeset').then(({ typeset }) => {
      if (!gone && place.current) typeset(place.current, tex, display);
    });
    return () => {
      gone = true;
    };
  }, [tex, display]);

  const Place = display ? 'div' : 'span';
  return (
    <Place
      // The typesetter fills it: another formula is another place.
      key={tex}
      ref={(element) => {
        place.current = element;
      }}
      className={display ? block : undefined}
    >
      {tex}
    </Place>
  );
}
