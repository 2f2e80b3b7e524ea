import type { TripInput } from './schema.ts';

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

export const timeAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

type Times = Pick<TripInput, 'departure' | 'back_by' | 'travel_minutes' | 'stops'>;

/** When the class is back, in minutes since midnight. */
export const endsAt = ({ departure, travel_minutes, stops }: Times): number =>
  minutesOf(departure) + 2 * travel_minutes + stops.reduce((sum, { minutes }) => sum + minutes, 0);

/** The minutes that are left before the class has to be back; negative if there are too few. */
export const spareMinutes = (input: Times): number => minutesOf(input.back_by) - endsAt(input);

/** What happens when, from the first minute to the last; time that is left is spent at the destination. */
export function timetable(input: Times) {
  const spare = Math.max(0, spareMinutes(input));
  const steps = [
    { what: 'Travel there', minutes: input.travel_minutes },
    ...input.stops.map(({ activity, minutes }) => ({ what: activity, minutes })),
    { what: 'Time to spare', minutes: spare },
    { what: 'Travel back', minutes: input.travel_minutes },
  ].filter(({ minutes }) => minutes > 0);
  let now = minutesOf(input.departure);
  const rows = steps.map(({ what, minutes }) => {
    const time = timeAt(now);
    now += minutes;
    return { time, what, minutes };
  });
  return [...rows, { time: timeAt(now), what: 'Back at school', minutes: 0 }];
}
