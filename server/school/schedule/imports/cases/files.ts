const etude =
  'Étude dirigée – salle 12, avec Mme Lefèvre (élèves de 6ᵉ et 5ᵉ, apportez vos cahiers à carreaux 😀)';
const club = 'Chess club with a very long name that somebody folded with a tab and without a carriage return';

/** Files as programs write them, and when their events are: start and end in UTC, or the first day and the day after. */
export const files = [
  {
    file: 'outlook-windows-zone',
    zone: 'Europe/London',
    times: [
      '2026-10-14T13:00 13:45 Fachkonferenz',
      '2026-10-21T13:00 13:45 Fachkonferenz',
      '2026-10-28T14:00 14:45 Fachkonferenz',
      '2026-11-04T14:00 14:45 Fachkonferenz',
    ],
  },
  {
    file: 'exchange-without-zones',
    zone: 'Europe/London',
    times: [
      '2026-10-28T12:30 13:15 Team leaders',
      '2026-11-03T04:00 05:00 Call with the partner school',
      '2026-11-04T13:30 14:15 Team leaders',
      '2026-11-04T20:00 22:00 Network maintenance',
      '2026-11-11T13:30 14:15 Team leaders',
    ],
  },
  {
    file: 'google-moved-and-until-day',
    zone: 'Europe/London',
    times: [
      '2026-10-15T16:00 17:30 Band',
      '2026-10-30T18:00 19:30 Band (in the hall)',
      '2026-11-05T17:00 18:30 Band',
      '2026-11-12T17:00 18:30 Band',
      '2026-11-18T17:00 19:00 Concert, entrance B; bring water',
    ],
  },
  {
    file: 'apple-folded-in-a-letter',
    zone: 'Europe/London',
    times: [
      `2026-10-05T15:00 16:00 ${etude}`,
      `2026-10-07T15:00 16:00 ${etude}`,
      `2026-10-12T15:00 16:00 ${etude}`,
      `2026-10-21T15:00 16:00 ${etude}`,
      `2026-11-02T16:00 17:00 ${etude}`,
    ],
  },
  {
    file: 'floating-times',
    zone: 'Europe/Warsaw',
    times: [
      '2026-10-23T08:45 09:30 Maths 10A',
      '2026-10-26T09:45 10:30 Maths 10A',
      '2026-10-27T09:45 10:30 Maths 10A',
      '2026-10-28T09:45 10:30 Maths 10A',
      '2026-10-29T09:45 10:30 Maths 10A',
    ],
  },
  {
    file: 'mixed-line-ends',
    zone: 'Europe/London',
    times: [`2026-10-30T22:00 23:30 ${club}`, `2026-11-06T23:00 00:30 ${club}`],
  },
  {
    file: 'state-holidays',
    zone: 'Europe/Berlin',
    times: [
      '2026-10-19 until 2026-10-31 Autumn holidays',
      '2026-11-18 until 2026-11-19 Day of Repentance',
      '2026-12-23 until 2027-01-05 Christmas holidays',
      '2027-02-08 until 2027-02-13 Winter holidays',
    ],
  },
];
