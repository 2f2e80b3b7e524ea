import { type KeyboardEvent, useState } from 'react';
import * as styles from './chart-frame.css';

export type Reading = {
  /** Its middle, in percent of the width. */
  at: number;
  /** What the chart says there, such as “Week 3: 7B 80, 6C 73”. */
  text: string;
};

type ReadingsProps = {
  /** The name of the chart. */
  label: string;
  readings: readonly Reading[];
};

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * What a chart says at each of its places, for the pointer and the arrow keys: the chart is one tab stop, whose value is
 * the place that is read.
 */
export function Readings({ label, readings }: ReadingsProps) {
  const [current, setCurrent] = useState(0);
  const last = readings.length - 1;
  const place = Math.min(current, last);
  const width = 100 / readings.length;

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setCurrent(Math.max(0, Math.min(last, place + step)));
  }

  if (last < 0) return null;
  return (
    <div
      className={styles.readings}
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={readings[place]?.text}
      onKeyDown={onKeyDown}
    >
      {readings.map(({ at, text }, index) => (
        <div key={index} className={styles.place} data-current={index === place || undefined}>
          <div className={styles.reach} style={reachOf(at, width)} />
          <div className={styles.reading} style={{ insetInlineStart: `${at}%` }}>
            <span className={styles.bubble} data-end={at > 50 || undefined}>
              {text}
            </span>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Half of the way to the next places, and not out of the chart, which would make the page wider. */
function reachOf(at: number, width: number) {
  const [start, end] = [Math.max(0, at - width / 2), Math.min(100, at + width / 2)];
  return { insetInlineStart: `${start}%`, width: `${end - start}%` };
}
