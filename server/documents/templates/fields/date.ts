import { z } from 'zod';

interface Labels {
  title: string;
  description?: string;
  group?: string;
}

/** A date that may be empty. */
export const dateField = (labels: Labels) =>
  z
    .union([z.literal(''), z.iso.date('Choose a day.')])
    .default('')
    .meta({ ...labels, widget: 'date' });
