import type { ReactNode } from 'react';
import { tone } from './picture-picker.css';

/** The pictures, 48 by 48, in the order in which they are offered. Each is told apart by its outline alone. */
export const drawings = {
  apple: (
    <>
      <path
        className={tone.rust}
        d="M24 16C18 11 7 14 7 25c0 10 7 18 12 18 2 0 3-1 5-1s3 1 5 1c5 0 12-8 12-18 0-11-11-14-17-9z"
      />
      <path className={tone.line} d="M24 16c0-4 1-7 3-10" />
      <path className={tone.green} d="M27 11c3-5 8-5 11-4-2 6-7 7-11 4z" />
    </>
  ),
  bell: (
    <>
      <path className={tone.line} d="M24 9V4" />
      <circle className={tone.blue} cx="24" cy="40" r="4" />
      <path className={tone.amber} d="M8 37c5-4 5-9 5-15 0-8 5-13 11-13s11 5 11 13c0 6 0 11 5 15z" />
    </>
  ),
  boat: (
    <>
      <path className={tone.line} d="M23 31V4" />
      <path className={tone.blue} d="M26 7l13 20H26z" />
      <path className={tone.amber} d="M20 12v15H9z" />
      <path className={tone.rust} d="M5 31h38l-7 11H12z" />
    </>
  ),
  cat: (
    <>
      <path className={tone.amber} d="M9 8l8 7c4-2 10-2 14 0l8-7v19c0 9-7 15-15 15S9 36 9 27z" />
      <path className={tone.line} d="M18 24v3M30 24v3M24 31v2M20 36c2 1 3 0 4-3 1 3 2 4 4 3" />
      <path className={tone.line} d="M3 29l8 2M3 37l8-2M45 29l-8 2M45 37l-8-2" />
    </>
  ),
  fish: (
    <>
      <path className={tone.blue} d="M32 24l12-10v20z" />
      <path className={tone.green} d="M4 24C10 11 27 10 35 24 27 38 10 37 4 24z" />
      <path className={tone.line} d="M12 21v2M21 17c3 5 3 9 0 14" />
    </>
  ),
  flower: (
    <>
      <path className={tone.line} d="M24 26v19" />
      <path className={tone.green} d="M24 42c2-8 9-10 14-9-1 7-7 10-14 9z" />
      <circle className={tone.rust} cx="24" cy="8.5" r="5.5" />
      <circle className={tone.rust} cx="32" cy="14.5" r="5.5" />
      <circle className={tone.rust} cx="29" cy="24" r="5.5" />
      <circle className={tone.rust} cx="19" cy="24" r="5.5" />
      <circle className={tone.rust} cx="16" cy="14.5" r="5.5" />
      <circle className={tone.amber} cx="24" cy="17" r="5" />
    </>
  ),
  house: (
    <>
      <path className={tone.amber} d="M9 22v21h30V22z" />
      <path className={tone.blue} d="M20 43V30h8v13z" />
      <path className={tone.rust} d="M3 24L24 6l21 18z" />
    </>
  ),
  key: (
    <>
      <path className={tone.amber} d="M23 21h22v9h-5v-4h-4v6h-5v-6h-8z" />
      <path
        className={tone.amber}
        fillRule="evenodd"
        d="M14 14a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-2 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z"
      />
    </>
  ),
  star: (
    <path
      className={tone.amber}
      d="M24 4l6 13.5 14 1.5-10.5 9.5L36.5 43 24 35.5 11.5 43l3-14.5L4 19l14-1.5z"
    />
  ),
  sun: (
    <>
      <circle className={tone.amber} cx="24" cy="24" r="10" />
      <path
        className={tone.line}
        d="M24 8V3M24 45v-5M8 24H3M45 24h-5M12.7 12.7l-3.5-3.5M38.8 38.8l-3.5-3.5M12.7 35.3l-3.5 3.5M38.8 9.2l-3.5 3.5"
      />
    </>
  ),
  tree: (
    <>
      <path className={tone.rust} d="M20 34h8v11h-8z" />
      <path className={tone.green} d="M24 3l14 17h-5l9 15H6l9-15h-5z" />
    </>
  ),
  umbrella: (
    <>
      <path className={tone.line} d="M24 7V3M24 24v15c0 6-9 6-9 0" />
      <path
        className={tone.blue}
        d="M4 26C4 13 13 7 24 7s20 6 20 19c-3-4-10-4-13 0-3-4-11-4-14 0-3-4-10-4-13 0z"
      />
    </>
  ),
} satisfies Record<string, ReactNode>;
