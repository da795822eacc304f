import { calendarText } from './calendar.ts';

it('gives appointments in the time zone of the venue, whatever their names are', () => {
  const text = calendarText(
    [
      {
        id: 'p1/1',
        begins: Date.parse('2026-07-04T08:00:00Z'),
        ends: Date.parse('2026-07-04T08:05:15Z'),
        title: `Boulder 1; ${'é'.repeat(40)}, Cup`,
        location: 'Gym',
      },
    ],
    'Europe/Vienna',
    0,
  );
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Topout//Plan//EN',
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Vienna',
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0200',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'UID:p1/1',
    'DTSTAMP:19700101T000000Z',
    'DTSTART;TZID=Europe/Vienna:20260704T100000',
    'DTEND;TZID=Europe/Vienna:20260704T100515',
    String.raw`SUMMARY:Boulder 1\; ` + 'é'.repeat(27),
    ` ${'é'.repeat(13)}${String.raw`\,`} Cup`,
    'LOCATION:Gym',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
