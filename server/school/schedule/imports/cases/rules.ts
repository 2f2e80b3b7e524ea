/** Series, and when they are held: start and end in UTC, or the first day and the day after. */
export const rules = [
  {
    about: 'Three lessons a week over the end of summer time',
    lines: [
      'DTSTART;TZID=Europe/Berlin:20261019T083000',
      'DURATION:PT45M',
      'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR;COUNT=9',
    ],
    times: [
      '2026-10-19T06:30 07:15',
      '2026-10-21T06:30 07:15',
      '2026-10-23T06:30 07:15',
      '2026-10-26T07:30 08:15',
      '2026-10-28T07:30 08:15',
      '2026-10-30T07:30 08:15',
      '2026-11-02T07:30 08:15',
      '2026-11-04T07:30 08:15',
      '2026-11-06T07:30 08:15',
    ],
  },
  {
    about: 'UNTIL in UTC falls exactly on the last lesson, after the change to summer time',
    lines: [
      'DTSTART;TZID=America/New_York:20270302T130500',
      'DURATION:PT50M',
      'RRULE:FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20270325T170500Z',
    ],
    times: [
      '2027-03-02T18:05 18:55',
      '2027-03-04T18:05 18:55',
      '2027-03-09T18:05 18:55',
      '2027-03-11T18:05 18:55',
      '2027-03-16T17:05 17:55',
      '2027-03-18T17:05 17:55',
      '2027-03-23T17:05 17:55',
      '2027-03-25T17:05 17:55',
    ],
  },
  {
    about: 'A and B weeks that count through half-term, with the half-term taken out',
    lines: [
      'DTSTART;TZID=Europe/London:20260908T112000',
      'DURATION:PT60M',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=MO;UNTIL=20261218T235959Z',
    ],
    times: [
      '2026-09-08T10:20 11:20',
      '2026-09-22T10:20 11:20',
      '2026-10-06T10:20 11:20',
      '2026-10-20T10:20 11:20',
      '2026-11-03T11:20 12:20',
      '2026-11-17T11:20 12:20',
      '2026-12-01T11:20 12:20',
      '2026-12-15T11:20 12:20',
    ],
  },
  {
    about: 'A and B weeks that count through half-term, with the half-term taken out',
    lines: [
      'DTSTART;TZID=Europe/London:20260916T091000',
      'DURATION:PT60M',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=WE;WKST=MO;UNTIL=20261218T235959Z',
      'EXDATE;TZID=Europe/London:20261028T091000',
    ],
    times: [
      '2026-09-16T08:10 09:10',
      '2026-09-30T08:10 09:10',
      '2026-10-14T08:10 09:10',
      '2026-11-11T09:10 10:10',
      '2026-11-25T09:10 10:10',
      '2026-12-09T09:10 10:10',
    ],
  },
  {
    about:
      '02:30 on the day when clocks jump over it (a series and a single event), 01:30 on the day when it comes twice',
    lines: ['DTSTART;TZID=America/New_York:20270313T023000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'],
    times: ['2027-03-13T07:30 08:00', '2027-03-15T06:30 07:00', '2027-03-16T06:30 07:00'],
  },
  {
    about:
      '02:30 on the day when clocks jump over it (a series and a single event), 01:30 on the day when it comes twice',
    lines: ['DTSTART;TZID=America/New_York:20270314T023000', 'DURATION:PT30M'],
    times: ['2027-03-14T07:30 08:00'],
  },
  {
    about:
      '02:30 on the day when clocks jump over it (a series and a single event), 01:30 on the day when it comes twice',
    lines: ['DTSTART;TZID=America/New_York:20261031T013000', 'DURATION:PT30M', 'RRULE:FREQ=DAILY;COUNT=3'],
    times: ['2026-10-31T05:30 06:00', '2026-11-01T05:30 06:00', '2026-11-02T06:30 07:00'],
  },
  {
    about: 'Staff meeting on the last weekday of the month in a half-hour zone',
    lines: [
      'DTSTART;TZID=Asia/Kolkata:20260731T160000',
      'DURATION:PT60M',
      'RRULE:FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=7',
    ],
    times: [
      '2026-07-31T10:30 11:30',
      '2026-08-31T10:30 11:30',
      '2026-09-30T10:30 11:30',
      '2026-10-30T10:30 11:30',
      '2026-11-30T10:30 11:30',
      '2026-12-31T10:30 11:30',
      '2027-01-29T10:30 11:30',
    ],
  },
  {
    about: 'A change of half an hour',
    lines: [
      'DTSTART;TZID=Australia/Lord_Howe:20270322T090000',
      'DURATION:PT50M',
      'RRULE:FREQ=WEEKLY;COUNT=4',
    ],
    times: [
      '2027-03-21T22:00 22:50',
      '2027-03-28T22:00 22:50',
      '2027-04-04T22:30 23:20',
      '2027-04-11T22:30 23:20',
    ],
  },
  {
    about: 'A change of half an hour',
    lines: [
      'DTSTART;TZID=Australia/Lord_Howe:20260928T090000',
      'DURATION:PT50M',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ],
    times: ['2026-09-27T22:30 23:20', '2026-10-04T22:00 22:50', '2026-10-11T22:00 22:50'],
  },
  {
    about: 'All-day entries and a holiday over the change of clocks, 12 to 13 hours ahead of UTC',
    lines: ['DTSTART;VALUE=DATE:20260918', 'RRULE:FREQ=WEEKLY;COUNT=4'],
    times: [
      '2026-09-18 until 2026-09-19',
      '2026-09-25 until 2026-09-26',
      '2026-10-02 until 2026-10-03',
      '2026-10-09 until 2026-10-10',
    ],
  },
  {
    about: 'All-day entries and a holiday over the change of clocks, 12 to 13 hours ahead of UTC',
    lines: ['DTSTART;VALUE=DATE:20260926', 'DTEND;VALUE=DATE:20261012'],
    times: ['2026-09-26 until 2026-10-12'],
  },
  {
    about: 'A series with a moved lesson, a cancelled one, one taken out and an extra one',
    lines: [
      'DTSTART;TZID=Europe/Madrid:20261013T100000',
      'DURATION:PT55M',
      'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=6',
      'EXDATE;TZID=Europe/Madrid:20261110T100000',
      'RDATE;TZID=Europe/Madrid:20261113T100000',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:one',
      'RECURRENCE-ID;TZID=Europe/Madrid:20261027T100000',
      'DTSTART;TZID=Europe/Madrid:20261028T120000',
      'DURATION:PT55M',
      'LOCATION:Lab 2',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:one',
      'RECURRENCE-ID;TZID=Europe/Madrid:20261103T100000',
      'DTSTART;TZID=Europe/Madrid:20261103T100000',
      'DURATION:PT55M',
      'STATUS:CANCELLED',
    ],
    times: [
      '2026-10-13T08:00 08:55',
      '2026-10-20T08:00 08:55',
      '2026-10-28T11:00 11:55',
      '2026-11-13T09:00 09:55',
      '2026-11-17T09:00 09:55',
    ],
  },
];
